import { formatDate } from '@rostrum/contracts';
import { screeningCategoryLabels, type ListMode, type TrialResult } from '@rostrum/contracts/inquiries';
import styles from './setup.module.css';

const ruleWords = {
  allowed: 'Always let through',
  blocked: 'Blocked',
  quarantined: 'Held in AI Quarantine',
  flagged: 'Flagged in the inbox',
};
const listWords: Record<ListMode, string> = {
  each: 'at once',
  hourly: 'hourly',
  daily: 'daily',
  weekly: 'weekly',
};

/** A list that would get it. */
export interface FittingList {
  id: string;
  name: string;
  mode: ListMode;
  is_paused: boolean;
  addresses: number;
}

function describeVerdict({
  label,
  queue,
  score,
  threshold,
  category,
}: TrialResult['verdict']): [string, string] {
  const percent = `${Math.floor(score * 100)}%`;
  if (queue === 'safety')
    return ['Screening holds it as a possible threat', 'It waits until someone decides.'];
  const holds = threshold >= 1 ? 'It holds threats only.' : `It holds at ${Math.round(threshold * 100)}%.`;
  if (queue === 'spam')
    return [`Screening holds it: ${screeningCategoryLabels[category]}`, `${percent} spam. ${holds}`];
  return [
    label === 'clean' ? 'Screening lets it through' : 'Screening lets it through, unsure',
    `${percent} spam. ${holds}`,
  ];
}

function describeMails({ told }: TrialResult, isHeld: boolean): [string, string] {
  const later = isHeld ? 'Once it is released' : 'At once';
  if (told.length === 0)
    return ['No one at the desk gets an email', 'The expert does, if one is asked directly.'];
  return [
    `${count(told.length, told.length === 1 ? 'member of the desk gets an email' : 'members of the desk get an email')}`,
    `${later}: ${told.join(', ')}.`,
  ];
}

const count = (total: number, words: string) => `${total} ${words}`;
const countInquiries = (total: number, words: string) =>
  `${total} ${total === 1 ? 'inquiry' : 'inquiries'} ${words}`;

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
export function TrialOutcome({
  result,
  lists,
  timezone,
}: {
  result: TrialResult;
  /** Undefined while they are not known. */
  lists: readonly FittingList[] | undefined;
  timezone: string;
}) {
  const { is_offered: isOffered, rule, routed_by: place, assignee, reply_due_at: due, open } = result;
  const isAllowed = rule?.outcome === 'allowed';
  const isHeldByRule = rule?.outcome === 'blocked' || rule?.outcome === 'quarantined';
  const isHeld = isHeldByRule || (result.verdict.queue !== 'none' && !isAllowed);
  const [verdict, sure] = describeVerdict(result.verdict);
  const [mails, whom] = describeMails(result, isHeld);
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
        <strong>{verdict}</strong>
        <span>
          {isAllowed && result.verdict.queue !== 'none'
            ? `${sure} An allowed sender is held for a near-certain threat or phishing only.`
            : sure}
        </span>
      </li>
      <li>
        <strong>{assignee ? `${assignee.name} gets it` : 'Stays unassigned'}</strong>
        <span>
          {place === null ? 'No rule fits: everything else' : `Routing rule ${place}`}
          {result.is_on_duty ? ', on duty now' : ''}
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
        <strong>{mails}</strong>
        <span>{whom}</span>
      </li>
      {lists === undefined ? null : (
        <li>
          <strong>
            {lists.length === 0
              ? 'No mailing list gets it'
              : count(lists.length, lists.length === 1 ? 'mailing list gets it' : 'mailing lists get it')}
          </strong>
          {lists.map((list) => (
            <span
              key={list.id}
            >{`${list.name}: ${list.is_paused ? 'paused' : `${count(list.addresses, list.addresses === 1 ? 'address' : 'addresses')}, ${listWords[list.mode]}`}`}</span>
          ))}
        </li>
      )}
      <li>
        <strong>{countInquiries(open.total, 'open now')}</strong>
        <span>
          Saving moves when the first reply is due for {open.due_moved}. The rules would give{' '}
          {open.routed_elsewhere} to another member; they stay where they are.
        </span>
      </li>
    </ul>
  );
}
