import type { SeekerStatus } from '@rostrum/contracts';

export type TrackStepKey = 'received' | 'with_the_team' | 'expert_asked' | 'answered';
export type TrackStepState = 'done' | 'now' | 'next';

export interface TrackStep {
  key: TrackStepKey;
  label: string;
  state: TrackStepState;
}

const steps: readonly { key: TrackStepKey; label: string }[] = [
  { key: 'received', label: 'Received' },
  { key: 'with_the_team', label: 'With the team' },
  { key: 'expert_asked', label: 'Expert asked' },
  { key: 'answered', label: 'Answered' },
];

// A seeker whose reply is needed is where the team left off; closed means that every step is behind.
const position: Record<SeekerStatus, number> = {
  received: 0,
  with_the_team: 1,
  your_reply_needed: 1,
  expert_asked: 2,
  answered: 4,
  closed: 4,
};

/** The four steps with what is behind, under way and ahead. */
export const trackSteps = (status: SeekerStatus): readonly TrackStep[] =>
  steps.map((step, index) => ({
    ...step,
    state: index < position[status] ? 'done' : index === position[status] ? 'now' : 'next',
  }));

/** The whole track as one sentence for screen readers. */
export function trackSentence(status: SeekerStatus): string {
  if (status === 'answered') return 'Answered, step 4 of 4';
  if (status === 'closed') return 'Closed';
  const index = position[status];
  const label = status === 'your_reply_needed' ? 'Your reply needed' : (steps[index]?.label ?? '');
  return `${label}, step ${index + 1} of 4`;
}
