import type { InquiryStatus, SeekerStatus, SentInquiry } from '@rostrum/contracts';

export interface SeekerProgress {
  status: InquiryStatus;
  /** Who spoke last in public. */
  lastMessageBy: 'seeker' | 'staff' | 'expert' | 'system';
  createdAt: Date;
  /** When a member of the team first took it up. */
  openedAt: Date | null;
  /** When an expert was first asked for real. */
  expertAskedAt: Date | null;
  firstReplyAt: Date | null;
  closedAt: Date | null;
}

const heldBack: readonly InquiryStatus[] = ['screening', 'blocked', 'quarantined', 'spam'];

type TakenUp = Pick<SeekerProgress, 'openedAt' | 'expertAskedAt' | 'firstReplyAt'>;

const takenUpAt = ({ openedAt, expertAskedAt, firstReplyAt }: TakenUp): Date | null =>
  earliest(openedAt, expertAskedAt, firstReplyAt);

/** What the seeker is told: whatever holds an inquiry back reads Received; what the team waits for is the team's matter. */
export function seekerStatusOf({
  status,
  lastMessageBy,
  ...taken
}: Pick<SeekerProgress, 'status' | 'lastMessageBy'> & TakenUp): SeekerStatus {
  switch (status) {
    case 'screening':
    case 'blocked':
    case 'quarantined':
    case 'spam':
    case 'new':
      return 'received';
    case 'waiting_seeker':
      return 'your_reply_needed';
    case 'closed':
    case 'archived':
      return 'closed';
    case 'waiting_expert':
      return 'expert_asked';
    case 'open':
      // Reopened by its seeker before any member of the team had taken it up.
      if (takenUpAt(taken) === null) return 'received';
      return lastMessageBy === 'staff' || lastMessageBy === 'expert' ? 'replied' : 'with_the_team';
  }
}

/** When each step was reached: only what was recorded, and null for everything else. */
export function seekerSteps(progress: Omit<SeekerProgress, 'lastMessageBy'>): SentInquiry['steps'] {
  const { status, createdAt, expertAskedAt, firstReplyAt, closedAt } = progress;
  const shown = (at: Date | null) => (heldBack.includes(status) || at === null ? null : at.toISOString());
  return {
    received: createdAt.toISOString(),
    with_the_team: shown(takenUpAt(progress)),
    expert_asked: shown(expertAskedAt),
    replied: shown(firstReplyAt),
    closed: shown(closedAt),
  };
}

function earliest(...moments: (Date | null)[]): Date | null {
  const known = moments.filter((at) => at !== null).map((at) => at.getTime());
  return known.length === 0 ? null : new Date(Math.min(...known));
}
