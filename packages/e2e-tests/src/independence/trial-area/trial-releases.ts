import type { Fault } from './src/fault.ts';

/** One release of the trial area: what it does wrong, and how it is told apart. */
export interface TrialRelease {
  label: string;
  fault: Fault;
}

const broken: readonly Exclude<Fault, 'none'>[] = [
  'throws-at-import',
  'throws-at-bootstrap',
  'throws-at-mount',
  'hangs-at-mount',
  'throws-at-first-render',
  'throws-outside-its-boundary',
  'throws-at-unmount',
  'never-unmounts',
  'has-no-lifecycles',
  'leaks',
];

/** Everything that is built: two sound releases and one for each fault, named after it. */
export const trialReleases: readonly TrialRelease[] = [
  { label: 'one', fault: 'none' },
  { label: 'two', fault: 'none' },
  ...broken.map((fault) => ({ label: fault, fault })),
];

export type TrialLabel = 'one' | 'two' | Exclude<Fault, 'none'>;
