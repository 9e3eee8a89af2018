import { getBody, repeatPassword, settings } from '@rostrum/contracts';
import { useContractMutation } from '@rostrum/remote-runtime';
import { Button, Card, notify } from '@rostrum/ui-kit';
import { ContractForm, PasswordField, useContractForm } from '@rostrum/ui-kit/form';
import { NewPasswordFields } from './new-password-fields.tsx';
import styles from './password-form.module.css';

const schema = repeatPassword(getBody(settings.changePassword), 'New password again');
const empty = { current_password: '', new_password: '', repeated: '' };

const sessions = (count: number) =>
  count === 1 ? 'One other session was signed out.' : `${count} other sessions were signed out.`;

/** Changes the password; every other session of the person ends. */
export function PasswordForm() {
  const form = useContractForm({ schema, name: 'password', values: empty });
  const change = useContractMutation(settings.changePassword, {
    // The other browsers that were signed out leave the list.
    invalidates: ['security'],
    onSuccess: ({ other_sessions_ended }) => {
      form.reset();
      notify.success({
        title: 'Password changed.',
        description: other_sessions_ended > 0 ? sessions(other_sessions_ended) : undefined,
      });
    },
  });

  return (
    <Card title="Change password">
      <ContractForm
        form={form}
        className={styles.form}
        error={change.error}
        onSubmit={({ repeated: _repeated, ...body }) => change.mutate({ body })}
      >
        <PasswordField name="current_password" autoComplete="current-password" />
        <NewPasswordFields />
        <Button type="primary" htmlType="submit" loading={change.isPending}>
          Change password
        </Button>
      </ContractForm>
    </Card>
  );
}
