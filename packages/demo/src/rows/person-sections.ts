import type { PersonSection } from '@rostrum/contracts';
import type { PersonContent } from '../content/read-content.ts';
import { dayMs } from '../seeded/clock.ts';

interface SectionRow {
  kind: PersonSection['kind'];
  position: number;
  data: Record<string, unknown>;
}

/** The entries of a profile, with years and dates counted back from now. */
export function sectionsOf(person: PersonContent, now: Date): SectionRow[] {
  const year = (ago: number) => now.getUTCFullYear() - ago;
  const date = (daysAgo: number) => new Date(now.getTime() - daysAgo * dayMs).toISOString().slice(0, 10);
  const numbered = (kind: PersonSection['kind'], data: Record<string, unknown>[]) =>
    data.map((each, position) => ({ kind, position, data: each }));
  return [
    ...numbered(
      'quotation',
      person.quotations.map(({ days_ago, text }) => ({ text, cleared_on: date(days_ago) })),
    ),
    ...numbered(
      'publication',
      person.publications.map(({ years_ago, ...rest }, index) => ({
        ...rest,
        year: year(years_ago),
        highlighted: index < 3,
      })),
    ),
    ...numbered(
      'media_appearance',
      person.appearances.map(({ days_ago, ...rest }) => ({ ...rest, date: date(days_ago) })),
    ),
    ...numbered(
      'education',
      person.education.map(({ years_ago, ...rest }) => ({ ...rest, year: year(years_ago) })),
    ),
    ...numbered('language', person.languages),
  ];
}
