import { getBody, repeatPassword, security } from '@rostrum/contracts';
import { useContractMutation } from '@rostrum/remote-runtime';
import { Button, Card, notify } from '@rostrum/ui-kit';
import { ContractForm, useContractForm } from '@rostrum/ui-kit/form';
import { NewPasswordFields } from './new-password-fields.tsx';
import styles from './password-form.module.css';

const schema = repeatPassword(getBody(security.setPassword), 'Password again');

export interface FirstPasswordFormProps {
  /** Does something once it is certain who asks; null when they turned back. */
  confirmed: <Result>(act: () => Promise<Result>) => Promise<Result | null>;
}

/** For those who sign in by mailed links or elsewhere: a password of their own. */
export function FirstPasswordForm({ confirmed }: FirstPasswordFormProps) {
  const form = useContractForm({
    schema,
    name: 'first_password',
    values: { new_password: '', repeated: '' },
  });
  const set = useContractMutation(security.setPassword, {
    onSuccess: () => notify.success({ title: 'Your account has a password now.' }),
  });
  return (
    <Card title="Set a password">
      <p className={styles.lead}>
        Your account has none: you sign in by mailed links or through your organisation. With a password you
        can sign in when those do not work.
      </p>
      <ContractForm
        form={form}
        className={styles.form}
        error={set.error?.code === 'confirmation_required' ? null : set.error}
        onSubmit={({ new_password }) =>
          // A refusal is shown by the form itself.
          void confirmed(() => set.mutateAsync({ body: { new_password } })).catch(() => undefined)
        }
      >
        <NewPasswordFields />
        <Button type="primary" htmlType="submit" loading={set.isPending}>
          Set password
        </Button>
      </ContractForm>
    </Card>
  );
}
