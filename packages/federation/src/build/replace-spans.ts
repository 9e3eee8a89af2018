export interface Span {
  start: number;
  end: number;
  text: string;
}

/** A source with other text in some places, from the last to the first so that positions stay right. */
export const replaceSpans = (source: string, spans: readonly Span[]): string =>
  spans
    .toSorted((left, right) => right.start - left.start)
    .reduce((code, { start, end, text }) => `${code.slice(0, start)}${text}${code.slice(end)}`, source);
