import type { SecurityOverview } from '@rostrum/contracts';
import { AppLink, Modal } from '@rostrum/ui-kit';
import { Segmented } from '@rostrum/ui-kit/data';
import { useState } from 'react';
import { ConfirmByLink } from './confirm-by-link.tsx';
import { ConfirmByPasskey } from './confirm-by-passkey.tsx';
import { ConfirmByCode, ConfirmByPassword } from './confirm-by-text.tsx';
import styles from './confirm-dialog.module.css';

/** How an account can confirm who is there. */
export type ConfirmationKind = SecurityOverview['confirmation_kinds'][number] | 'link';

const labels: Record<ConfirmationKind, string> = {
  password: 'Password',
  totp: 'Code',
  passkey: 'Passkey',
  link: 'Emailed link',
};

/** Returns the ways in which the person can confirm who is there. */
export const getConfirmationKinds = (
  overview: Pick<SecurityOverview, 'confirmation_kinds' | 'can_confirm_by_link'>,
): readonly ConfirmationKind[] => [
  ...overview.confirmation_kinds,
  ...(overview.can_confirm_by_link ? (['link'] as const) : []),
];

export interface ConfirmDialogProps {
  kinds: readonly ConfirmationKind[];
  /** What it is about, as a sentence. */
  why: string;
  /** The organisation whose identity provider signed the person in, when the account itself was not proven. */
  vouchedBy?: string | null;
  /** False when they turned back. */
  onAnswer: (isConfirmed: boolean) => void;
}

function NoWayToConfirm({ vouchedBy }: { vouchedBy: string | null }) {
  return vouchedBy === null ? (
    <p>
      Your account has no password, app or passkey to confirm with. <AppLink href="/logout">Sign out</AppLink>{' '}
      and in again: for ten minutes after that, nothing more is asked.
    </p>
  ) : (
    <p>
      {vouchedBy} signed you in and manages your mailbox, which doesn't prove that the account is yours.{' '}
      <AppLink href="/logout">Sign out</AppLink>, then sign in with an emailed sign-in link. If {vouchedBy}{' '}
      only allows its own sign-in, ask one of its administrators.
    </p>
  );
}

/** Asks again who is there before something sensitive is done. */
export function ConfirmDialog({ kinds, why, vouchedBy = null, onAnswer }: ConfirmDialogProps) {
  const [kind, setKind] = useState(kinds[0]);
  const done = () => onAnswer(true);
  return (
    <Modal open title="Confirm that it is you" footer={null} onCancel={() => onAnswer(false)} width={440}>
      <div className={styles.dialog}>
        {kind === undefined ? (
          <NoWayToConfirm vouchedBy={vouchedBy} />
        ) : (
          <p>
            {why}{' '}
            {vouchedBy === null ? '' : `${vouchedBy} signed you in, so confirm that the account is yours. `}
            You won't be asked again for ten minutes.
          </p>
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
        {kind === 'link' ? <ConfirmByLink proves="account" onDone={done} /> : null}
        {kind === 'totp' ? <ConfirmByCode onDone={done} /> : null}
      </div>
    </Modal>
  );
}
