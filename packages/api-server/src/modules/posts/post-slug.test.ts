import { expect, test } from 'vitest';
import { findFreeSlug, toPostSlug } from './post-slug.ts';

test.each([
  [
    'Winter surge briefing: what Port Selby should watch',
    'winter-surge-briefing-what-port-selby-should-watch',
  ],
  ['The city’s café – 100% Ångström', 'the-citys-cafe-100-angstrom'],
  ['Что дальше?', 'что-дальше'],
  ['???!!', 'post'],
  ['a'.repeat(80), 'a'.repeat(60)],
  [
    'Seven words that go on until there is no room left for more of them',
    'seven-words-that-go-on-until-there-is-no-room-left-for-more',
  ],
])('%s', (title, slug) => {
  expect(toPostSlug(title)).toBe(slug);
});

test('a slug that is taken gets the next number', () => {
  expect(findFreeSlug('surge', new Set())).toBe('surge');
  expect(findFreeSlug('surge', new Set(['surge', 'surge-2']))).toBe('surge-3');
});
