import { security } from '@rostrum/contracts';
import { useContractMutation } from '@rostrum/remote-runtime';
import { Button, Card, notify } from '@rostrum/ui-kit';
import { Form, FormErrorSummary } from '@rostrum/ui-kit/data';
import { NewPasswordFields, type NewPasswordValues } from './new-password-fields.tsx';
import styles from './password-form.module.css';

export interface FirstPasswordFormProps {
  /** Does something once it is certain who asks; null when they turned back. */
  confirmed: <Result>(act: () => Promise<Result>) => Promise<Result | null>;
}

/** For those who sign in by mailed links or elsewhere: a password of their own. */
export function FirstPasswordForm({ confirmed }: FirstPasswordFormProps) {
  const [form] = Form.useForm<NewPasswordValues>();
  const set = useContractMutation(security.setPassword, {
    onSuccess: () => notify.success({ title: 'Your account has a password now.' }),
  });
  const error = set.error?.code === 'confirmation_required' ? null : set.error;
  const problems = (error?.fields ?? []).map(({ path, message }) => ({
    fieldId: `first_password_${path}`,
    message,
  }));
  return (
    <Card title="Set a password">
      <p className={styles.lead}>
        Your account has none: you sign in by mailed links or through your organisation. With a password you
        can sign in when those do not work.
      </p>
      <Form<NewPasswordValues>
        form={form}
        name="first_password"
        layout="vertical"
        className={styles.form}
        onFinish={({ new_password }) =>
          // A refusal is shown by the form itself.
          void confirmed(() => set.mutateAsync({ body: { new_password } })).catch(() => undefined)
        }
      >
        {error ? (
          <FormErrorSummary
            title={problems.length === 0 ? error.message : undefined}
            problems={problems}
            requestId={error.requestId}
          />
        ) : null}
        <NewPasswordFields label="Password" />
        <Button type="primary" htmlType="submit" loading={set.isPending}>
          Set password
        </Button>
      </Form>
    </Card>
  );
}
