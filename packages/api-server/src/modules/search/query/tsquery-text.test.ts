import { expect, test } from 'vitest';
import { allOf, anyOf, beginning, lexeme, not, phraseOf } from './tsquery-text.ts';

test('lexemes are quoted, whatever is in them', () => {
  expect(lexeme("o'brien")).toBe("'o''brien'");
  expect(lexeme('a\\b')).toBe("'a\\\\b'");
  expect(beginning('flo')).toBe("'flo':*");
});

test('what asks for nothing vanishes', () => {
  expect(allOf('', "'a'", '')).toBe("'a'");
  expect(anyOf("'a'", "'a'", "'b'")).toBe("('a' | 'b')");
  expect(allOf('', not(''))).toBe('');
  expect(allOf("'a'", not("'b'"))).toBe("('a' & !'b')");
});

test('a phrase keeps the places of the words that are left out', () => {
  expect(phraseOf([lexeme('law'), null, null, lexeme('sea')])).toBe("('law' <3> 'sea')");
  expect(phraseOf([null, lexeme('sea')])).toBe("'sea'");
  expect(phraseOf([null])).toBe('');
});
