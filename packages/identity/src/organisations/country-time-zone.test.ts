import { expect, test } from 'vitest';
import { findCountryTimeZone } from './country-time-zone.ts';

test('a country with one time has a zone, one with several has none', () => {
  const zones = ['GB', 'DE', 'FR', 'NO', 'JP', 'AR', 'CY', 'MY'].map((country) =>
    findCountryTimeZone(country),
  );
  expect(zones).toEqual([
    'Europe/London',
    'Europe/Berlin',
    'Europe/Paris',
    'Europe/Oslo',
    'Asia/Tokyo',
    'America/Buenos_Aires',
    'Asia/Nicosia',
    'Asia/Kuala_Lumpur',
  ]);
  for (const country of ['US', 'CA', 'AU', 'BR', 'ES', 'PT', 'NZ', 'CN', 'XK', 'gb', ''])
    expect([country, findCountryTimeZone(country)]).toEqual([country, undefined]);
});
