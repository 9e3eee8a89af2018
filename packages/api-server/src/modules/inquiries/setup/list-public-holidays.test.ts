import { expect, test } from 'vitest';
import { listPublicHolidays } from './list-public-holidays.ts';

test('public holidays of a region from a day on, in English, each day of a longer one', async () => {
  const { items, regions } = await listPublicHolidays({ country: 'GB', region: 'ENG', from: '2026-12-26' });
  expect(items.slice(0, 3)).toEqual([
    { date: '2026-12-26', name: 'Boxing Day' },
    { date: '2026-12-28', name: 'Boxing Day (substitute day)' },
    { date: '2027-01-01', name: "New Year's Day" },
  ]);
  expect(items.at(-1)?.date).toBe('2027-12-28');
  expect(regions).toContainEqual({ code: 'SCT', name: 'Scotland' });
  const scotland = await listPublicHolidays({ country: 'GB', region: 'SCT', from: '2027-01-01' });
  expect(scotland.items.map(({ date }) => date)).toContain('2027-11-30');
  const emirates = await listPublicHolidays({ country: 'AE', from: '2027-03-01' });
  expect(emirates.items.slice(0, 3).map(({ date }) => date)).toEqual([
    '2027-03-09',
    '2027-03-10',
    '2027-03-11',
  ]);
});

test('what is no country of the library, or no region of it, is named', async () => {
  await expect(listPublicHolidays({ country: 'AQ', from: '2027-01-01' })).rejects.toMatchObject({
    fields: [{ path: 'country' }],
  });
  await expect(listPublicHolidays({ country: 'GB', region: 'BY', from: '2027-01-01' })).rejects.toMatchObject(
    { fields: [{ path: 'region' }] },
  );
});
