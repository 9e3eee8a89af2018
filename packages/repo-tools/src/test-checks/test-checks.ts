import { rmSync } from 'node:fs';
import { ensureChromium } from '../chromium/ensure-chromium.ts';
import { runQuietly } from '../processes/run-quietly.ts';
import { inRepository } from '../repository.ts';
import type { Check } from './check.ts';
import type { TestSelection } from './reachable-tests.ts';
import { fromPlaywright, fromVitest, readDurations } from './test-report.ts';

const plain = {
  FORCE_COLOR: '0',
  NO_COLOR: '1',
  CI: '1',
  NODE_ENV: 'test',
  DATABASE_URL: process.env.TEST_DATABASE_URL,
};

/** A test that blocks its process for ever must not block the run; a slow machine alone takes half of this. */
const timeout = 60 * 60_000;

interface VitestCheck {
  name: string;
  /** Report in packages/repo-tools/test-results. */
  report: string;
  /** Folders and files whose tests run; all if empty. */
  places?: readonly string[];
  env?: Record<string, string>;
}

const inVitest = ({ name, report, places = [], env = {} }: VitestCheck): Check => ({
  name,
  run: async (progress) => {
    const file = inRepository(`packages/repo-tools/test-results/${report}`);
    rmSync(file, { force: true });
    let files = 0;
    const { code, output } = await runQuietly(
      'vitest',
      [
        'run',
        '--config=packages/repo-config/vitest/all.config.ts',
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${file}`,
        // A workspace may have no tests.
        ...(places.length > 0 ? ['--passWithNoTests'] : []),
        ...places,
      ],
      {
        env: { ...plain, ...env },
        timeout,
        onLine: (line) => {
          if (/^ [✓❯×]/.test(line)) progress(`${(files += 1)} files`);
        },
      },
    );
    return fromVitest(file, code, output);
  },
});

/** Pure logic, pages against contract handlers, routes against a real PostgreSQL, generators: every *.test.ts(x). */
const runUnit = (folders: readonly string[]): Check =>
  inVitest({
    name: 'unit, page and API tests',
    report: 'vitest.json',
    places: folders.map((folder) => `${folder}/`),
  });

/** Files of tests by name, of which others may be within reach as well. */
export const unitTestsOf = ({ selected, remaining }: TestSelection): Check => {
  const name = `tests: the nearest ${selected.length} of ${selected.length + remaining} within reach`;
  if (selected.length === 0) return { name, run: async () => ({ passed: 0, failed: 0 }) };
  return inVitest({ name, report: 'check.json', places: selected });
};

interface BrowserCheck {
  name: string;
  /** Configuration and report of Playwright, in packages/e2e-tests. */
  config: string;
  report: string;
}

const inBrowser = ({ name, config, report }: BrowserCheck): Check => ({
  name,
  run: async (progress) => {
    const folder = inRepository('packages/e2e-tests');
    const file = `${folder}/test-results/${report}`;
    rmSync(file, { force: true });
    const chromium = await ensureChromium();
    const { code, output } = await runQuietly('playwright', ['test', '-c', config], {
      cwd: folder,
      env: { ...plain, NODE_ENV: undefined, CHROMIUM_PATH: chromium },
      timeout,
      onLine: (line) => {
        const [, number] = /^\s+[✓✘]\s+(\d+)/.exec(line) ?? [];
        if (number !== undefined) progress(`${number} done`);
      },
    });
    return fromPlaywright(file, code, output);
  },
});

/** What a person does, from the first click to the last, against a real server. */
const journeys = inBrowser({
  name: 'journeys in Chromium',
  config: 'playwright.config.ts',
  report: 'journeys.json',
});

/** Areas that fail, are changed on their way, leak, or are of another time than the shell: on built artefacts. */
const independence = inBrowser({
  name: 'independence of areas in Chromium',
  config: 'playwright.independence.config.ts',
  report: 'independence.json',
});

/** What takes too long for every change: tests by name, and every server test with two servers that take turns. */
export const nightlyChecks: readonly Check[] = [
  inVitest({
    name: 'judged sets, large data, a new area',
    report: 'nightly.json',
    env: { TEST_NIGHTLY: '1' },
  }),
  inVitest({
    name: 'API tests with two servers',
    report: 'two-servers.json',
    places: [
      'packages/api-server/',
      'packages/identity/',
      'packages/release-registry/',
      'packages/server-kit/',
    ],
    env: { TEST_SERVERS: '2' },
  }),
  inBrowser({
    name: 'a ninth area in Chromium',
    config: 'playwright.nightly.config.ts',
    report: 'nightly.json',
  }),
];

/** Seconds that each file of tests took in the last `npm test`; empty where none has run. */
export const readTestDurations = (): ReadonlyMap<string, number> =>
  readDurations(inRepository('packages/repo-tools/test-results/vitest.json'));

export const testChecks = { unit: runUnit([]), journeys, independence };

/** Journeys go through the whole product: any part of it that is shipped or served can change what they find. */
const isInJourneys = (folder: string) =>
  folder === 'shell' || folder.startsWith('mf-') || folder === 'packages/e2e-tests';

/** The tests of these folders, and the journeys when one of them is part of what they go through. */
export const testChecksFor = (folders: readonly string[]): Check[] => [
  ...(folders.length > 0 ? [runUnit(folders)] : []),
  ...(folders.some(isInJourneys) ? [journeys, independence] : []),
];
