import { cutText } from '@rostrum/contracts';
import type { PublicHoliday } from '@rostrum/contracts/inquiries';
import { InputError } from '@rostrum/server-kit';
import { addDays } from '../../../calendar/period.ts';

const dayMs = 86_400_000;
const options = { languages: ['en'], types: ['public' as const] };

/** Read when a list is first asked for: the rules of two hundred countries take 2 MB. */
const readLibrary = async () => (await import('date-holidays')).default;

/** Each day of a holiday that lasts longer than one. */
const daysOf = ({ date, name, start, end }: { date: string; name: string; start: Date; end: Date }) =>
  Array.from(
    { length: Math.max(1, Math.round((end.getTime() - start.getTime()) / dayMs)) },
    (_none, day) => ({
      date: addDays(date.slice(0, 10), day),
      name,
    }),
  );

/** Public holidays from a day to the end of the next year; days that several share are listed once. */
export async function listPublicHolidays({
  country,
  region,
  from,
}: {
  country: string;
  region?: string | undefined;
  from: string;
}): Promise<{ items: PublicHoliday[]; regions: { code: string; name: string }[] }> {
  const Holidays = await readLibrary();
  const known = new Holidays();
  if (known.getCountries('en')[country] === undefined)
    throw InputError.field('country', 'No public holidays are known for this country. Add the days by hand.');
  const regions = Object.entries(known.getStates(country, 'en') ?? {})
    .map(([code, name]) => ({ code, name }))
    .toSorted((left, right) => left.name.localeCompare(right.name, 'en'));
  if (region !== undefined && !regions.some(({ code }) => code === region))
    throw InputError.field('region', 'Choose a region of this country.');
  const calendar =
    region === undefined ? new Holidays(country, options) : new Holidays(country, region, options);
  const year = Number(from.slice(0, 4));
  const names = new Map<string, string>();
  for (const holiday of [year, year + 1].flatMap((each) => calendar.getHolidays(each)))
    for (const { date, name } of daysOf(holiday))
      if (date >= from && !names.has(date)) names.set(date, cutText(name, 80));
  const items = [...names].map(([date, name]) => ({ date, name }));
  return { items: items.toSorted((left, right) => left.date.localeCompare(right.date)), regions };
}
