import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { inRepository } from '../repository.ts';

/** Where formats are made. The calendars beside them reckon with the parts of a date and write none for a person. */
const seam = [
  'packages/contracts/src/locale.ts',
  'packages/contracts/src/dates.ts',
  'packages/api-server/src/calendar/',
  'packages/demo/src/seeded/clock.ts',
  'packages/repo-tools/src/checks/own-formats',
];
const isSeam = (file: string) => seam.some((part) => file.startsWith(part));
/** Tests run the clock and the browser as they need; the demonstration's rows say which locale an organisation chose. */
const isData = (file: string) =>
  /\.test\.tsx?$/.test(file) ||
  file.startsWith('packages/e2e-tests/') ||
  file.startsWith('packages/demo/src/rows/');

const formats = [
  // A segmenter cuts letters and a locale reads a code: neither writes anything for a person.
  { found: /\bIntl\.(?!Segmenter\(|Locale\()[A-Z]\w+\(/, says: 'makes a format of its own' },
  { found: /\.toLocale(?:Date|Time)?String\(/, says: 'makes a format of its own' },
  { found: /(['"`])en-GB\1/, says: 'names the locale again' },
];
const instead =
  "Write with '@rostrum/contracts' (locale.ts, dates.ts, durations.ts) or, in the page's time zone, with '@rostrum/ui-kit'.";

/** The formats that one file makes by hand, each with its line. */
export function ownFormatFaults(file: string, text: string): string[] {
  if (isSeam(file) || isData(file)) return [];
  return text
    .split('\n')
    .flatMap((line, index) =>
      formats
        .filter(({ found }) => found.test(line))
        .map(({ says }) => `${file}:${index + 1} ${says}. ${instead}`),
    );
}

/** Dates, numbers and lists look one way, because one place makes them. */
export const ownFormats = (): string[] =>
  globSync('{shell,mf-*,packages}/**/*.{ts,tsx}', {
    cwd: inRepository('.'),
    exclude: (name) => /^(node_modules|dist|test-results|coverage|\..+)$/.test(basename(name)),
  })
    .map((file) => file.replaceAll('\\', '/'))
    .flatMap((file) => ownFormatFaults(file, readFileSync(inRepository(file), 'utf8')));
