import { security } from '@rostrum/contracts';
import { useApiClient, useContractMutation } from '@rostrum/remote-runtime';
import { Button } from '@rostrum/ui-kit';
import { FieldError } from '@rostrum/ui-kit/data';
import { useState } from 'react';
import styles from './confirm-dialog.module.css';

export interface ConfirmByLinkProps {
  /** What the link is to prove: who is there, or only that the mailbox is read. */
  proves: 'account' | 'mailbox';
  onDone: () => void;
}

/** An emailed link, opened in this browser. The dialog stays until the server has seen it. */
export function ConfirmByLink({ proves, onDone }: ConfirmByLinkProps) {
  const api = useApiClient();
  const [fault, setFault] = useState<string>();
  const [isChecking, setChecking] = useState(false);
  const order = useContractMutation(security.mailConfirmation);

  const check = async () => {
    setFault(undefined);
    setChecking(true);
    try {
      const { confirmed_until, is_mailbox_proven } = await api.call(security.get);
      const isProven = proves === 'account' ? confirmed_until !== null : is_mailbox_proven;
      if (isProven) onDone();
      else setFault("We haven't seen the link yet. Open it in this browser, then select Continue.");
    } catch {
      setFault("We couldn't check the link. Try again.");
    } finally {
      setChecking(false);
    }
  };
  const shown = fault ?? order.error?.message;
  return (
    <div className={styles.fields}>
      {order.data ? (
        <>
          <p role="status">
            We've emailed a link to <strong>{order.data.sent_to}</strong>. Open it in this browser within 15
            minutes, then come back here.
          </p>
          <Button type="primary" block loading={isChecking} onClick={() => void check()}>
            Continue
          </Button>
          <Button type="link" block loading={order.isPending} onClick={() => order.mutate({})}>
            Email another link
          </Button>
        </>
      ) : (
        <Button type="primary" block autoFocus loading={order.isPending} onClick={() => order.mutate({})}>
          Email me a link
        </Button>
      )}
      {shown ? <FieldError>{shown}</FieldError> : null}
    </div>
  );
}
