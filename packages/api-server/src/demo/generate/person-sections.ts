import type { PersonSection } from '@rostrum/contracts';
import type { PersonContent } from '../content/content-types.ts';
import { dayMs } from './clock.ts';

interface SectionRow {
  kind: PersonSection['kind'];
  position: number;
  data: Record<string, unknown>;
}

/** The entries of a profile, with years and dates counted back from now. */
export function sectionsOf(content: PersonContent, now: Date): SectionRow[] {
  const year = (ago: number) => now.getUTCFullYear() - ago;
  const date = (daysAgo: number) => new Date(now.getTime() - daysAgo * dayMs).toISOString().slice(0, 10);
  const numbered = (kind: PersonSection['kind'], data: Record<string, unknown>[]) =>
    data.map((each, position) => ({ kind, position, data: each }));
  return [
    ...numbered(
      'quotation',
      (content.quotations ?? []).map(([cleared, text]) => ({ text, cleared_on: date(cleared) })),
    ),
    ...numbered(
      'publication',
      (content.publications ?? []).map(([ago, kind, title, publisher], index) => ({
        title,
        publisher,
        kind,
        year: year(ago),
        highlighted: index < 3,
      })),
    ),
    ...numbered(
      'media_appearance',
      (content.appearances ?? []).map(([daysAgo, type, title, organization]) => ({
        title,
        organization,
        type,
        date: date(daysAgo),
      })),
    ),
    ...numbered(
      'education',
      (content.education ?? []).map(([ago, degree, major, institution]) => ({
        institution,
        degree,
        major,
        year: year(ago),
      })),
    ),
    ...numbered(
      'language',
      (content.languages ?? []).map(([code, speak, interview]) => ({
        code,
        speak,
        interview: interview !== undefined,
      })),
    ),
  ];
}
