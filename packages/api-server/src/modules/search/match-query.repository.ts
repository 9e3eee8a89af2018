import { sql, type SQL } from 'drizzle-orm';

/** How strictly a text is read: every word must occur, or any of them. */
export type Strictness = 'all' | 'any';

/**
 * The text as PostgreSQL understands it: phrases in quotes, minus, accents folded. `any` keeps phrases and
 * exclusions and only loosens the words between them, for when nothing has them all.
 */
export const tsQuery = (q: string, strictness: Strictness): SQL =>
  strictness === 'all'
    ? sql`websearch_to_tsquery('public.rostrum', ${q})`
    : sql`replace(websearch_to_tsquery('public.rostrum', ${q})::text, ' & ', ' | ')::tsquery`;

const open = '\u2045';
const close = '\u2046';
/** Marks of the words that matched; characters that nobody types, so a text cannot forge them. */
export const headlineOptions = `StartSel=${open}, StopSel=${close}, MaxWords=28, MinWords=12, MaxFragments=1`;

/** A marked text of PostgreSQL in the parts that the page shows. */
export function partsOf(marked: string): { text: string; marked: boolean }[] {
  return marked
    .split(new RegExp(`(${open}[^${close}]*${close})`, 'u'))
    .filter((part) => part !== '')
    .map((part) =>
      part.startsWith(open)
        ? { text: part.slice(1, -1), marked: true }
        : { text: part.replaceAll(close, ''), marked: false },
    );
}
