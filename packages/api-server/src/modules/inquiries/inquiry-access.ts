import { grantOf, mayMoveInquiry, type InquiryStatus } from '@rostrum/contracts';
import type { RequestSession } from '@rostrum/server-kit';

/** Who looks at inquiries: what limits an agent, and what ties an expert to a profile. */
export type InquiryViewer = Pick<RequestSession, 'userId' | 'role' | 'personId' | 'scopes'>;

/** Which inquiries of the organisation a viewer may see at all; the repository turns it into SQL. */
export type InquiryReach =
  | { kind: 'all' }
  | { kind: 'scope'; departments: readonly string[]; tags: readonly string[]; userId: string }
  | { kind: 'person'; personId: string | null };

/** The reach of a viewer, or null for roles that read no inquiries of an organisation. */
export function inquiryReachOf({ role, scopes, userId, personId }: InquiryViewer): InquiryReach | null {
  const { departments, tags } = scopes;
  switch (grantOf(role, 'inquiry.read')) {
    case 'allow':
      return { kind: 'all' };
    case 'scope':
      return { kind: 'scope', departments, tags, userId };
    case 'own':
      return { kind: 'person', personId };
    case 'deny':
      return null;
  }
}

/** What of a restricted inquiry a viewer may read: everything, all but the private parts, or only that it exists. */
export type RestrictedRight = 'all' | 'without_private' | 'none';

/** Administrators read restricted inquiries; an agent only after being made responsible; an expert without the private parts. */
export function restrictedRightOf(
  { role, userId }: InquiryViewer,
  assigneeId: string | null,
): RestrictedRight {
  switch (grantOf(role, 'inquiry.read')) {
    case 'allow':
      return 'all';
    case 'scope':
      return assigneeId === userId ? 'all' : 'none';
    case 'own':
      return role === 'individual' ? 'all' : 'without_private';
    case 'deny':
      return 'none';
  }
}

/** Notes among the desk are for those who work at it; an individual is their own desk. */
export const readsTeamNotes = ({ role }: Pick<InquiryViewer, 'role'>): boolean => role !== 'expert';

/** What a viewer may do with an inquiry now; the buttons and the service read the same answer. */
export interface AllowedActs {
  reply: boolean;
  note: boolean;
  assign: boolean;
  close: boolean;
  pass_on: boolean;
  ask: boolean;
  reopen: boolean;
  tag: boolean;
  archive: boolean;
  spam: boolean;
  merge: boolean;
  separate: boolean;
}

/** Experts are asked while it is the team's turn. */
const askableStatuses: ReadonlySet<InquiryStatus> = new Set(['new', 'open', 'waiting_expert']);

/** Whether a viewer reads who was asked, with reasons and notes: the desk alone. */
export const readsAsks = ({ role }: Pick<InquiryViewer, 'role'>): boolean =>
  grantOf(role, 'inquiry.ask') !== 'deny';

/** Reopening by the team ends 90 days after closing. */
export const reopenDays = 90;

/** The acts open to a viewer, from role, status and how long ago it was closed. */
export function allowedActs(
  { role }: Pick<InquiryViewer, 'role'>,
  inquiry: { status: InquiryStatus; closedAt: Date | null; mergedInto?: unknown },
  now: Date,
): AllowedActs {
  const may = (action: Parameters<typeof grantOf>[1]) => grantOf(role, action) !== 'deny';
  const isAlive = mayMoveInquiry(inquiry.status, 'closed');
  const isMerged = inquiry.mergedInto !== undefined && inquiry.mergedInto !== null;
  const daysClosed =
    inquiry.closedAt === null ? 0 : (now.getTime() - inquiry.closedAt.getTime()) / 86_400_000;
  return {
    reply: may('inquiry.reply') && isAlive,
    note: may('inquiry.note') && (isAlive || inquiry.status === 'closed'),
    assign: may('inquiry.assign') && isAlive,
    close: may('inquiry.close') && isAlive,
    pass_on: may('inquiry.assign') && isAlive,
    ask: may('inquiry.ask') && askableStatuses.has(inquiry.status),
    reopen: may('inquiry.close') && inquiry.status === 'closed' && !isMerged && daysClosed <= reopenDays,
    tag: may('inquiry.assign') && (isAlive || inquiry.status === 'closed'),
    // Spam is archived by its time alone.
    archive: may('inquiry.assign') && inquiry.status !== 'spam' && mayMoveInquiry(inquiry.status, 'archived'),
    spam: may('inquiry.assign') && !isMerged && mayMoveInquiry(inquiry.status, 'spam'),
    merge: may('inquiry.assign') && isAlive,
    separate: may('inquiry.assign') && isMerged && inquiry.status === 'closed',
  };
}
