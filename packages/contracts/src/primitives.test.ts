import { expect, test } from 'vitest';
import * as constants from './constants.ts';
import { slug, url } from './primitives.ts';

test.each([
  ['northmere.example', 'https://northmere.example'],
  ['//northmere.example/a', 'https://northmere.example/a'],
  ['http://northmere.example', 'http://northmere.example'],
  ['  https://northmere.example  ', 'https://northmere.example'],
])('the address %s becomes %s', (typed, address) => {
  expect(url.parse(typed)).toBe(address);
});

test.each(['javascript:alert(1)', 'data:text/html,x', 'mailto:a@b.example', ''])(
  'the address %j is none',
  (typed) => {
    expect(url.safeParse(typed).success).toBe(false);
  },
);

test('a slug is letters, digits and - . _ ~ only', () => {
  expect(slug.safeParse('maren_okonjo-hale.2~').success).toBe(true);
  for (const wrong of ['a b', 'a/b', 'a?b', '', 'a'.repeat(61)])
    expect(slug.safeParse(wrong).success, wrong).toBe(false);
});

test('the constants of the specification', () => {
  expect(constants).toMatchObject({
    bookmarksPageSize: 10,
    autocompleteMinimumCharacters: 3,
    typeaheadDelayMs: 200,
    typeaheadMaximumResults: 100,
    sessionMaxAgeSeconds: 36_000,
    uploadLimitBytes: 20 * 1024 * 1024,
    suggestionMenuMaxHeightPx: 300,
    toastWidthPx: 350,
    smallScreenBreakpointPx: 768,
    previewViews: ['iphone', 'ipad', 'desktop'],
  });
});
