import type { HeldReply, ReturnReason } from '@rostrum/contracts/inquiries';
import { Button, PaperclipIcon, useNow } from '@rostrum/ui-kit';
import { Alert } from '@rostrum/ui-kit/data';
import { useEffect, useRef, useState } from 'react';
import styles from './held-reply.module.css';

export interface HeldReplyProps {
  held: HeldReply;
  seekerName: string;
  onTakeBack: () => Promise<void>;
  onSendNow: () => Promise<void>;
}

const because: Record<ReturnReason, string> = {
  closed: 'The inquiry was closed before it went out.',
  colleague_replied: 'A colleague replied before it went out. Read that reply first.',
  not_allowed: 'You may not reply to this inquiry any more.',
};

/** In place of the composer: a reply that goes out in a moment and can be undone, or one that could not go out. */
export function HeldReplyStrip({ held, seekerName, onTakeBack, onSendNow }: HeldReplyProps) {
  const [isBusy, setIsBusy] = useState(false);
  const undo = useRef<HTMLButtonElement>(null);
  const isReturned = held.returned_because !== null;
  // The field that was written in gave way to this.
  useEffect(() => {
    if (!isReturned) undo.current?.focus();
  }, [isReturned]);
  const act = async (work: () => Promise<void>) => {
    setIsBusy(true);
    await work();
    setIsBusy(false);
  };
  const text = (
    <p className={styles.text} dir="auto">
      {held.text}
      {held.attachments.map(({ id, name }) => (
        <span key={id} className={styles.file}>
          <PaperclipIcon aria-label="Attached" role="img" size={14} /> {name}
        </span>
      ))}
    </p>
  );
  const takeBack = (label: string) => (
    <Button ref={undo} disabled={isBusy} onClick={() => void act(onTakeBack)}>
      {label}
    </Button>
  );
  if (held.returned_because !== null)
    return (
      <Alert
        type="warning"
        showIcon
        role="alert"
        title="Your reply was not sent"
        description={
          <>
            <p>
              {held.not_cleared
                ? 'It was not cleared. What has to change stands under Clearances.'
                : because[held.returned_because]}
            </p>
            {text}
            {takeBack('Edit reply')}
          </>
        }
      />
    );
  return (
    <section className={styles.strip} aria-label="Reply that is about to be sent">
      <div className={styles.head}>
        <strong>
          Sending to {seekerName} <SecondsLeft until={held.send_at} />
        </strong>
        <span className={styles.actions}>
          {takeBack('Undo')}
          <Button type="text" disabled={isBusy} onClick={() => void act(onSendNow)}>
            Send now
          </Button>
        </span>
      </div>
      {text}
    </section>
  );
}

/** Not read out each second: that it can be undone is said once, by the button that has the focus. */
function SecondsLeft({ until }: { until: string }) {
  const now = useNow(250);
  const seconds = Math.ceil((Date.parse(until) - now) / 1000);
  return <span className={styles.seconds}>{seconds > 0 ? `in ${seconds} s` : 'now'}</span>;
}
