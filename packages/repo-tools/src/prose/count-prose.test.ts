import { expect, test } from 'vitest';
import { countProse } from './count-prose.ts';

const count = (source: string) => {
  const { comments, ...faults } = countProse('case.tsx', source);
  return {
    comments,
    ...Object.fromEntries(Object.entries(faults).map(([name, all]) => [name, all.length])),
  };
};
const none = { comments: 0, openings: 0, words: 0, ofNames: 0, houseNames: 0 };

test.each([
  [
    'a comment that opens with a relative clause',
    '/** What a caller may see. */',
    { comments: 1, openings: 1 },
  ],
  ['one that opens with its subject', '/** Returns what a caller may see. */', { comments: 1 }],
  ['a word of the list', '// Retried for whoever waits.', { comments: 1, words: 1 }],
  ['lines of one comment', '// Retried once,\n// as the protocol asks.', { comments: 1 }],
  ['two comments', '// Retried.\nconst a = 1;\n// As the protocol asks.', { comments: 2, openings: 1 }],
  ['a directive', '// oxlint-disable-next-line no-var -- what a reason says', {}],
  ['an address in a string', "const a = 'https://example.com // What';", {}],
  ['a function named after a part', 'const labelOf = (row: Row) => row.label;', { ofNames: 1 }],
  ['a method so named', 'const rows = { labelOf(row: Row) { return row; } };', { ofNames: 1 }],
  ['a value so named', 'const instanceOf = 3;', {}],
  ['a limit in the words of the house', 'const mostRows = 3;', { houseNames: 1 }],
  ['a word that begins alike', 'const mostly = 3; const toldIt = 1;', { houseNames: 1 }],
])('counts %s', (_name, source, expected) => {
  expect(count(source)).toEqual({ ...none, ...expected });
});

test('a fault names its line', () => {
  expect(countProse('case.ts', 'const a = 1;\n\n/** Whoever calls. */').openings).toEqual([
    { line: 3, text: 'Whoever calls. ' },
  ]);
});
