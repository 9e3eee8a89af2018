import { expect, test } from 'vitest';
import { sayEmoji } from './emoji.ts';

test.each([
  ['⚡ prices', 'electricity prices'],
  ['✈️crash', 'planes crash'],
  ['🤖 taking our jobs 😱', 'robots taking our jobs 😱'],
  ['flood 🌊🌊', 'flood flood flood'],
  ['👮🏽 strike', 'police strike'],
  ['© and no emoji', '© and no emoji'],
  ['😀', '😀'],
])('%s is asked as %s', (text, said) => {
  expect(sayEmoji(text)).toBe(said);
});
