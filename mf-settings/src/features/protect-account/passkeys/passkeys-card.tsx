import { passkeys as browserPasskeys } from '@rostrum/auth-client';
import { passkeyWords } from '@rostrum/confirmation';
import { security, type Passkey } from '@rostrum/contracts';
import { tellRefusal, useContractMutation } from '@rostrum/remote-runtime';
import { Button, Card, PlusIcon, notify } from '@rostrum/ui-kit';
import { useState } from 'react';
import { useConfirmation } from '../confirm/confirmation.tsx';
import parts from '../security-parts.module.css';
import { PasskeyRow } from './passkey-row.tsx';

export interface PasskeysCardProps {
  passkeys: readonly Passkey[];
  /** New recovery codes come with the first second step; null when there are some already. */
  onAdded: (recoveryCodes: string[] | null) => void;
}

/** Passkeys: sign in with face, finger or PIN, without a password. */
export function PasskeysCard({ passkeys, onAdded }: PasskeysCardProps) {
  const { confirmed } = useConfirmation();
  const [isBusy, setIsBusy] = useState(false);
  const options = useContractMutation(security.passkeyOptions);
  const keep = useContractMutation(security.addPasskey);

  const add = async () => {
    const asked = await confirmed(() => options.mutateAsync());
    if (!asked) return;
    const created = await browserPasskeys.create(asked.options);
    if (!created.ok) {
      notify.info({ title: 'No passkey was added', description: passkeyWords(created.reason) });
      return;
    }
    const kept = await keep.mutateAsync({ body: { ticket: asked.ticket, created: created.value } });
    notify.success({ title: 'Passkey added.', description: 'You can sign in with it from now on.' });
    onAdded(kept.recovery_codes);
  };
  const begin = () => {
    setIsBusy(true);
    void add()
      .catch(tellRefusal('No passkey was added'))
      .finally(() => setIsBusy(false));
  };

  return (
    <Card title="Passkeys" hint={passkeys.length > 0 ? String(passkeys.length) : undefined} flush>
      {passkeys.length > 0 ? (
        <ul className={parts.rows}>
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} />
          ))}
        </ul>
      ) : null}
      <div className={parts.footer}>
        <p className={parts.lead}>
          {passkeys.length > 0
            ? 'Each signs you in by itself, and counts as a second step after a password.'
            : 'Sign in with your face, finger or PIN instead of a password. A passkey cannot be guessed, mailed or typed into a wrong page.'}
        </p>
        {browserPasskeys.isSupported() ? (
          <Button icon={<PlusIcon aria-hidden />} loading={isBusy} onClick={begin}>
            Add a passkey
          </Button>
        ) : (
          <p className={parts.help}>
            This browser does not know passkeys. Open this page in a current browser, on a phone or computer
            that you unlock with a face, finger or PIN.
          </p>
        )}
      </div>
    </Card>
  );
}
