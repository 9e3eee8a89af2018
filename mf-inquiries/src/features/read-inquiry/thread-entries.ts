import type { InquiryDetail } from '@rostrum/contracts';

type Message = InquiryDetail['messages'][number];
type Step = InquiryDetail['activity'][number];

/** What stands in the thread: a message, or between messages a step that explains what came next. */
export type ThreadEntry = { at: string; key: string } & ({ message: Message } | { step: Step });

/** Steps worth a line between messages; all others are in the history. */
const shownInThread = new Set([
  'inquiry.taken',
  'inquiry.assigned',
  'inquiry.passed_on',
  'inquiry.clearance_asked',
  'inquiry.clearance_given',
  'inquiry.clearance_refused',
  'inquiry.clearance_withdrawn',
  'inquiry.closed',
  'inquiry.reopened',
  'inquiry.withdrawn',
  'inquiry.merged',
  'inquiry.separated',
  'inquiry.email_refused',
]);

/** Messages and steps in the order in which they happened; a message goes before the step it caused. */
export function threadEntries({
  messages,
  activity,
}: Pick<InquiryDetail, 'messages' | 'activity'>): ThreadEntry[] {
  const spoken: ThreadEntry[] = messages.map((message) => ({
    at: message.created_at,
    key: message.id,
    message,
  }));
  const done: ThreadEntry[] = activity
    .filter(({ verb }) => shownInThread.has(verb))
    .map((step) => ({ at: step.created_at, key: step.id, step }));
  return [...spoken, ...done].sort(
    (left, right) =>
      Date.parse(left.at) - Date.parse(right.at) || Number('step' in left) - Number('step' in right),
  );
}

/** A step as one sentence: "Closed it: No reply …" by the system needs no actor, "Wren Amari reopened it" does. */
export const stepWords = ({ verb, actor, text }: Step): string =>
  verb === 'inquiry.taken'
    ? `Assigned to ${actor.name}.`
    : actor.role === 'system'
      ? `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
      : `${actor.name} ${text}.`;
