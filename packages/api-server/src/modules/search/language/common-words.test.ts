import { expect, test } from 'vitest';
import { isCommonWord } from './common-words.ts';

test.each('take takes making used agreed planned reaches busy'.split(' '))(
  '%s is of every subject',
  (word) => {
    expect(isCommonWord(word)).toBe(true);
  },
);

// They look like inflections of "be", "see" and "fee".
test.each('bees seed feed needles salmon'.split(' '))('%s is a subject', (word) => {
  expect(isCommonWord(word)).toBe(false);
});
