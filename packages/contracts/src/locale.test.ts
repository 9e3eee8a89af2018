import { expect, test } from 'vitest';
import { formatDate, formatList, formatNumber } from './locale.ts';

test('numbers, lists and dates are written one way', () => {
  expect(formatNumber(12_480)).toBe('12,480');
  expect(formatList(['Ines', 'Callum', 'Wren'])).toBe('Ines, Callum and Wren');
  expect(formatList(['Ines', 'Callum', 'Wren'], 'or')).toBe('Ines, Callum or Wren');
  const parts = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'Pacific/Auckland' } as const;
  expect(formatDate('2026-11-19T13:30:00Z', parts)).toBe('20 November 2026');
});
