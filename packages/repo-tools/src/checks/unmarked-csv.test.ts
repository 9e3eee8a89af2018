import { expect, test } from 'vitest';
import { unmarkedCsvFaults } from './unmarked-csv.ts';

const blob = "const file = new Blob([text], { type: 'text/csv' });";

test('refuses CSV without a byte order mark', () => {
  expect(unmarkedCsvFaults('mf-north/src/save.ts', blob)).toEqual([
    expect.stringMatching(/^mf-north\/src\/save\.ts .*csvFileMark/),
  ]);
});

test('accepts CSV with the mark, other files and tests', () => {
  expect(unmarkedCsvFaults('a.ts', blob.replace('[text]', '[csvFileMark, text]'))).toEqual([]);
  expect(unmarkedCsvFaults('a.ts', blob.replace('csv', 'plain'))).toEqual([]);
  expect(unmarkedCsvFaults('a.test.ts', blob)).toEqual([]);
});
