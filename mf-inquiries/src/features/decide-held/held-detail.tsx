import { formatNumber } from '@rostrum/contracts';
import type { HeldDecision, HeldInquiryDetail } from '@rostrum/contracts/inquiries';
import {
  BadgeCheckIcon,
  Button,
  CheckIcon,
  BanIcon,
  Highlight,
  Kbd,
  RelativeTime,
  shortDate,
  useNow,
} from '@rostrum/ui-kit';
import { DeadlineBlock, InquiryTypeLabel } from '@rostrum/ui-kit/data';
import { HeldReasons, MarkedMessage } from './held-reasons.tsx';
import { describeReason, describeTimeLeft } from './held-words.ts';
import { ThreatActions } from './threat-actions.tsx';
import styles from './held-detail.module.css';

function describeHistory({ sent, answered, spam, first_at: first }: HeldInquiryDetail['history']): string {
  if (sent === 0 || first === null) return 'First message from this address.';
  const parts = [
    `${formatNumber(sent)} earlier ${sent === 1 ? 'inquiry' : 'inquiries'} since ${shortDate(Date.parse(first))}`,
    `${formatNumber(answered)} answered`,
    `${formatNumber(spam)} spam`,
  ];
  return `${parts.join(', ')}.`;
}

const decidedWords = { held: '', released: 'Released', spam: 'Marked as spam' };

export interface HeldDetailProps {
  item: HeldInquiryDetail;
  onDecide: (decision: HeldDecision) => void;
  /** Asks for a rule that holds the sender's next inquiries, and then confirms this one. */
  onBlock: () => void;
}

/** A held inquiry: what it says, why it is held, who sent it, and what can be done. */
export function HeldDetail({ item, onDecide, onBlock }: HeldDetailProps) {
  const now = useNow();
  const { sender, rule, decided, state, verdict } = item;
  return (
    <article className={styles.detail}>
      <div className={styles.content}>
        <h2 dir="auto">{item.subject}</h2>
        <p className={styles.sender}>
          <strong>{sender.name}</strong>{' '}
          {sender.verified ? <BadgeCheckIcon size={16} aria-label="Verified" /> : null}
          {sender.organization ? <span>{sender.organization}</span> : null}
          <span className={styles.email}>{sender.email}</span>
          <RelativeTime value={item.created_at} />
          <InquiryTypeLabel type={item.type} restricted={item.restricted} outlined />
        </p>
        {item.deadline_at === null ? null : (
          <DeadlineBlock at={item.deadline_at} startedAt={item.created_at} />
        )}
        <p className={styles.message} dir="auto">
          {rule === null ? (
            <MarkedMessage message={item.message} reasons={item.reasons} />
          ) : (
            <Highlight text={item.message} terms={rule.kind === 'phrase' ? [rule.pattern] : []} />
          )}
        </p>
        <dl className={styles.facts}>
          <dt>To</dt>
          <dd>{item.recipients.length === 0 ? 'The organisation' : item.recipients.join(', ')}</dd>
          <dt>Sender</dt>
          <dd>{describeHistory(item.history)}</dd>
          {sender.email_confirmed === undefined ? null : (
            <>
              <dt>Email</dt>
              <dd>{sender.email_confirmed ? 'Confirmed by the sender.' : 'Not confirmed yet.'}</dd>
            </>
          )}
          {item.ip === null ? null : (
            <>
              <dt>Sent from</dt>
              <dd>{item.ip}</dd>
            </>
          )}
        </dl>
      </div>
      <aside className={styles.side} aria-label="Why it was held">
        <h3>Why it was held</h3>
        <p className={styles.reason}>
          {describeReason(item)}
          {rule?.reason ? <span>{rule.reason}</span> : null}
        </p>
        {rule === null ? <HeldReasons verdict={verdict} reasons={item.reasons} /> : null}
        <p className="r-secondary">
          {state === 'held'
            ? verdict?.is_safety
              ? 'Held as a possible threat. It is kept until someone decides.'
              : `${item.action === 'block' ? 'Blocked' : 'Quarantined'} by ${rule === null ? 'screening' : 'a rule of the Blocked List'}. ${describeTimeLeft(item.expires_at, now)}; then it counts as spam.`
            : `${decidedWords[state]}${decided?.by ? ` by ${decided.by}` : ''}${decided ? ` on ${shortDate(Date.parse(decided.at))}` : ''}.`}
        </p>
        {verdict?.is_safety ? <ThreatActions item={item} /> : null}
        {state === 'released' ? null : (
          <div className={styles.acts}>
            <Button
              type="primary"
              icon={<CheckIcon size={16} aria-hidden />}
              onClick={() => onDecide('release')}
            >
              Release <Kbd>A</Kbd>
            </Button>
            <Button onClick={() => onDecide('release_and_allow')}>
              Release and allow sender <Kbd>⇧ A</Kbd>
            </Button>
            {state === 'held' ? (
              <>
                <Button icon={<BanIcon size={16} aria-hidden />} onClick={() => onDecide('confirm')}>
                  Confirm spam <Kbd>S</Kbd>
                </Button>
                <Button onClick={onBlock}>
                  Confirm and block sender <Kbd>⇧ S</Kbd>
                </Button>
              </>
            ) : null}
          </div>
        )}
        <p className="r-secondary">
          Released inquiries go to the inbox as new, and the desk and the experts are emailed. Spam is kept.
          The sender isn’t notified of either.
        </p>
      </aside>
    </article>
  );
}
