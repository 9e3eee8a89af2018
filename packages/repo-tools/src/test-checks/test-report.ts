import { existsSync, readFileSync } from 'node:fs';
import { isAbsolute, relative } from 'node:path';
import { root } from '../repository.ts';
import type { CheckResult } from './check.ts';

type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numFailedTestSuites: number;
  success: boolean;
  testResults: readonly {
    name: string;
    status: string;
    message: string;
    /** Milliseconds. */
    startTime: number;
    endTime: number;
    assertionResults: readonly {
      fullName: string;
      status: string;
      failureMessages: readonly string[] | null;
    }[];
  }[];
};

interface PlaywrightSuite {
  specs: readonly {
    title: string;
    file: string;
    ok: boolean;
    tests: readonly {
      results: readonly { error?: { message?: string; location?: { file: string; line: number } } }[];
    }[];
  }[];
  suites?: readonly PlaywrightSuite[];
}
type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number };
  errors: readonly { message?: string }[];
  suites: readonly PlaywrightSuite[];
};

function readJson<Report>(file: string): Report | null {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : null;
}

const escapes = new RegExp(String.raw`\u001B\[[\d;]*m`, 'g');

/** The lines by which a browser's assertion says what it looked at and what it saw. */
const seen = /^(Locator|Expected|Received|Timeout)\b/;

/** Where, what, and why: the first line of it, and what a browser's assertion saw. */
function writeFailure(file: string, title: string, message = '', line?: number): string {
  const [first = '', ...others] = message.replace(escapes, '').split('\n');
  const why = [
    first,
    ...others.filter((other) => seen.test(other)).map((other) => other.replace(/\s+/g, ' ')),
  ];
  if (line !== undefined) why.push(`line ${line}`);
  const path = isAbsolute(file) ? relative(root, file) : file;
  return `${path}: ${title}${first && ` (${why.join('; ')})`}`;
}

const failuresOfVitest = ({ testResults }: VitestReport): string[] =>
  testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((result) => result.status === 'failed');
    if (failed.length === 0) return status === 'failed' ? [writeFailure(name, 'the file', message)] : [];
    return failed.map(({ fullName, failureMessages }) => writeFailure(name, fullName, failureMessages?.[0]));
  });

function failuresOfSuite({ specs, suites = [] }: PlaywrightSuite): string[] {
  const failed = specs.filter(({ ok }) => !ok);
  return [
    ...failed.map(({ file, title, tests }) => {
      const error = tests.at(-1)?.results.at(-1)?.error;
      return writeFailure(file, title, error?.message, error?.location?.line);
    }),
    ...suites.flatMap(failuresOfSuite),
  ];
}

/** Files that were ended from outside: of them there is no result. */
const endedFiles = (report: string): string[] =>
  report.split('\n').filter((line) => line.includes(' was not done after '));

/** The figures of a Vitest run; a run that failed without a failed test (a file that does not load) counts as one. */
export function fromVitest(file: string, code: number, report: string): CheckResult {
  const read = readJson<VitestReport>(file);
  if (read === null) return { passed: 0, failed: 1, report };
  const failed = code === 0 ? 0 : Math.max(1, read.numFailedTests);
  return {
    passed: read.numPassedTests,
    failed,
    report,
    failures: [...failuresOfVitest(read), ...endedFiles(report)],
  };
}

/** Seconds that each file of a Vitest run took, by its path from the root; empty without a report. */
export function readDurations(file: string): ReadonlyMap<string, number> {
  const results = readJson<VitestReport>(file)?.testResults ?? [];
  return new Map(
    results.map(({ name, startTime, endTime }) => [
      relative(root, name).replaceAll('\\', '/'),
      (endTime - startTime) / 1000,
    ]),
  );
}

/** The figures of a Playwright run; a journey that only passed when repeated did not pass. */
export function fromPlaywright(file: string, code: number, report: string): CheckResult {
  const read = readJson<PlaywrightReport>(file);
  if (read === null) return { passed: 0, failed: 1, report };
  const failed = read.stats.unexpected + read.stats.flaky;
  return {
    passed: read.stats.expected,
    failed: code === 0 ? failed : Math.max(1, failed),
    report,
    failures: read.suites.flatMap(failuresOfSuite),
  };
}
