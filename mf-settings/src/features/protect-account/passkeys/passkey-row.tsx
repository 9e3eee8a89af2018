import { security, type Passkey } from '@rostrum/contracts';
import { tellRefusal, useContractMutation } from '@rostrum/remote-runtime';
import { Button, ConfirmButton, FingerprintPatternIcon, RelativeTime, notify } from '@rostrum/ui-kit';
import { useState } from 'react';
import { useConfirmation } from '../confirm/confirmation.tsx';
import parts from '../security-parts.module.css';
import { RenamePasskey } from './rename-passkey.tsx';
import styles from './passkey-row.module.css';

/** One passkey: its name, when it was used, and what can be done with it. */
export function PasskeyRow({
  passkey: { id, name, is_backed_up, created_at, last_used_at },
}: {
  passkey: Passkey;
}) {
  const { confirmed } = useConfirmation();
  const [isRenaming, setIsRenaming] = useState(false);
  const remove = useContractMutation(security.removePasskey);
  const takeAway = () =>
    confirmed(() => remove.mutateAsync({ params: { id } })).then((removed) => {
      if (removed)
        notify.success({
          title: `“${name}” was removed.`,
          description: 'Your device may still offer it; delete it there too.',
        });
    }, tellRefusal('Could not remove the passkey.'));

  if (isRenaming)
    return (
      <li className={styles.renaming}>
        <RenamePasskey id={id} name={name} onDone={() => setIsRenaming(false)} />
      </li>
    );
  return (
    <li className={parts.row}>
      <FingerprintPatternIcon size={18} aria-hidden />
      <div>
        <div className={parts.name}>{name}</div>
        <div className={parts.meta}>
          Added <RelativeTime value={created_at} /> ·{' '}
          {last_used_at ? (
            <>
              used <RelativeTime value={last_used_at} />
            </>
          ) : (
            'not used yet'
          )}
          {is_backed_up ? ' · on all your devices' : ' · on one device'}
        </div>
      </div>
      <div>
        <Button type="text" onClick={() => setIsRenaming(true)} aria-label={`Rename ${name}`}>
          Rename
        </Button>
        <ConfirmButton
          type="text"
          danger
          aria-label={`Remove ${name}`}
          title={`Remove “${name}”?`}
          consequence="It signs in no more. You can add it again later."
          confirmLabel="Remove the passkey"
          onConfirm={() => void takeAway()}
        >
          Remove
        </ConfirmButton>
      </div>
    </li>
  );
}
