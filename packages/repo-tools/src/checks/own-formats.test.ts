import { expect, test } from 'vitest';
import { ownFormatFaults } from './own-formats.ts';

test.each([
  "const day = new Intl.DateTimeFormat(locale, { day: 'numeric' });",
  'const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;',
  'const text = count.toLocaleString(locale);',
  'const text = date.toLocaleTimeString(locale);',
  "const list = formatIn('en-GB');",
])('refuses %s outside the seam, with its line', (line) => {
  expect(ownFormatFaults('mf-north/src/page.tsx', `\n${line}`)).toEqual([
    expect.stringMatching(/^mf-north\/src\/page\.tsx:2 .*@rostrum\/contracts/),
  ]);
});

test('leaves the seam, tests, types and upper and lower case alone', () => {
  const line = 'const list = new Intl.ListFormat(locale);';
  expect(ownFormatFaults('packages/contracts/src/locale.ts', line)).toEqual([]);
  expect(ownFormatFaults('mf-north/src/page.test.tsx', line)).toEqual([]);
  expect(ownFormatFaults('a.ts', 'const same = text.toLocaleLowerCase();')).toEqual([]);
  expect(ownFormatFaults('a.ts', 'const unit: Intl.RelativeTimeFormatUnit = "day";')).toEqual([]);
});
