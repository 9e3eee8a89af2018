/**
 * How readings are counted by their length, in seconds: up to a length in steps so far apart, the shortest first. Sums of
 * days keep a middle, which averages would not.
 */
export const readingSteps = [
  { upTo: 120, width: 10 },
  { upTo: 600, width: 30 },
  { upTo: Number.POSITIVE_INFINITY, width: 60 },
] as const;

/** How far apart the steps are at a length. */
export const readingStepAt = (seconds: number): number =>
  readingSteps.find(({ upTo }) => seconds <= upTo)?.width ?? 0;
