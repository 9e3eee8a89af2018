import { screeningCategories } from '@rostrum/contracts/inquiries';
import { expect, test } from 'vitest';
import { describeVerdictReason } from './held-words.ts';

test('each kind of spam that a text may read like has words of its own', () => {
  const words = screeningCategories.map((category) => describeVerdictReason(`reads_like_${category}`));
  expect(new Set(words).size).toBe(screeningCategories.length);
  expect(words).not.toContain('Wording');
});
