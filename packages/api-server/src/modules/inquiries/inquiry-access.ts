import { mayMoveInquiry, navigationRoleOf, type InquiryStatus, type Role } from '@rostrum/contracts';

/** Who looks at inquiries: a member of one organisation, with what limits an agent or ties an expert to a profile. */
export interface InquiryViewer {
  userId: string;
  organisationId: string;
  role: Role;
  personId: string | null;
  scopes: { departments: readonly string[]; tags: readonly string[] };
}

/** Which inquiries of the organisation a viewer may see at all; the repository turns it into SQL. */
export type InquiryReach =
  | { kind: 'all' }
  | { kind: 'scope'; departments: readonly string[]; tags: readonly string[]; userId: string }
  | { kind: 'person'; personId: string | null };

/** The reach of a role, or null for roles that read no inquiries of an organisation. */
export function inquiryReachOf(viewer: InquiryViewer): InquiryReach | null {
  const { departments, tags } = viewer.scopes;
  switch (navigationRoleOf(viewer.role)) {
    case 'administrator':
      return { kind: 'all' };
    case 'agent':
      return departments.length === 0 && tags.length === 0
        ? { kind: 'all' }
        : { kind: 'scope', departments, tags, userId: viewer.userId };
    case 'expert':
    case 'individual':
      return { kind: 'person', personId: viewer.personId };
    case 'staff':
    case 'seeker':
      return null;
  }
}

/** What of a restricted inquiry a viewer may read: everything, all but the private parts, or only that it exists. */
export type RestrictedRight = 'all' | 'without_private' | 'none';

/** Administrators read restricted inquiries; an agent only after being made responsible; an expert without the private parts. */
export function restrictedRightOf(viewer: InquiryViewer, assigneeId: string | null): RestrictedRight {
  switch (navigationRoleOf(viewer.role)) {
    case 'administrator':
      return 'all';
    case 'agent':
      return assigneeId === viewer.userId ? 'all' : 'none';
    case 'individual':
      return 'all';
    case 'expert':
      return 'without_private';
    case 'staff':
    case 'seeker':
      return 'none';
  }
}

/** What a viewer may do with an inquiry now; the buttons and the service read the same answer. */
export interface AllowedActs {
  reply: boolean;
  note: boolean;
  assign: boolean;
  close: boolean;
  reopen: boolean;
}

/** Reopening by the team ends 90 days after closing. */
export const reopenDays = 90;

/** The acts open to a viewer, from role, status and how long ago it was closed. */
export function allowedActs(
  viewer: InquiryViewer,
  inquiry: { status: InquiryStatus; closedAt: Date | null },
  now: Date,
): AllowedActs {
  const role = navigationRoleOf(viewer.role);
  const decides = role === 'administrator' || role === 'agent' || role === 'individual';
  const answers = decides || role === 'expert';
  const alive = mayMoveInquiry(inquiry.status, 'closed');
  const daysClosed = inquiry.closedAt === null ? 0 : (now.getTime() - inquiry.closedAt.getTime()) / 86_400_000;
  return {
    reply: answers && alive,
    note: answers && (alive || inquiry.status === 'closed'),
    assign: decides && role !== 'individual' && alive,
    close: decides && alive,
    reopen: decides && inquiry.status === 'closed' && daysClosed <= reopenDays,
  };
}
