import { expect, test } from 'vitest';
import { cutText, shortenText } from './cut-text.ts';

const family = '\u{1F468}\u200D\u{1F469}\u200D\u{1F467}';
const flag = '\u{1F1E9}\u{1F1EA}';

test.each([
  ['short', 10, 'short'],
  ['exactly', 7, 'exactly'],
  ['ab\u{1F600}', 3, 'ab'],
  [`ab${family}c`, 5, 'ab'],
  [`ab${family}c`, 2 + family.length, `ab${family}`],
  [`a${flag}${flag}`, 4, 'a'],
  ['ne\u0301', 2, 'n'],
  [`e${'\u0301'.repeat(400)}`, 5, `e${'\u0301'.repeat(4)}`],
  [`\u{1F600}${'\u0301'.repeat(400)}`, 1, ''],
  ['', 0, ''],
])('%j in %d units ends at a whole character', (text, max, cut) => {
  expect(cutText(text, max)).toBe(cut);
});

test('no cut of a text leaves half of a character, wherever it falls', () => {
  const text = `x\u{1F600}${family}${flag}e\u0301\u{1F3F4}\u{E0067}\u{E0062}\u{E007F} ending`;
  for (let max = 1; max <= text.length; max += 1) {
    expect(cutText(text, max).isWellFormed()).toBe(true);
    expect(shortenText(text, max).isWellFormed()).toBe(true);
    expect(shortenText(text, max).length).toBeLessThanOrEqual(max);
  }
});
