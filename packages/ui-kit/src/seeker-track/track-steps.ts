import type { SeekerStatus, SentInquiry } from '@rostrum/contracts';

export type TrackStepKey = keyof SentInquiry['steps'];
/** A skipped step lies behind without ever having been reached: an inquiry may be closed without a reply. */
export type TrackStepState = 'done' | 'now' | 'next' | 'skipped';

export interface TrackStep {
  key: TrackStepKey;
  label: string;
  state: TrackStepState;
}

const steps: readonly { key: TrackStepKey; label: string; skipped: string }[] = [
  { key: 'received', label: 'Received', skipped: 'Received' },
  { key: 'with_the_team', label: 'With the team', skipped: 'Not taken up' },
  { key: 'replied', label: 'Replied', skipped: 'No reply' },
  { key: 'closed', label: 'Closed', skipped: 'Closed' },
];

const position: Record<SeekerStatus, number> = {
  received: 0,
  with_the_team: 1,
  your_reply_needed: 2,
  replied: 2,
  closed: 3,
};

/** The four steps: each is done only when it was recorded. */
export const trackSteps = (status: SeekerStatus, reached: SentInquiry['steps']): readonly TrackStep[] =>
  steps.map(({ key, label, skipped }, index) => {
    const state = stateOf(index - position[status], reached[key] !== null, status === 'closed');
    return { key, state, label: state === 'skipped' ? skipped : label };
  });

function stateOf(ahead: number, isReached: boolean, isClosed: boolean): TrackStepState {
  if (ahead === 0) return isClosed ? 'done' : 'now';
  if (isReached) return ahead > 0 && isClosed ? 'next' : 'done';
  return ahead < 0 ? 'skipped' : 'next';
}

/** The whole track as one sentence for screen readers. */
export function trackSentence(status: SeekerStatus): string {
  if (status === 'closed') return 'Closed';
  const index = position[status];
  const label = status === 'your_reply_needed' ? 'Your reply needed' : (steps[index]?.label ?? '');
  return `${label}, step ${index + 1} of 4`;
}
