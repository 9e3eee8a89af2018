import { passkeys } from '@rostrum/auth-client';
import { security } from '@rostrum/contracts';
import { useContractMutation } from '@rostrum/remote-runtime';
import { Button, FingerprintPatternIcon } from '@rostrum/ui-kit';
import { FieldError } from '@rostrum/ui-kit/data';
import { useState } from 'react';

/** A passkey of the account, by the browser's own dialogue. */
export function ProveByPasskey({ onDone }: { onDone: () => void }) {
  const [isUnused, setIsUnused] = useState(false);
  const options = useContractMutation(security.confirmOptions);
  const confirm = useContractMutation(security.confirm, { onSuccess: onDone });
  const ask = async () => {
    setIsUnused(false);
    const asked = await options.mutateAsync();
    const proof = await passkeys.prove(asked.options);
    if (proof.ok) confirm.mutate({ body: { kind: 'passkey', ticket: asked.ticket, proof: proof.value } });
    else setIsUnused(true);
  };
  const error = options.error ?? confirm.error;
  const shown = isUnused
    ? 'No passkey was used. Try again, or confirm in another way.'
    : (error?.fields[0]?.message ?? error?.message);
  return (
    <div>
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
