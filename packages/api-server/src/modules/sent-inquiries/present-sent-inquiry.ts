import {
  mayMoveInquiry,
  seekerOutcomeLabels,
  type InquiryOutcome,
  type InquiryStatus,
  type SentInquiry,
  type TrackedInquiry,
} from '@rostrum/contracts';
import { toAttachment } from '../uploads/index.ts';
import {
  presentMeeting,
  type MeetingRecord,
  type PublicMessage,
  type StatusChange,
} from '../inquiries/index.ts';
import { seekerStatusOf, seekerSteps } from './seeker-status.ts';
import type { SentRow } from './sent-inquiries.repository.ts';

/** A closed inquiry opens again when its seeker answers within these days. */
export const seekerReopenDays = 14;

const iso = (at: Date | null) => (at === null ? null : at.toISOString());

/** A yes counts most; a no is told once no one has to answer any more. Who and why stay with the desk. */
function expertAnswerOf({ status, acceptedAt, declinedAt }: SentRow): SentInquiry['expert_answer'] {
  if (status === 'spam') return null;
  if (acceptedAt !== null) return { answer: 'accepted', at: acceptedAt.toISOString() };
  return declinedAt === null ? null : { answer: 'declined', at: declinedAt.toISOString() };
}

/** One card of the seeker's list: nothing of how the team sorts, holds or talks about it. */
export const presentSent = (row: SentRow): SentInquiry => ({
  id: row.id,
  ref: row.ref,
  type: row.type,
  subject: row.subject,
  status: seekerStatusOf(row),
  steps: seekerSteps(row),
  expert_answer: expertAnswerOf(row),
  deadline_at: iso(row.deadlineAt),
  created_at: row.createdAt.toISOString(),
  last_message_at: row.lastMessageAt.toISOString(),
  organisation: { name: row.organisationName, company_username: row.companyUsername },
  recipients: row.recipients,
});

export function maySeekerReply(
  { status, closedAt }: { status: InquiryStatus; closedAt: Date | null },
  now: Date,
): boolean {
  if (status === 'archived') return false;
  if (status !== 'closed' || closedAt === null) return true;
  return now.getTime() - closedAt.getTime() <= seekerReopenDays * 86_400_000;
}

export const maySeekerWithdraw = ({ status }: { status: InquiryStatus }): boolean =>
  mayMoveInquiry(status, 'closed');

export interface TrackedParts {
  /** It is followed by a link that was emailed. */
  isMailed: boolean;
  thread: readonly PublicMessage[];
  changes: readonly StatusChange[];
  meeting: MeetingRecord | undefined;
  now: Date;
}

/** How far the address of a guest is proved, and whether the link at hand can prove it. */
function addressOf(
  { isGuest, emailConfirmed, hasMailedLink }: SentRow,
  isMailed: boolean,
): TrackedInquiry['address'] {
  if (!isGuest) return null;
  if (emailConfirmed) return 'confirmed';
  if (isMailed) return 'by_this_link';
  return hasMailedLink ? 'by_email' : null;
}

/** What the tracker shows, signed in or behind a link. */
export function presentTracked(
  row: SentRow,
  { thread, changes, meeting, now, isMailed }: TrackedParts,
): TrackedInquiry {
  const [first, ...later] = thread;
  const received = {
    id: first?.id ?? row.id,
    kind: 'received' as const,
    text: row.message,
    attachments: (first?.attachments ?? []).map(toAttachment),
    author: null,
    created_at: row.createdAt.toISOString(),
  };
  const history = [
    ...later.map(messageEntry),
    ...changes.flatMap((change) => statusEntry(change, row)),
    ...row.joined.map(joinedEntry),
  ];
  return {
    ...presentSent(row),
    message: row.message,
    desk_phone: row.deskPhone,
    timezone: row.timezone,
    closed_at: iso(row.closedAt),
    may_reply: maySeekerReply(row, now),
    may_withdraw: maySeekerWithdraw(row),
    may_extend: row.deadlineAt !== null && maySeekerWithdraw(row),
    outcome: row.outcome,
    address: addressOf(row, isMailed),
    // No one chooses a time for an inquiry that is over.
    meeting:
      meeting?.state === 'agreed' || maySeekerWithdraw(row)
        ? presentMeeting(meeting, { summary: `Meeting with ${row.organisationName}`, now })
        : null,
    joined_refs: row.joined.map(({ ref }) => ref),
    history: [received, ...history.sort((left, right) => left.created_at.localeCompare(right.created_at))],
  };
}

const joinedEntry = ({ id, ref, at }: SentRow['joined'][number]): TrackedInquiry['history'][number] => ({
  id,
  kind: 'status',
  text: `Joined with your inquiry ${ref}`,
  attachments: [],
  author: null,
  created_at: new Date(at).toISOString(),
});

const messageEntry = ({
  id,
  authorKind,
  authorName,
  authorImage,
  body,
  attachments,
  hasWhole,
  createdAt,
}: PublicMessage): TrackedInquiry['history'][number] => ({
  id,
  kind: 'message',
  text: body,
  has_whole: hasWhole,
  attachments: attachments.map(toAttachment),
  author: {
    name: authorKind === 'seeker' ? 'You' : authorName,
    is_you: authorKind === 'seeker',
    image: authorKind === 'seeker' ? null : authorImage,
  },
  created_at: createdAt.toISOString(),
});

/** A step in the seeker's words; moves that mean nothing to them are left out. */
function statusEntry({ id, from, to, at }: StatusChange, { outcome }: SentRow): TrackedInquiry['history'] {
  const text = statusWords(from, to, outcome);
  return text === null
    ? []
    : [{ id, kind: 'status', text, attachments: [], author: null, created_at: at.toISOString() }];
}

function statusWords(
  from: InquiryStatus | null,
  to: InquiryStatus,
  outcome: InquiryOutcome | null,
): string | null {
  switch (to) {
    case 'open':
      if (from === 'new') return 'With the team';
      return from === 'closed' ? 'Reopened' : null;
    case 'waiting_expert':
      return 'Expert asked';
    case 'waiting_seeker':
      return 'Your reply needed';
    case 'closed':
      if (outcome === 'withdrawn') return 'You withdrew it';
      return outcome === null ? 'Closed' : `Closed: ${seekerOutcomeLabels[outcome]}`;
    default:
      return null;
  }
}
