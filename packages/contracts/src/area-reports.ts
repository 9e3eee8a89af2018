/** What browsers tell of areas, as names alone: the page that reports needs no schema. See `platform.contract.ts`. */
export const reportsPath = '/registry/reports';
export const overridesPath = '/registry/overrides';
/** A form without script that goes back to the released areas, for pages that do not start. */
export const overrideResetPath = '/registry/reset';

/** How many reports one call takes. */
export const maximumReports = 50;

/** The largest values of a report. Pages clamp to them, so that a page that was open for days still reports. */
export const reportLimits = {
  ms: 600_000,
  bytes: 100_000_000,
  shared_hits: 1000,
  code: 60,
  message: 300,
} as const;

/** A page may have been given releases several times; it sends the newest of what was signed for it. */
export const maximumProofs = 4;
/** Header of /registry.json with the proof that its releases were given to this visitor; index.html has it as `data-proof`. */
export const releaseProofHeader = 'x-release-proof';

/** How long it took, that it failed, that it held the page up. */
export const reportKinds = ['load', 'mount', 'interactive', 'error', 'blocked'] as const;

/** Where an area failed so that a person could not use it. These count when the health of a release is judged. */
export const failureStages = [
  'manifest',
  'load',
  'integrity',
  'import',
  'bootstrap',
  'mount',
  'render',
  'update',
] as const;
/** Faults that leave the area usable: shown in its figures, never a reason to take a release back. */
export const faultStages = ['unmount', 'event', 'other'] as const;
export const reportStages = [...failureStages, ...faultStages] as const;
export type ReportStage = (typeof reportStages)[number];
