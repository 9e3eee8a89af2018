import { confirmationBodies, security } from '@rostrum/contracts';
import { useContractMutation } from '@rostrum/remote-runtime';
import { Button } from '@rostrum/ui-kit';
import { ContractForm, PasswordField, TextField, useContractForm } from '@rostrum/ui-kit/form';
import styles from './confirm-dialog.module.css';

export interface ConfirmByTextProps {
  onDone: () => void;
}

/** The password again. What was typed stays when it was wrong. */
export function ConfirmByPassword({ onDone }: ConfirmByTextProps) {
  const schema = confirmationBodies.password;
  const form = useContractForm({ schema, name: 'confirm', values: { kind: 'password', password: '' } });
  const confirm = useContractMutation(security.confirm, { onSuccess: onDone });
  return (
    <ContractForm
      form={form}
      className={styles.fields}
      enterSends
      onlyField="password"
      marks="none"
      error={confirm.error}
      onSubmit={(body) => confirm.mutate({ body })}
    >
      <PasswordField name="password" autoFocus autoComplete="current-password" />
      <ConfirmButton isPending={confirm.isPending} />
    </ContractForm>
  );
}

/** A code of the app, or a recovery code. What was typed stays when it was wrong. */
export function ConfirmByCode({ onDone }: ConfirmByTextProps) {
  const schema = confirmationBodies.totp;
  const form = useContractForm({ schema, name: 'confirm', values: { kind: 'totp', code: '' } });
  const confirm = useContractMutation(security.confirm, { onSuccess: onDone });
  return (
    <ContractForm
      form={form}
      className={styles.fields}
      enterSends
      onlyField="code"
      marks="none"
      error={confirm.error}
      onSubmit={(body) => confirm.mutate({ body })}
    >
      <TextField name="code" autoFocus autoComplete="one-time-code" />
      <ConfirmButton isPending={confirm.isPending} />
    </ContractForm>
  );
}

const ConfirmButton = ({ isPending }: { isPending: boolean }) => (
  <Button type="primary" htmlType="submit" block loading={isPending}>
    Confirm
  </Button>
);
