import { existsSync, readFileSync } from 'node:fs';
import type { CheckResult } from './check.ts';

type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numFailedTestSuites: number;
  success: boolean;
};
type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number };
  errors: readonly { message?: string }[];
};

function readJson<Report>(file: string): Report | null {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : null;
}

/** The figures of a Vitest run; a run that failed without a failed test (a file that does not load) counts as one. */
export function fromVitest(file: string, code: number, report: string): CheckResult {
  const read = readJson<VitestReport>(file);
  if (read === null) return { passed: 0, failed: 1, report };
  const failed = code === 0 ? 0 : Math.max(1, read.numFailedTests);
  return { passed: read.numPassedTests, failed, report };
}

/** The figures of a Playwright run; a journey that only passed when repeated did not pass. */
export function fromPlaywright(file: string, code: number, report: string): CheckResult {
  const read = readJson<PlaywrightReport>(file);
  if (read === null) return { passed: 0, failed: 1, report };
  const failed = read.stats.unexpected + read.stats.flaky;
  return { passed: read.stats.expected, failed: code === 0 ? failed : Math.max(1, failed), report };
}
