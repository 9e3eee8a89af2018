import { expect, test } from 'vitest';
import { accountDeletionReasons, fixedTexts } from '../constants.ts';
import { seekerRoles } from '../roles.ts';
import { countries, isCountryCode, timezoneNames } from './countries.ts';
import { inquiryTypes } from './inquiry-types.ts';
import { canadianProvinces, regions, subdivisionsOf, unitedStates } from './places.ts';
import { seekerTypes } from './seeker-types.ts';

test('countries have code and name, the United States and Canada first, the others by name, each once', () => {
  const all = countries();
  expect(all.slice(0, 2)).toEqual([
    { code: 'US', name: 'United States' },
    { code: 'CA', name: 'Canada' },
  ]);
  const rest = all.slice(2).map(({ name }) => name);
  expect(rest).toEqual([...rest].sort((left, right) => left.localeCompare(right, 'en')));
  expect(new Set(all.map(({ code }) => code)).size).toBe(all.length);
  expect(all.filter(({ code, name }) => name === code)).toEqual([]);
  expect(all.every(({ code }) => isCountryCode(code))).toBe(true);
  expect(['UK', 'XX', 'us', ''].some(isCountryCode)).toBe(false);
});

test('thirteen provinces and territories, fifty states and the capital; other countries need none', () => {
  expect(Object.keys(canadianProvinces)).toHaveLength(13);
  expect(Object.keys(unitedStates)).toHaveLength(51);
  expect(subdivisionsOf('CA')).toContainEqual({ code: 'QC', name: 'Quebec' });
  expect(subdivisionsOf('US')).toContainEqual({ code: 'DC', name: 'District of Columbia' });
  expect(subdivisionsOf('GB')).toEqual([]);
});

test('regions, inquiry types, seeker types and reasons are those of the specification, in its order', () => {
  expect(regions).toEqual([
    'Americas',
    'Europe',
    'Asia',
    'Australia',
    'Africa',
    'India',
    'Pacific',
    'Atlantic',
  ]);
  expect(inquiryTypes.map(({ id, label }) => `${id} ${label}`)).toEqual([
    '1 Speaking',
    '2 Media',
    '3 Expert Witness',
    '4 Business',
    '5 General',
    '6 Partnership',
    '7 Donor',
    '8 Admissions',
    '9 Research',
    '10 Meeting',
  ]);
  expect(Object.fromEntries(seekerTypes.map(({ value, label }) => [value, label]))).toEqual({
    media: 'Journalist/Media Professional',
    event: 'Event Organizer',
    legal: 'Legal Professional',
    business: 'Business Professional',
    research: 'Research Professional',
    seeker: 'Other',
  });
  expect(seekerTypes.map(({ value }) => value).sort()).toEqual([...seekerRoles].sort());
  expect(accountDeletionReasons).toEqual([
    'not_satisfied_with_experience',
    'no_longer_need_access',
    'duplicate_account',
    'other',
  ]);
});

test('time zones are names that the runtime can reckon with, UTC first', () => {
  const [first, ...others] = timezoneNames();
  expect(first).toBe('UTC');
  expect(others).toContain('Europe/London');
  expect(others).not.toContain('UTC');
  for (const zone of others) expect(() => new Intl.DateTimeFormat('en', { timeZone: zone })).not.toThrow();
});

test('the words that are fixed to the letter', () => {
  expect(fixedTexts).toEqual({
    searchPlaceholder: 'Search by Name or Expertise',
    noMatches: 'No matches found.',
    moreResults: 'Display additional results...',
    newSelectionPrefix: 'New selection: ',
    renderError: 'Sorry.. there was an error',
  });
});
