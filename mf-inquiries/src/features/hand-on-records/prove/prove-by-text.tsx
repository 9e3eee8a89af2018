import { confirmationBodies, security } from '@rostrum/contracts';
import { useContractMutation } from '@rostrum/remote-runtime';
import { Button } from '@rostrum/ui-kit';
import { ContractForm, PasswordField, TextField, useContractForm } from '@rostrum/ui-kit/form';

export interface ProveByTextProps {
  onDone: () => void;
}

/** The password again. What was typed stays when it was wrong. */
export function ProveByPassword({ onDone }: ProveByTextProps) {
  const schema = confirmationBodies.password;
  const form = useContractForm({ schema, name: 'prove', values: { kind: 'password', password: '' } });
  const confirm = useContractMutation(security.confirm, { onSuccess: onDone });
  return (
    <ContractForm
      form={form}
      enterSends
      onlyField="password"
      marks="none"
      error={confirm.error}
      onSubmit={(body) => confirm.mutate({ body })}
    >
      <PasswordField name="password" autoFocus autoComplete="current-password" />
      <ProveButton isPending={confirm.isPending} />
    </ContractForm>
  );
}

/** A code of the app, or a recovery code. What was typed stays when it was wrong. */
export function ProveByCode({ onDone }: ProveByTextProps) {
  const schema = confirmationBodies.totp;
  const form = useContractForm({ schema, name: 'prove', values: { kind: 'totp', code: '' } });
  const confirm = useContractMutation(security.confirm, { onSuccess: onDone });
  return (
    <ContractForm
      form={form}
      enterSends
      onlyField="code"
      marks="none"
      error={confirm.error}
      onSubmit={(body) => confirm.mutate({ body })}
    >
      <TextField name="code" autoFocus autoComplete="one-time-code" />
      <ProveButton isPending={confirm.isPending} />
    </ContractForm>
  );
}

const ProveButton = ({ isPending }: { isPending: boolean }) => (
  <Button type="primary" htmlType="submit" block loading={isPending}>
    Confirm
  </Button>
);
