/** Letters that Unicode does not take apart, as the database's unaccent writes them. */
const letters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  þ: 'th',
  ı: 'i',
  ħ: 'h',
};

/** Without case and accents, as the database folds it. */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ßæœøđðłþıħ]/gu, (letter) => letters[letter] ?? letter);

/** The folded words of a text; whatever is no letter or digit parts them. A possessive 's is no word. */
export const wordsOf = (text: string): string[] =>
  fold(text.replace(/['’]s\b/giu, '')).match(/[\p{L}\p{N}]+/gu) ?? [];
