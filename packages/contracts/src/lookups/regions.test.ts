import { expect, test } from 'vitest';
import { countries } from './countries.ts';
import { regions } from './places.ts';
import { countriesOfRegion, regionOf } from './regions.ts';

test('every country lies in one region, but for Antarctica', () => {
  const listed = regions.flatMap(countriesOfRegion);
  expect(new Set(listed).size).toBe(listed.length);
  const without = countries().flatMap(({ code }) => (regionOf(code) === undefined ? [code] : []));
  expect(without.filter((code) => !['AQ', 'BV', 'HM', 'IO', 'TF', 'CC', 'CX', 'XK'].includes(code))).toEqual(
    [],
  );
});

test('a country knows its region', () => {
  expect(['GB', 'IN', 'AU', 'NZ', 'BM', 'KE', 'US'].map(regionOf)).toEqual([
    'Europe',
    'India',
    'Australia',
    'Pacific',
    'Atlantic',
    'Africa',
    'Americas',
  ]);
});
