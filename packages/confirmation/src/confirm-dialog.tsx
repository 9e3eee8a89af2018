import type { SecurityOverview } from '@rostrum/contracts';
import { AppLink, Modal } from '@rostrum/ui-kit';
import { Segmented } from '@rostrum/ui-kit/data';
import { useState } from 'react';
import { ConfirmByPasskey } from './confirm-by-passkey.tsx';
import { ConfirmByCode, ConfirmByPassword } from './confirm-by-text.tsx';
import styles from './confirm-dialog.module.css';

/** How an account can confirm who is there. */
export type ConfirmationKind = SecurityOverview['confirmation_kinds'][number];

const labels: Record<ConfirmationKind, string> = { password: 'Password', totp: 'Code', passkey: 'Passkey' };

export interface ConfirmDialogProps {
  kinds: readonly ConfirmationKind[];
  /** What it is about, as a sentence. */
  why: string;
  /** False when they turned back. */
  onAnswer: (isConfirmed: boolean) => void;
}

/** Asks again who is there before something sensitive is done. */
export function ConfirmDialog({ kinds, why, onAnswer }: ConfirmDialogProps) {
  const [kind, setKind] = useState(kinds[0]);
  const done = () => onAnswer(true);
  return (
    <Modal open title="Confirm that it is you" footer={null} onCancel={() => onAnswer(false)} width={440}>
      <div className={styles.dialog}>
        {kind === undefined ? (
          <p>
            Your account has no password, app or passkey to confirm with.{' '}
            <AppLink href="/logout">Sign out</AppLink> and in again: for ten minutes after that nothing more
            is asked.
          </p>
        ) : (
          <p>{why} You are not asked again for ten minutes.</p>
        )}
        {kinds.length > 1 ? (
          <Segmented<ConfirmationKind>
            block
            aria-label="Confirm with"
            options={kinds.map((value) => ({ value, label: labels[value] }))}
            value={kind}
            onChange={setKind}
          />
        ) : null}
        {kind === 'passkey' ? <ConfirmByPasskey onDone={done} /> : null}
        {kind === 'password' ? <ConfirmByPassword onDone={done} /> : null}
        {kind === 'totp' ? <ConfirmByCode onDone={done} /> : null}
      </div>
    </Modal>
  );
}
