// Cuts text where readers see characters and formats nothing: no part of locale.ts. Made on first use: that takes some ms.
let graphemes: Intl.Segmenter | undefined;

/** Context that the segmenter needs around a cut; the longest emoji sequences have fewer than 40 units. */
const context = 200;

/**
 * Returns the longest start of `text` with at most `max` UTF-16 units that does not end inside a character as readers see
 * it. A single character longer than `max` is cut between code points, so the result is always well-formed where `text` is.
 */
export function cutText(text: string, max: number): string {
  if (text.length <= max) return text;
  const near = text.slice(0, max + context);
  graphemes ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
  const end = graphemes.segment(near).containing(max)?.index ?? 0;
  if (end > 0) return near.slice(0, end);
  const isInsideCodePoint = (near.codePointAt(max - 1) ?? 0) > 0xffff;
  return near.slice(0, isInsideCodePoint ? max - 1 : max);
}

/** Returns `text` in at most `max` UTF-16 units, with an ellipsis where something was cut off. */
export const shortenText = (text: string, max: number): string =>
  text.length <= max ? text : `${cutText(text, max - 1).trimEnd()}…`;
