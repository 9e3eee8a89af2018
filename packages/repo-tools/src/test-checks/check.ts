/** What one check of the test run found. */
export type CheckResult = {
  passed: number;
  failed: number;
  /** Printed at once when something failed. */
  report?: string;
};

export type Check = { name: string; run: (progress: (text: string) => void) => Promise<CheckResult> };

/** A check that passes or fails as a whole. */
export const asOne = (isGood: boolean, report = ''): CheckResult =>
  isGood ? { passed: 1, failed: 0 } : { passed: 0, failed: 1, report };
