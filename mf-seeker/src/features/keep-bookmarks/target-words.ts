import type { BookmarkWithData } from '@rostrum/contracts';

/** Under the title: a job reads on with a comma, a summary is a sentence of its own. */
export function targetWords({ subtitle, organisation }: NonNullable<BookmarkWithData['target']>): string {
  if (subtitle === '') return organisation;
  return `${subtitle}${/[.!?]$/.test(subtitle) ? ' ' : ', '}${organisation}`;
}
