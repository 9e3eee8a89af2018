/** The mark that stands for a blank before a word in the vocabulary. */
const wordStart = '\u2581';

/** Returns a text in the form that the vocabulary was made from: NFKC, single blanks, each word with its mark. */
export function normaliseText(text: string): string {
  const words = text.toWellFormed().normalize('NFKC').trim();
  return words === '' ? '' : wordStart + words.replaceAll(/\s+/gu, wordStart);
}
