import { getBody, security } from '@rostrum/contracts';
import { useContractMutation } from '@rostrum/remote-runtime';
import { Button } from '@rostrum/ui-kit';
import { ContractForm, TextField, useContractForm } from '@rostrum/ui-kit/form';
import styles from './passkey-row.module.css';

const schema = getBody(security.renamePasskey);

/** Another name for a passkey, in place of its row. */
export function RenamePasskey({ id, name, onDone }: { id: string; name: string; onDone: () => void }) {
  const form = useContractForm({ schema, name: `passkey_${id}`, values: { name } });
  const rename = useContractMutation(security.renamePasskey, { onSuccess: onDone });
  return (
    <ContractForm
      form={form}
      className={styles.form}
      enterSends
      onlyField="name"
      error={rename.error}
      onSubmit={(body) => (body.name === name ? onDone() : rename.mutate({ params: { id }, body }))}
    >
      <div className={styles.field}>
        <TextField
          name="name"
          isLabelHidden
          autoFocus
          onKeyDown={(event) => {
            if (event.key === 'Escape') onDone();
          }}
        />
      </div>
      <Button type="primary" htmlType="submit" loading={rename.isPending}>
        Save
      </Button>
      <Button onClick={onDone}>Cancel</Button>
    </ContractForm>
  );
}
