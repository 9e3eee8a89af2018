import { expect, test } from 'vitest';
import { findNewsDays } from './find-news-days.ts';
import { readNewsDays } from './read-news-days.ts';

const days = readNewsDays();
const namesOn = (date: string) => findNewsDays(days, date, date).map(({ day }) => day.name);

test('the file has at least 120 days, each with a name, a source and a rule that comes once a year', () => {
  expect(days.length).toBeGreaterThan(120);
  for (const day of days) {
    expect([day.name, day.source].every(Boolean), JSON.stringify(day)).toBe(true);
    expect(findNewsDays([day], '2026-01-01', '2026-12-31'), day.name).toHaveLength(1);
  }
  expect(new Set(days.map(({ name }) => name)).size).toBe(days.length);
});

test('weekdays of a month are found from its start and from its end', () => {
  expect(namesOn('2026-11-19')).toContain('World Philosophy Day');
  expect(namesOn('2026-01-25')).toEqual(['World Leprosy Day']);
  expect(namesOn('2026-05-05')).toContain('World Asthma Day');
  expect(namesOn('2027-05-04')).toEqual(['World Asthma Day']);
});

test('an anniversary says how long ago it was, and none comes before its event', () => {
  const [chernobyl] = findNewsDays(days, '2026-04-26', '2026-04-26').filter(({ years }) => years !== null);
  expect(chernobyl).toMatchObject({ years: 40, day: { name: 'Chernobyl disaster' } });
  expect(findNewsDays(days, '2019-03-11', '2020-03-11').map(({ day }) => day.name)).not.toContain(
    'The World Health Organization calls COVID-19 a pandemic',
  );
});

test('a range over the turn of the year holds the days of both', () => {
  const found = findNewsDays(days, '2026-12-26', '2027-01-04').map(({ date }) => date);
  expect(found).toEqual(['2026-12-26', '2027-01-04']);
});
