import { expect, test } from 'vitest';
import { contrast, nearestReadable, textContrast } from './contrast.ts';

test('measures as the guideline does', () => {
  expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21, 1);
  expect(contrast('#0B6073', '#FFFFFF')).toBeCloseTo(7.2, 1);
});

test.each([
  ['#FFD45C', '#FFFFFF'],
  ['#58BCD0', '#FFFFFF'],
  ['#333333', '#101A1E'],
])('offers a readable shade of %s on %s', (colour, ground) => {
  expect(contrast(colour, ground)).toBeLessThan(textContrast);
  expect(contrast(nearestReadable(colour, ground), ground)).toBeGreaterThanOrEqual(textContrast);
});
