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
  { key: 'expert_asked', label: 'Expert asked', skipped: 'Expert asked' },
  { key: 'replied', label: 'Replied', skipped: 'No reply' },
  { key: 'closed', label: 'Closed', skipped: 'Closed' },
];

/** The step at which a status stands. */
const stepAt = (status: SeekerStatus): TrackStepKey => (status === 'your_reply_needed' ? 'replied' : status);

/**
 * The steps in the order in which they happened. Asking experts is a step only of inquiries about which an expert was
 * asked. An open inquiry can return to a step, for instance when an expert is asked after a first reply: the step it is
 * at follows every step that it has reached, so no tick stands behind a step that is still waited for.
 */
function shownSteps(status: SeekerStatus, reached: SentInquiry['steps']) {
  const current = stepAt(status);
  const keys = steps.map(({ key }) => key);
  const orderOf = (key: TrackStepKey): number => {
    if (key === 'received') return 0;
    if (key === current) return currentOrder;
    const at = reached[key];
    if (key !== 'closed' && at !== null) return Date.parse(at);
    if (key === 'with_the_team') return 1;
    return currentOrder + keys.indexOf(key) - keys.indexOf(current);
  };
  return steps
    .filter(({ key }) => key !== 'expert_asked' || reached[key] !== null || key === current)
    .toSorted((left, right) => orderOf(left.key) - orderOf(right.key));
}

/** Later than every date. */
const currentOrder = Number.MAX_SAFE_INTEGER - 100;

/** The steps: each is done only when it was recorded. */
export function trackSteps(status: SeekerStatus, reached: SentInquiry['steps']): readonly TrackStep[] {
  const shown = shownSteps(status, reached);
  const position = shown.findIndex(({ key }) => key === stepAt(status));
  return shown.map(({ key, label, skipped }, index) => {
    const state = stateOf(index - position, reached[key] !== null, status === 'closed');
    return { key, state, label: state === 'skipped' ? skipped : label };
  });
}

function stateOf(ahead: number, isReached: boolean, isClosed: boolean): TrackStepState {
  if (ahead === 0) return isClosed ? 'done' : 'now';
  if (ahead > 0) return 'next';
  return isReached ? 'done' : 'skipped';
}

/** The whole track as one sentence for screen readers. */
export function trackSentence(status: SeekerStatus, reached: SentInquiry['steps']): string {
  if (status === 'closed') return 'Closed';
  const shown = shownSteps(status, reached);
  const index = shown.findIndex(({ key }) => key === stepAt(status));
  const label = status === 'your_reply_needed' ? 'Your reply needed' : (shown[index]?.label ?? '');
  return `${label}, step ${index + 1} of ${shown.length}`;
}
