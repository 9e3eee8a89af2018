import { settings } from '@rostrum/contracts';
import { useContractMutation } from '@rostrum/remote-runtime';
import { Button, Card, Input, notify } from '@rostrum/ui-kit';
import { Form, FormErrorSummary } from '@rostrum/ui-kit/data';
import { NewPasswordFields, type NewPasswordValues } from './new-password-fields.tsx';
import styles from './password-form.module.css';

interface Values extends NewPasswordValues {
  current_password: string;
}

const sessions = (count: number) =>
  count === 1 ? 'One other session was signed out.' : `${count} other sessions were signed out.`;

/** Changes the password; every other session of the person ends. */
export function PasswordForm() {
  const [form] = Form.useForm<Values>();
  const change = useContractMutation(settings.changePassword, {
    // The other browsers that were signed out leave the list.
    invalidates: ['security'],
    onSuccess: ({ other_sessions_ended }) => {
      form.resetFields();
      notify.success({
        title: 'Password changed.',
        description: other_sessions_ended > 0 ? sessions(other_sessions_ended) : undefined,
      });
    },
  });
  const problems = (change.error?.fields ?? []).map(({ path, message }) => ({
    fieldId: `password_${path}`,
    message,
  }));

  return (
    <Card title="Change password">
      <Form<Values>
        form={form}
        name="password"
        layout="vertical"
        className={styles.form}
        onFinish={({ current_password, new_password }) =>
          change.mutate({ body: { current_password, new_password } })
        }
      >
        {change.error ? (
          <FormErrorSummary
            title={problems.length === 0 ? change.error.message : undefined}
            problems={problems}
            requestId={change.error.requestId}
          />
        ) : null}
        <Form.Item
          name="current_password"
          label="Current password"
          rules={[{ required: true, message: 'Enter your current password.' }]}
        >
          <Input.Password autoComplete="current-password" />
        </Form.Item>
        <NewPasswordFields label="New password" />
        <Button type="primary" htmlType="submit" loading={change.isPending}>
          Change password
        </Button>
      </Form>
    </Card>
  );
}
