import { expect, test } from 'vitest';
import { toSlug } from './to-slug.ts';

test('addresses keep letters and digits of any script', () => {
  expect(toSlug('  --Ünï & Co.  ')).toBe('ünï-co.');
});
