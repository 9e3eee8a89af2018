import { csvOf, withoutGuard } from '@rostrum/contracts';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { expect, test } from 'vitest';

const starts = [
  '=',
  '+',
  '-',
  '@',
  '\t',
  '\r',
  '\n',
  '＝',
  '＋',
  '－',
  '＠',
  ' =',
  '\u00A0=',
  '"=',
  "'=",
  "''=",
  '\u200B=',
];
const cell = fc
  .tuple(
    fc.constantFrom('', ...starts),
    fc.string({ maxLength: 40 }),
    fc.constantFrom('', '\n=x', ',=cmd', ';=cmd', '"'),
  )
  .map((parts) => parts.join(''));
const isNumber = (text: string) => /^-?\d+(\.\d+)?$/.test(text);

test('S7: whatever a cell says, it comes back as it was, and no spreadsheet finds a formula at its beginning', () => {
  fc.assert(
    fc.property(fc.array(cell, { minLength: 2, maxLength: 5 }), (row) => {
      const [read = []] = parse(csvOf([row]), { relax_column_count: true }) as string[][];
      expect(read.map(withoutGuard)).toEqual(row);
      for (const text of read) {
        if (isNumber(text)) continue;
        expect(text).not.toMatch(/^[=+\-@\t\r\n＝＋－＠]/);
        expect(text.trimStart()).not.toMatch(/^"?[=+\-@＝＋－＠]/);
      }
    }),
    { seed: 7, numRuns: 2000 },
  );
});
