import { expect, test } from 'vitest';
import { countries } from './countries.ts';
import { findCountryCode } from './country-names.ts';

test.each([
  ['USA', 'US'],
  ['U.S.', 'US'],
  ['UK', 'GB'],
  ['United States of America', 'US'],
  ['Turkey', 'TR'],
  ['Türkiye', 'TR'],
  ['Czech Republic', 'CZ'],
  ['Viet Nam', 'VN'],
  ['The Netherlands', 'NL'],
  ['Great Britain', 'GB'],
  ["Cote d'Ivoire", 'CI'],
  ['Hong Kong SAR', 'HK'],
  ['Korea, Republic of', 'KR'],
  ['Saint Lucia', 'LC'],
  ['St. Lucia', 'LC'],
  ['Trinidad & Tobago', 'TT'],
  ['deu', 'DE'],
  ['Deutschland', 'DE'],
  ['Österreich', 'AT'],
  ['Oesterreich', undefined],
  ['Royaume-Uni', 'GB'],
  ['España', 'ES'],
  ['Stati Uniti', 'US'],
  ['Duitsland', 'DE'],
  ['de', 'DE'],
  ['Atlantis', undefined],
  ['', undefined],
])('%s is %s', (name, code) => {
  expect(findCountryCode(name)).toBe(code);
});

test('every country is found by its code and its name', () => {
  for (const { code, name } of countries())
    expect([findCountryCode(code), findCountryCode(name)]).toEqual([code, code]);
});
