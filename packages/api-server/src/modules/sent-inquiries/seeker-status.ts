import type { InquiryStatus, SeekerStatus, TrackedInquiry } from '@rostrum/contracts';

/** One public message of the thread, as far as the seeker's status depends on it. */
export interface ThreadStep {
  by: 'seeker' | 'staff' | 'expert' | 'system';
  at: Date;
}

export interface SeekerProgress {
  status: InquiryStatus;
  createdAt: Date;
  /** When somebody of the team first took it up, and when an expert was first asked. */
  openedAt: Date | null;
  expertAskedAt: Date | null;
  /** Public messages only, oldest first. */
  thread: readonly ThreadStep[];
}

const isTeam = ({ by }: ThreadStep) => by === 'staff' || by === 'expert';

/** What the seeker is told: screening, held, blocked and spam all read Received. */
export function seekerStatusOf({ status, thread }: Pick<SeekerProgress, 'status' | 'thread'>): SeekerStatus {
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
    case 'open': {
      const last = thread.findLast(({ by }) => by !== 'system');
      return last !== undefined && isTeam(last) ? 'answered' : 'with_the_team';
    }
  }
}

/** When each of the four steps was reached. A first reply of an expert or of the team counts as the answer. */
export function seekerSteps({ status, createdAt, openedAt, expertAskedAt, thread }: SeekerProgress): TrackedInquiry['steps'] {
  const firstReply = thread.find(isTeam)?.at ?? null;
  const hidden = status === 'spam' || status === 'quarantined' || status === 'blocked' || status === 'screening';
  const taken = earliest(openedAt, firstReply, expertAskedAt);
  const answered = status === 'waiting_expert' && expertAskedAt !== null && !thread.some((step) => isTeam(step) && step.at > expertAskedAt) ? null : firstReply;
  const iso = (at: Date | null) => (hidden || at === null ? null : at.toISOString());
  return { received: createdAt.toISOString(), with_the_team: iso(taken), expert_asked: iso(expertAskedAt), answered: iso(answered) };
}

function earliest(...moments: (Date | null)[]): Date | null {
  const known = moments.filter((at) => at !== null).map((at) => at.getTime());
  return known.length === 0 ? null : new Date(Math.min(...known));
}
