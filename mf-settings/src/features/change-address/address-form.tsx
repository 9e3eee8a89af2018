import { settings } from '@rostrum/contracts';
import { useContractMutation } from '@rostrum/remote-runtime';
import { Button, Input } from '@rostrum/ui-kit';
import { Form, FormErrorSummary } from '@rostrum/ui-kit/data';
import styles from './change-address.module.css';

export interface AddressFormProps {
  current: string;
  confirmed: <Result>(act: () => Promise<Result>) => Promise<Result | null>;
  onSent: (address: string) => void;
}

/** Asks for a new address. What was typed stays when it is refused. */
export function AddressForm({ current, confirmed, onSent }: AddressFormProps) {
  const change = useContractMutation(settings.changeEmail, { onSuccess: ({ sent_to }) => onSent(sent_to) });
  const error = change.error?.code === 'confirmation_required' ? null : change.error;
  const problems = (error?.fields ?? []).map(({ path, message }) => ({
    fieldId: `address_${path}`,
    message,
  }));
  return (
    <Form<{ email: string }>
      name="address"
      layout="vertical"
      onFinish={({ email }) =>
        // A refusal is shown by the form itself.
        void confirmed(() => change.mutateAsync({ body: { email } })).catch(() => undefined)
      }
    >
      {error ? (
        <FormErrorSummary
          title={problems.length === 0 ? error.message : undefined}
          problems={problems}
          requestId={error.requestId}
        />
      ) : null}
      <p className={styles.lead}>
        We mail a link there. Until you have followed it, you go on signing in with {current}.
      </p>
      <Form.Item
        name="email"
        label="New address"
        rules={[{ required: true, message: 'Enter your new address.' }]}
      >
        <Input type="email" maxLength={254} autoComplete="email" autoFocus />
      </Form.Item>
      <Button type="primary" htmlType="submit" loading={change.isPending}>
        Mail the link
      </Button>
    </Form>
  );
}
