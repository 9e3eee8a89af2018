const open = '\u2045';
const close = '\u2046';
export const headlineMarks = open + close;
/** Marks of the words that matched; characters that no one types, so a text cannot forge them. */
export const headlineOptions = `StartSel=${open}, StopSel=${close}, MaxWords=28, MinWords=12, MaxFragments=1`;

/** A marked text of PostgreSQL in the parts that the page shows. */
export function partsOf(marked: string): { text: string; marked: boolean }[] {
  return marked
    .split(/(\u2045[^\u2045\u2046]*\u2046)/u)
    .filter((part) => part !== '')
    .map((part) =>
      part.startsWith(open)
        ? { text: part.slice(1, -1), marked: true }
        : { text: part.replaceAll(/[\u2045\u2046]/gu, ''), marked: false },
    );
}

/** The sentence that matched, as an answer carries it. */
export const sentenceOf = (source: string | null, marked: string | null) =>
  source === null || marked === null ? null : { source, parts: partsOf(marked) };
