import { security } from '@rostrum/contracts';
import { useContractMutation } from '@rostrum/remote-runtime';
import { Button, Input } from '@rostrum/ui-kit';
import { FieldError } from '@rostrum/ui-kit/data';
import { useState, type SubmitEvent } from 'react';
import styles from './passkey-row.module.css';

/** Another name for a passkey, in place of its row. */
export function RenamePasskey({ id, name, onDone }: { id: string; name: string; onDone: () => void }) {
  const [text, setText] = useState(name);
  const [fault, setFault] = useState<string>();
  const rename = useContractMutation(security.renamePasskey, { onSuccess: onDone });
  const shown = fault ?? rename.error?.fields[0]?.message ?? rename.error?.message;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const next = text.trim();
    setFault(next === '' ? 'Enter a name.' : undefined);
    if (next === name) onDone();
    else if (next !== '') rename.mutate({ params: { id }, body: { name: next } });
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <div className={styles.field}>
        <Input
          autoFocus
          aria-label="Name of the passkey"
          value={text}
          maxLength={60}
          status={shown ? 'error' : undefined}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Escape') onDone();
          }}
        />
        {shown ? <FieldError>{shown}</FieldError> : null}
      </div>
      <Button type="primary" htmlType="submit" loading={rename.isPending}>
        Save
      </Button>
      <Button onClick={onDone}>Cancel</Button>
    </form>
  );
}
