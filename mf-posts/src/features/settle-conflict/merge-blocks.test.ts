import { expect, test } from 'vitest';
import { mergeBlocks } from './merge-blocks.ts';

const split = (text: string) => text.split('');
const merge = (base: string | null, mine: string, theirs: string) =>
  mergeBlocks({ base: base === null ? null : split(base), mine: split(mine), theirs: split(theirs) })
    .map((part) =>
      part.kind === 'agreed' ? part.blocks.join('') : `(${part.mine.join('')}|${part.theirs.join('')})`,
    )
    .join('');

test.each([
  ['changes of both in different blocks fit together', ['abcd', 'aXcd', 'abcY'], 'aXcY'],
  ['the same change of both is one', ['abc', 'aXc', 'aXc'], 'aXc'],
  ['a block that both changed is a choice', ['abc', 'aXc', 'aYc'], 'a(X|Y)c'],
  ['what one deleted and the other changed is a choice', ['abc', 'ac', 'aYc'], 'a(|Y)c'],
  ['what one alone deleted or added is taken over', ['abc', 'ac', 'abcZ'], 'acZ'],
  ['both added at the end', ['a', 'aX', 'aY'], 'a(X|Y)'],
  ['an empty text', ['', 'X', 'Y'], '(X|Y)'],
])('%s', (_name, [base = '', mine = '', theirs = ''], expected) => {
  expect(merge(base, mine, theirs)).toBe(expected);
});

test('without a common base nothing is taken over by guessing', () => {
  expect(merge(null, 'abX', 'aYb')).toBe('a(|Y)b(X|)');
});

test('without a common base, choosing one side throughout gives that text whole', () => {
  const [mine, theirs] = ['qabWcdxe', 'abVcyez'];
  const parts = mergeBlocks({ base: null, mine: split(mine), theirs: split(theirs) });
  const read = (side: 'mine' | 'theirs') =>
    parts.map((part) => (part.kind === 'agreed' ? part.blocks : part[side]).join('')).join('');
  expect([read('mine'), read('theirs')]).toEqual([mine, theirs]);
});
