import type { PersonSection } from '@rostrum/contracts';
import type { PersonContent } from '../content/read-content.ts';
import { dayMs } from '../seeded/clock.ts';

type Kind = PersonSection['kind'];

/** The entries of a profile, with years and dates counted back from now. */
export function sectionsOf(person: PersonContent, now: Date) {
  const year = (ago: number) => now.getUTCFullYear() - ago;
  const date = (daysAgo: number) => new Date(now.getTime() - daysAgo * dayMs).toISOString().slice(0, 10);
  const entries: [Kind, Record<string, unknown>[]][] = [
    ['quotation', person.quotations.map(({ days_ago, text }) => ({ text, cleared_on: date(days_ago) }))],
    [
      'publication',
      person.publications.map(({ years_ago, ...rest }, index) => {
        const highlighted = index < 3;
        return { ...rest, year: year(years_ago), highlighted };
      }),
    ],
    [
      'media_appearance',
      person.appearances.map(({ days_ago, ...rest }) => ({ ...rest, date: date(days_ago) })),
    ],
    ['education', person.education.map(({ years_ago, ...rest }) => ({ ...rest, year: year(years_ago) }))],
    ['language', person.languages],
  ];
  return entries.flatMap(([kind, all]) => all.map((data, position) => ({ kind, position, data })));
}
