import type { InquiryStatus, SeekerStatus, TrackedInquiry } from '@rostrum/contracts';

export interface SeekerProgress {
  status: InquiryStatus;
  /** Who spoke last in public. */
  lastMessageBy: 'seeker' | 'staff' | 'expert' | 'system';
  createdAt: Date;
  /** When somebody of the team first took it up, and when an expert was first asked. */
  openedAt: Date | null;
  expertAskedAt: Date | null;
  firstReplyAt: Date | null;
  /** The first reply that was an answer, not only an acknowledgement. */
  answeredAt: Date | null;
}

const heldBack: readonly InquiryStatus[] = ['screening', 'blocked', 'quarantined', 'spam'];

/** What the seeker is told: screening, held, blocked and spam all read Received. */
export function seekerStatusOf({
  status,
  lastMessageBy,
}: Pick<SeekerProgress, 'status' | 'lastMessageBy'>): SeekerStatus {
  switch (status) {
    case 'screening':
    case 'blocked':
    case 'quarantined':
    case 'spam':
    case 'new':
      return 'received';
    case 'waiting_expert':
      return 'expert_asked';
    case 'waiting_seeker':
      return 'your_reply_needed';
    case 'closed':
    case 'archived':
      return 'closed';
    case 'open':
      return lastMessageBy === 'staff' || lastMessageBy === 'expert' ? 'answered' : 'with_the_team';
  }
}

/** When each of the four steps was reached. */
export function seekerSteps(progress: Omit<SeekerProgress, 'lastMessageBy'>): TrackedInquiry['steps'] {
  const { status, createdAt, openedAt, expertAskedAt, firstReplyAt, answeredAt } = progress;
  const shown = (at: Date | null) => (heldBack.includes(status) || at === null ? null : at.toISOString());
  return {
    received: createdAt.toISOString(),
    with_the_team: shown(earliest(openedAt, expertAskedAt, firstReplyAt)),
    expert_asked: shown(expertAskedAt),
    answered: shown(answeredAt),
  };
}

function earliest(...moments: (Date | null)[]): Date | null {
  const known = moments.filter((at) => at !== null).map((at) => at.getTime());
  return known.length === 0 ? null : new Date(Math.min(...known));
}
