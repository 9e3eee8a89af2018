import { getBody, settings } from '@rostrum/contracts';
import { useContractMutation } from '@rostrum/remote-runtime';
import { Button } from '@rostrum/ui-kit';
import { ContractForm, TextField, useContractForm } from '@rostrum/ui-kit/form';
import styles from './change-address.module.css';

const schema = getBody(settings.changeEmail);

export interface AddressFormProps {
  current: string;
  confirmed: <Result>(act: () => Promise<Result>) => Promise<Result | null>;
  onSent: (address: string) => void;
}

/** Asks for a new address. What was typed stays when it is refused. */
export function AddressForm({ current, confirmed, onSent }: AddressFormProps) {
  const form = useContractForm({ schema, name: 'address', values: { email: '' } });
  const change = useContractMutation(settings.changeEmail, { onSuccess: ({ sent_to }) => onSent(sent_to) });
  return (
    <ContractForm
      form={form}
      enterSends
      error={change.error?.code === 'confirmation_required' ? null : change.error}
      onSubmit={({ email }) =>
        // A refusal is shown by the form itself.
        void confirmed(() => change.mutateAsync({ body: { email } })).catch(() => undefined)
      }
    >
      <p className={styles.lead}>
        We mail a link there. Until you have followed it, you go on signing in with {current}.
      </p>
      <TextField name="email" type="email" autoComplete="email" autoFocus />
      <Button type="primary" htmlType="submit" loading={change.isPending}>
        Mail the link
      </Button>
    </ContractForm>
  );
}
