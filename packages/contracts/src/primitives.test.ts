import { expect, test } from 'vitest';
import * as constants from './constants.ts';
import { countryCode, email, rowVersion, slug, timezoneName, webAddress } from './primitives.ts';

test('a bare web address gets https://, and what is none is told with the remedy', () => {
  expect(webAddress().parse(' northmere.example ')).toBe('https://northmere.example');
  for (const wrong of ['abc', 'javascript:alert(1)', ''])
    expect(webAddress().safeParse(wrong).error?.issues[0]?.message).toBe(
      'Enter a web address like https://example.org.',
    );
  expect(webAddress(30).safeParse(`https://a.example/${'a'.repeat(30)}`).success).toBe(false);
});

test.each([
  ['ada@northmere.example\u200B', 'ada@northmere.example'],
  ['\u202Abo@northmere.example\u202C', 'bo@northmere.example'],
  ['\uFEFF ada\u2060@north\u00ADmere.example\u00A0', 'ada@northmere.example'],
  ['jurgen@m\u00FCller-forschung.example', 'jurgen@xn--mller-forschung-zvb.example'],
  ['ada@\u4F8B\u3048.example', 'ada@xn--r8jz45g.example'],
])('an address is read as it was meant: %j', (pasted, address) => {
  expect(email.parse(pasted)).toBe(address);
});

test.each([
  'ada@',
  'ada@b\u00FC cher.example',
  'a@b.example,c@d.example',
  'ada@\u00FC/x.example',
  'ada@http://x.example',
])('%j is not an address', (text) => {
  expect(email.safeParse(text).error?.issues[0]?.message).toBe(
    'Enter one email address, like name@example.org.',
  );
});

test('a country is one of the list', () => {
  for (const right of ['US', 'CA', 'GB']) expect(countryCode.parse(right)).toBe(right);
  for (const wrong of ['XX', 'ZZ', 'zz', 'XXX', '', '\uFFFD\uFFFD', 'G'])
    expect(countryCode.safeParse(wrong).error?.issues[0]?.message).toBe('Choose a country.');
});

test('a time zone is one that the runtime knows, by any of its names', () => {
  for (const right of ['UTC', 'Europe/London', 'Asia/Calcutta', 'Asia/Kolkata'])
    expect(timezoneName.parse(right)).toBe(right);
  for (const wrong of ['', '+05:00', 'Mars/Olympus', '../../etc/passwd'])
    expect(timezoneName.safeParse(wrong).success).toBe(false);
});

test('the version of a row is a number that PostgreSQL can compare', () => {
  expect(rowVersion.parse(2 ** 31 - 1)).toBe(2 ** 31 - 1);
  for (const wrong of [0, -1, 1.5, 2 ** 31, 2 ** 53, Number.MAX_VALUE, Number.NaN])
    expect(rowVersion.safeParse(wrong).success).toBe(false);
});

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
