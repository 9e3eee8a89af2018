import type { PersonSection } from '@rostrum/contracts';
import type { PersonContent } from '../content/read-content.ts';
import { dayMs } from '../seeded/clock.ts';

/** The entries of a profile, with years and dates counted back from now. */
export function sectionsOf(person: PersonContent, now: Date) {
  const date = (daysAgo: number) => new Date(now.getTime() - daysAgo * dayMs).toISOString().slice(0, 10);
  const dated = <Entry extends { days_ago: number }>({ days_ago, ...rest }: Entry) => ({
    ...rest,
    date: date(days_ago),
  });
  const aged = <Entry extends { years_ago: number }>({ years_ago, ...rest }: Entry) => ({
    ...rest,
    year: now.getUTCFullYear() - years_ago,
  });
  const entries: [PersonSection['kind'], Record<string, unknown>[]][] = [
    ['quotation', person.quotations.map(({ days_ago, text }) => ({ text, cleared_on: date(days_ago) }))],
    ['publication', person.publications.map((each, index) => ({ ...aged(each), highlighted: index < 3 }))],
    ['media_appearance', person.appearances.map(dated)],
    ['education', person.education.map(aged)],
    ['language', person.languages],
  ];
  return entries.flatMap(([kind, all]) => all.map((data, position) => ({ kind, position, data })));
}
