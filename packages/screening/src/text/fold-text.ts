/** A text as it is compared, with where each of its characters stood. */
export interface FoldedText {
  text: string;
  /** For each character of `text` its place in the original. */
  at: readonly number[];
}

/** Letters of other scripts that look like Latin ones; compatibility forms and accents are folded without a table. */
const lookAlikes: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ['аеорсухікѕјһвнтмгԁԛԝ', 'aeopcyxiksjhbhtmrdqw'],
    ['αεορυικντχβηγωѵ', 'aeopuikvtxbnywv'],
    ['ıɑɡⅼℓʟ', 'iaglll'],
  ].flatMap(([from = '', to = '']) => [...from].map((letter, index) => [letter, to[index] ?? letter])),
);
const latin = /\p{Script=Latin}/u;
const invisible = /[\p{Cf}\p{M}\u{115F}\u{1160}\u{3164}]/u;

/**
 * Compatibility forms, case, accents, invisible characters and letters that look like Latin ones. A text that is written
 * in another script altogether keeps its letters.
 */
export function foldText(original: string): FoldedText {
  const isLatin = latin.test(original);
  const at: number[] = [];
  let text = '';
  let index = 0;
  for (const point of original) {
    if (point.length === 1 && point.charCodeAt(0) < 128) {
      // Most of most texts; nothing of it can be folded but its case.
      at.push(index);
      text += point.toLowerCase();
      index += 1;
      continue;
    }
    for (const letter of point.normalize('NFKD').toLowerCase())
      if (!invisible.test(letter)) {
        const folded = isLatin ? (lookAlikes[letter] ?? letter) : letter;
        for (let unit = 0; unit < folded.length; unit += 1) at.push(index);
        text += folded;
      }
    index += point.length;
  }
  return { text, at };
}
