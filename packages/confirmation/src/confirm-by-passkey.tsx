import { passkeys } from '@rostrum/auth-client';
import { security } from '@rostrum/contracts';
import { useContractMutation } from '@rostrum/remote-runtime';
import { Button, FingerprintPatternIcon } from '@rostrum/ui-kit';
import { FieldError } from '@rostrum/ui-kit/data';
import { useState } from 'react';
import { passkeyWords } from './passkey-words.ts';
import styles from './confirm-dialog.module.css';

/** A passkey of the account, by the browser's own dialogue. */
export function ConfirmByPasskey({ onDone }: { onDone: () => void }) {
  const [fault, setFault] = useState<string>();
  const options = useContractMutation(security.confirmOptions);
  const confirm = useContractMutation(security.confirm, { onSuccess: onDone });

  const ask = async () => {
    setFault(undefined);
    const asked = await options.mutateAsync();
    const proof = await passkeys.prove(asked.options);
    if (proof.ok) confirm.mutate({ body: { kind: 'passkey', ticket: asked.ticket, proof: proof.value } });
    else setFault(passkeyWords(proof.reason));
  };
  const error = options.error ?? confirm.error;
  const shown = fault ?? error?.fields[0]?.message ?? error?.message;
  return (
    <div className={styles.fields}>
      <Button
        type="primary"
        block
        autoFocus
        icon={<FingerprintPatternIcon aria-hidden />}
        loading={options.isPending || confirm.isPending}
        onClick={() => void ask().catch(() => undefined)}
      >
        Use a passkey
      </Button>
      {shown ? <FieldError>{shown}</FieldError> : null}
    </div>
  );
}
