import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inRepository } from '../repository.ts';
import { fromPlaywright, fromVitest, readDurations } from './test-report.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'test-report-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function write(name: string, report: unknown): string {
  const file = join(folder, name);
  writeFileSync(file, JSON.stringify(report));
  return file;
}

test('failed unit tests are named with the first line of why, and a file that does not load by itself', () => {
  const file = write('vitest.json', {
    numPassedTests: 3,
    numFailedTests: 1,
    numFailedTestSuites: 2,
    success: false,
    testResults: [
      {
        name: inRepository('shell/src/a.test.ts'),
        status: 'failed',
        message: '',
        assertionResults: [
          { fullName: 'adds', status: 'passed', failureMessages: [] },
          { fullName: 'takes away', status: 'failed', failureMessages: ['Error: 3 is not 2\n  at a.ts'] },
        ],
      },
      { name: inRepository('b.test.ts'), status: 'failed', message: 'No such module', assertionResults: [] },
    ],
  });
  expect(fromVitest(file, 1, 'all of it')).toMatchObject({
    passed: 3,
    failed: 1,
    failures: ['shell/src/a.test.ts: takes away (Error: 3 is not 2)', 'b.test.ts: the file (No such module)'],
  });
});

test('durations of the last run are by file and in seconds, and nothing without a report', () => {
  const file = write('durations.json', {
    testResults: [{ name: inRepository('shell/src/a.test.ts'), startTime: 1_000, endTime: 3_500 }],
  });
  expect(readDurations(file)).toEqual(new Map([['shell/src/a.test.ts', 2.5]]));
  expect(readDurations(join(folder, 'missing.json'))).toEqual(new Map());
});

test('a file that was ended from outside has no result, and is named all the same', () => {
  const file = write('ended.json', {
    numPassedTests: 3,
    numFailedTests: 0,
    numFailedTestSuites: 0,
    success: false,
    testResults: [],
  });
  const report = ' ✓ a.test.ts\nb.test.ts was not done after 1200 s and was ended:\n  at spin';
  expect(fromVitest(file, 1, report)).toMatchObject({
    passed: 3,
    failed: 1,
    failures: ['b.test.ts was not done after 1200 s and was ended:'],
  });
});

test('failed journeys are named with what was seen and where, without the colours of a terminal, however deep', () => {
  const file = write('journeys.json', {
    stats: { expected: 5, unexpected: 1, flaky: 0 },
    errors: [],
    suites: [
      {
        specs: [{ title: 'signs in', file: 'a.spec.ts', ok: true, tests: [] }],
        suites: [
          {
            specs: [
              {
                title: 'signs out',
                file: 'a.spec.ts',
                ok: false,
                tests: [
                  {
                    results: [
                      {
                        error: {
                          message:
                            '\u001B[31mTimed out\u001B[0m\n\nLocator:  h1\nExpected: "Posts"\nCall log:\n  - waiting',
                          location: { file: 'a.spec.ts', line: 7 },
                        },
                      },
                    ],
                  },
                ],
              },
            ],
          },
        ],
      },
    ],
  });
  expect(fromPlaywright(file, 1, '')).toMatchObject({
    passed: 5,
    failed: 1,
    failures: ['a.spec.ts: signs out (Timed out; Locator: h1; Expected: "Posts"; line 7)'],
  });
});

test('a run that left no report counts as one failure', () => {
  expect(fromVitest(join(folder, 'none.json'), 1, 'why')).toEqual({ passed: 0, failed: 1, report: 'why' });
});
