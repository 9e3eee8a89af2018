import { Button, CircleCheckIcon, CopyButton, PhoneIcon, useNow } from '@rostrum/ui-kit';
import { alsoSentText } from '@rostrum/inquiry-form';
import { useEffect, useRef } from 'react';
import { instantOf } from './local-time.ts';
import type { SentCopy } from './inquiry-copies.ts';
import styles from './thank-you.module.css';

export interface ThankYouProps {
  /** One for each organisation that was asked. */
  sent: readonly SentCopy[];
  recipient: string;
  /** As typed in the form. */
  deadline: string;
  isGuest: boolean;
  onAnother: () => void;
}

const tightMs = 3 * 3_600_000;

/** What was sent, under which reference, where it can be followed, and whom to call when time is short. */
export function ThankYou({ sent, recipient, deadline, isGuest, onAnother }: ThankYouProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const now = useNow();
  const instant = instantOf(deadline);
  const isTight = instant !== undefined && new Date(instant).getTime() - now < tightMs;
  return (
    <div className={styles.thankYou}>
      <h3 ref={heading} tabIndex={-1} className={styles.title}>
        <CircleCheckIcon size={20} aria-hidden /> Sent to {recipient}
      </h3>
      {sent.map((copy) => (
        <Copy
          key={copy.receipt.id}
          copy={copy}
          isOneOfSeveral={sent.length > 1}
          isTight={isTight}
          isGuest={isGuest}
        />
      ))}
      <div className={styles.actions}>
        <Button type="text" onClick={onAnother}>
          Ask something else
        </Button>
      </div>
    </div>
  );
}

interface CopyProps {
  copy: SentCopy;
  isOneOfSeveral: boolean;
  isTight: boolean;
  isGuest: boolean;
}

function Copy({ copy: { organisation, receipt, alsoAsked }, isOneOfSeveral, isTight, isGuest }: CopyProps) {
  const address = new URL(receipt.tracking_path, window.location.origin).href;
  const at = isOneOfSeveral ? ` at ${organisation.name}` : '';
  return (
    <>
      <p>
        Your reference{at} is <span className="r-reference">{receipt.ref}</span>.{' '}
        {isGuest && 'We have also emailed you the tracking link: open it to confirm your address.'}
      </p>
      {alsoAsked.length > 0 && <p>{alsoSentText(alsoAsked)}</p>}
      {organisation.inquiry_form?.thanks && (
        <p className={styles.words}>{organisation.inquiry_form.thanks}</p>
      )}
      {isTight && receipt.desk_phone && (
        <p className={styles.desk}>
          <PhoneIcon aria-hidden />
          <span>
            Less than three hours: call the desk{isOneOfSeveral && ` of ${organisation.name}`} as well,{' '}
            <a href={`tel:${receipt.desk_phone.replace(/\s/g, '')}`}>{receipt.desk_phone}</a>.
          </span>
        </p>
      )}
      <a className={styles.link} href={receipt.tracking_path}>
        Follow your inquiry{at}
      </a>
      <div className={styles.actions}>
        <CopyButton text={address} label={`Copy tracking link${at}`} />
      </div>
    </>
  );
}
