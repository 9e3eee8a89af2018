import type { InquiryChange, InquiryRecord } from '../inquiry-changes.repository.ts';
import { priorityOf } from '../inquiry-priority.ts';
import type { KeptState } from '../merge-undo.ts';

const mostTags = 20;

const earliest = (one: Date | null, other: Date | null): Date | null =>
  one === null || other === null ? (one ?? other) : one < other ? one : other;

const text = (at: Date | null) => at?.toISOString() ?? null;
const date = (at: string | null) => (at === null ? null : new Date(at));

/** What can be put back of an inquiry, as it is now. */
export const keptStateOf = (inquiry: InquiryRecord): KeptState => ({
  status: inquiry.status,
  assigneeId: inquiry.assigneeId,
  deadlineAt: text(inquiry.deadlineAt),
  openedAt: text(inquiry.openedAt),
  firstReplyAt: text(inquiry.firstReplyAt),
  waitingSince: text(inquiry.waitingSince),
  seekerId: inquiry.seekerId,
});

/** Nobody waits for a seeker who has written anew, and what was taken up once is taken up. */
function statusOf(kept: InquiryRecord, source: InquiryRecord): InquiryRecord['status'] {
  if (kept.status === 'new' && source.status !== 'new') return 'open';
  if (kept.status === 'waiting_seeker' && source.status !== 'waiting_seeker') return 'open';
  return kept.status;
}

/** The nearer deadline of both: no promise gets longer by merging. */
export const nearerDeadline = (
  one: Pick<InquiryRecord, 'deadlineAt'>,
  other: Pick<InquiryRecord, 'deadlineAt'>,
): Date | null => earliest(one.deadlineAt, other.deadlineAt);

/** What the one that stays lacks of the other's tags. */
export const tagsToAdd = (kept: Pick<InquiryRecord, 'tags'>, source: Pick<InquiryRecord, 'tags'>): string[] =>
  source.tags.filter((tag) => !kept.tags.includes(tag)).slice(0, Math.max(0, mostTags - kept.tags.length));

/** The one that stays, with the other in it. */
export function joined(kept: InquiryRecord, source: InquiryRecord, now: Date): InquiryChange {
  const deadlineAt = nearerDeadline(kept, source);
  const status = statusOf(kept, source);
  const isLater = source.lastMessageAt > kept.lastMessageAt;
  return {
    status,
    assigneeId: kept.assigneeId ?? source.assigneeId,
    tags: [...kept.tags, ...tagsToAdd(kept, source)],
    deadlineAt,
    priority: priorityOf(deadlineAt, now),
    openedAt: earliest(kept.openedAt, source.openedAt),
    firstReplyAt: earliest(kept.firstReplyAt, source.firstReplyAt),
    waitingSince: status === 'waiting_seeker' ? kept.waitingSince : null,
    // Both addresses are proved: the account that sent the later one has the thread in its list.
    seekerId: kept.seekerId ?? source.seekerId,
    seekerType: kept.seekerType ?? source.seekerType,
    ...(isLater && { lastMessageAt: source.lastMessageAt, lastMessageBy: source.lastMessageBy }),
  };
}

/** What the own messages of an inquiry say of it, once another's are gone. */
export interface OwnThread {
  firstReplyAt: Date | null;
  lastMessageAt: Date;
  lastMessageBy: InquiryRecord['lastMessageBy'];
}

interface Separating {
  before: KeptState;
  after: KeptState;
  version: number;
  tags: readonly string[];
  own: OwnThread;
  now: Date;
}

/** The one that stayed, without the other. What was decided since stays as it was decided. */
export function separated(kept: InquiryRecord, undo: Separating): InquiryChange {
  const { before, after, own, now } = undo;
  const current = keptStateOf(kept);
  const isUntouched = kept.version === undo.version;
  const back = <Key extends 'assigneeId' | 'deadlineAt' | 'seekerId'>(key: Key) =>
    current[key] === after[key] ? before[key] : current[key];
  const deadlineAt = date(back('deadlineAt'));
  const seekerId = back('seekerId');
  return {
    assigneeId: back('assigneeId'),
    deadlineAt,
    priority: priorityOf(deadlineAt, now),
    seekerId,
    seekerType: seekerId === null ? null : kept.seekerType,
    tags: kept.tags.filter((tag) => !undo.tags.includes(tag)),
    firstReplyAt: date(before.firstReplyAt) ?? own.firstReplyAt,
    lastMessageAt: own.lastMessageAt,
    lastMessageBy: own.lastMessageBy,
    ...(isUntouched && {
      status: before.status,
      openedAt: date(before.openedAt),
      waitingSince: date(before.waitingSince),
    }),
  };
}
