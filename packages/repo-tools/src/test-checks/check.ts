/** What one check of the test run found. */
export type CheckResult = {
  passed: number;
  failed: number;
  /** Printed at once when something failed. */
  report?: string;
  /** What failed, one line each: repeated at the end, where a long output is still read. */
  failures?: readonly string[];
};

export type Check = { name: string; run: (progress: (text: string) => void) => Promise<CheckResult> };

/** A check that passes or fails as a whole. */
export const asOne = (isGood: boolean, report = ''): CheckResult =>
  isGood ? { passed: 1, failed: 0 } : { passed: 0, failed: 1, report };
