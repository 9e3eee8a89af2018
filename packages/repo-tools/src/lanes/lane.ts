/** What one lane of the test run found. */
export type LaneResult = {
  passed: number;
  failed: number;
  /** Printed at once when something failed. */
  report?: string;
};

export type Lane = { name: string; run: (progress: (text: string) => void) => Promise<LaneResult> };

/** A check that passes or fails as a whole. */
export const asOne = (isGood: boolean, report = ''): LaneResult =>
  isGood ? { passed: 1, failed: 0 } : { passed: 0, failed: 1, report };
