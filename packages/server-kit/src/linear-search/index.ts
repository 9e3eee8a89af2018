import { RE2JS } from 're2js';

export interface FoundPlace {
  /** Positions in UTF-16 units, the end after the last one. */
  start: number;
  end: number;
  text: string;
}

/**
 * An expression in RE2's syntax, which knows neither look-around nor back-references: whatever the text, searching takes
 * time that grows with its length alone. For expressions that are too rich for a proof of the engine's own.
 */
export const compileLinear = (source: string, { ignoreCase = false } = {}): RE2JS =>
  RE2JS.compile(source, ignoreCase ? RE2JS.CASE_INSENSITIVE : 0);

/**
 * Where an expression stands in a text, without overlaps and in order. `standsApart` is asked about the characters right
 * before and after each, empty at the ends of the text, in the place of look-around.
 */
export function findPlaces(
  expression: RE2JS,
  text: string,
  standsApart: (before: string, after: string) => boolean = () => true,
): FoundPlace[] {
  const places: FoundPlace[] = [];
  const matcher = expression.matcher(text);
  while (matcher.find()) {
    const start = matcher.start();
    const end = matcher.end();
    if (standsApart(text.charAt(start - 1), text.charAt(end)))
      places.push({ start, end, text: text.slice(start, end) });
  }
  return places;
}
