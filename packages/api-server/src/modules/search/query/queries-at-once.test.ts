import { expect, test } from 'vitest';
import { isAnyLong, queriesAtOnce } from './queries-at-once.ts';
import { allOf, anyOf, lexeme, not, phraseOf } from './tsquery-text.ts';

const numbered = (name: string, count: number) =>
  Array.from({ length: count }, (_, place) => lexeme(`${name}${place}`));
const termsOf = (query: string) => query.match(/'[^']*'/g) ?? [];

test('a query of few terms stays one; alternatives within alternatives are one list, and none stands in it twice', () => {
  expect(queriesAtOnce("'a'")).toEqual(["'a'"]);
  expect(queriesAtOnce(anyOf("'a'", anyOf("'b'", anyOf("'a'", "'it''s':*"))))).toEqual([
    "('a' | 'b' | 'it''s':*)",
  ]);
});

test('what an alternative beside it contains is left out', () => {
  expect(
    queriesAtOnce(anyOf("'diet'", "'^diet'", allOf("'diet'", "'drink'"), allOf("'^diet'", "'^tax'"))),
  ).toEqual(["'diet'"]);
  expect(queriesAtOnce(anyOf("'^diet'", allOf("'diet'", "'drink'")))).toEqual([
    "('^diet' | ('diet' & 'drink'))",
  ]);
});

test('many alternatives are parted, with what must hold besides in each; exclusions and phrases stay whole', () => {
  const besides = [not(allOf("'x'", anyOf("'y'", "'z'"))), phraseOf([lexeme('law'), null, lexeme('sea')])];
  const parted = queriesAtOnce(allOf(anyOf(...numbered('a', 70)), ...besides));
  expect(parted).toHaveLength(3);
  expect(parted.every((query) => besides.every((each) => query.includes(each)))).toBe(true);
  expect(parted.flatMap(termsOf).filter((term) => /^'a\d/.test(term))).toEqual(numbered('a', 70));
});

test('one of many and one of many others is asked on its own, and not taken apart', () => {
  const both = allOf(anyOf(...numbered('a', 40)), anyOf(...numbered('b', 40)));
  expect(queriesAtOnce(both)).toEqual([both]);
  expect(queriesAtOnce(anyOf(both, "'c'"))).toEqual([both, "'c'"]);
});

test('a whole story is long, everyday words are not', () => {
  const asked = (terms: number) => ({ branches: [{ query: anyOf(...numbered('a', terms)) }] });
  expect([500, 2000].map((terms) => isAnyLong(asked(terms)))).toEqual([false, true]);
});
