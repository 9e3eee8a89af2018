import type { SecurityOverview } from '@rostrum/contracts';
import { AppLink, Modal } from '@rostrum/ui-kit';
import { Segmented } from '@rostrum/ui-kit/data';
import { useState } from 'react';
import { ProveByPasskey } from './prove-by-passkey.tsx';
import { ProveByCode, ProveByPassword } from './prove-by-text.tsx';
import styles from '../hand-on-records.module.css';

type Kind = SecurityOverview['confirmation_kinds'][number];

const labels: Record<Kind, string> = { password: 'Password', totp: 'Code', passkey: 'Passkey' };

export interface ProveDialogProps {
  /** How the account can prove who is there. */
  kinds: readonly Kind[];
  onAnswer: (isProved: boolean) => void;
}

/** Asks again who is there before inquiries leave the organisation. */
export function ProveDialog({ kinds, onAnswer }: ProveDialogProps) {
  const [kind, setKind] = useState(kinds[0]);
  const done = () => onAnswer(true);
  return (
    <Modal open title="Confirm that it is you" footer={null} onCancel={() => onAnswer(false)} width={440}>
      <div className={styles.prove}>
        {kind === undefined ? (
          <p>
            Your account has no password, app or passkey to confirm with.{' '}
            <AppLink href="/logout">Sign out</AppLink> and in again: for ten minutes after that nothing more
            is asked.
          </p>
        ) : (
          <p>
            The file holds what people wrote to your organisation. You are not asked again for ten minutes.
          </p>
        )}
        {kinds.length > 1 ? (
          <Segmented<Kind>
            block
            aria-label="Confirm with"
            options={kinds.map((value) => ({ value, label: labels[value] }))}
            value={kind}
            onChange={setKind}
          />
        ) : null}
        {kind === 'passkey' ? <ProveByPasskey onDone={done} /> : null}
        {kind === 'password' ? <ProveByPassword onDone={done} /> : null}
        {kind === 'totp' ? <ProveByCode onDone={done} /> : null}
      </div>
    </Modal>
  );
}
