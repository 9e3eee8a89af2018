import { security } from '@rostrum/contracts';
import { useContractMutation } from '@rostrum/remote-runtime';
import { Button, Card, Input, notify } from '@rostrum/ui-kit';
import { Form, FormErrorSummary } from '@rostrum/ui-kit/data';
import { longEnough, sameAs } from './password-rules.ts';
import styles from './password-form.module.css';

interface Values {
  new_password: string;
  repeated: string;
}

export interface FirstPasswordFormProps {
  /** Does something once it is certain who asks; null when they turned back. */
  confirmed: <Result>(act: () => Promise<Result>) => Promise<Result | null>;
}

/** For those who sign in by mailed links or elsewhere: a password of their own. */
export function FirstPasswordForm({ confirmed }: FirstPasswordFormProps) {
  const [form] = Form.useForm<Values>();
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
      <Form<Values>
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
        <Form.Item
          name="new_password"
          label="Password"
          extra="12 characters or more. Several words are easier to remember."
          required
          rules={[{ validator: longEnough }]}
        >
          <Input.Password autoComplete="new-password" />
        </Form.Item>
        <Form.Item
          name="repeated"
          label="Password again"
          dependencies={['new_password']}
          required
          rules={[sameAs('new_password')]}
        >
          <Input.Password autoComplete="new-password" />
        </Form.Item>
        <Button type="primary" htmlType="submit" loading={set.isPending}>
          Set password
        </Button>
      </Form>
    </Card>
  );
}
