import { formatDate } from '@rostrum/contracts';
import type { TrialResult } from '@rostrum/contracts/inquiries';
import styles from './setup.module.css';

const ruleWords = { allowed: 'Always let through', blocked: 'Blocked', quarantined: 'Held in AI Quarantine' };

const count = (total: number, words: string) => `${total} ${total === 1 ? 'inquiry' : 'inquiries'} ${words}`;

const dueIn = (at: string, timezone: string) =>
  formatDate(at, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: timezone,
    timeZoneName: 'short',
  });

/** What would become of the message, in the order in which it happens. */
export function TrialOutcome({ result, timezone }: { result: TrialResult; timezone: string }) {
  const { is_offered: isOffered, rule, routed_by: place, assignee, reply_due_at: due, open } = result;
  const isHeld = rule !== null && rule.outcome !== 'allowed';
  return (
    <ul className={styles.outcome}>
      {isOffered ? null : (
        <li>
          <strong>The form does not take it</strong>
          <span>This type is off in the saved setup.</span>
        </li>
      )}
      <li>
        <strong>{rule ? ruleWords[rule.outcome] : 'No rule of the Blocked List fits'}</strong>
        {rule ? <span>{rule.words}</span> : null}
      </li>
      <li>
        <strong>{assignee ? `${assignee.name} gets it` : 'Stays unassigned'}</strong>
        <span>
          {place === null ? 'No rule fits: everything else' : `Routing rule ${place}`}
          {isHeld ? ', once it is released' : ''}
        </span>
      </li>
      <li>
        <strong>{due ? `First reply due ${dueIn(due, timezone)}` : 'No reply is due'}</strong>
        <span>
          {due ? `If it arrived now. Priority: ${result.priority}.` : 'The team works on no day of the week.'}
        </span>
      </li>
      <li>
        <strong>{count(open.total, 'open now')}</strong>
        <span>
          Saving moves when the first reply is due for {open.due_moved}. The rules would give{' '}
          {open.routed_elsewhere} to another member; they stay where they are.
        </span>
      </li>
    </ul>
  );
}
