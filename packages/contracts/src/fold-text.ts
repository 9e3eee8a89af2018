/** Letters that Unicode does not decompose, with the plain letters that people type for them. */
const plainLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  ı: 'i',
  ħ: 'h',
  ŧ: 't',
  ŋ: 'n',
  ə: 'e',
  ɛ: 'e',
  ɔ: 'o',
  ɓ: 'b',
  ɗ: 'd',
  ƙ: 'k',
  ƒ: 'f',
  // Forms of one letter that keyboards of neighbouring languages tell apart.
  ς: 'σ',
  ى: 'ي',
  ی: 'ي',
  ک: 'ك',
  ة: 'ه',
  '’': "'",
  '‘': "'",
  '‛': "'",
  '′': "'",
  '“': '"',
  '”': '"',
  '„': '"',
  '‟': '"',
  '″': '"',
  '‐': '-',
  '‑': '-',
  '‒': '-',
  '–': '-',
  '—': '-',
  '―': '-',
  '−': '-',
};
/** Every key of the table above. */
const anyPlainLetter =
  /[ßæœþøđðłıħŧŋəɛɔɓɗƙƒςىیکة\u2019\u2018\u201B\u2032\u201C\u201D\u201E\u201F\u2033\u2010\u2011\u2012\u2013\u2014\u2015\u2212]/gu;

/**
 * Accents, invisible characters, and the letters that only modify another one: the ʻokina, modifier apostrophes and the
 * tatweel. The voicing marks of kana stay, because they make another letter.
 */
const ignored =
  /(?![\u3099\u309A])\p{M}|[\u00AD\u02B9-\u02C1\u02C6-\u02D1\u02EC\u02EE\u0640\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u206F\uA78B\uA78C\uFEFF]/gu;

/**
 * Returns a text without case and accents and with plain quotation marks, apostrophes and hyphens. The database function
 * `rostrum_fold` returns the same, so a text folded on one side is found on the other.
 */
export const foldText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(ignored, '')
    .toLowerCase()
    .replace(anyPlainLetter, (letter) => plainLetters[letter] ?? letter)
    .normalize('NFC');

/**
 * Returns the folded words of a text: runs of letters and digits, as the database function `rostrum_text` separates them.
 * A possessive 's is no word.
 */
export const splitWords = (text: string): string[] =>
  foldText(text)
    .replace(/'s(?![\p{L}\p{Nd}])/gu, '')
    .match(/[\p{L}\p{Nd}]+/gu) ?? [];

/**
 * Returns true if the text has every typed word in it, in any order, or all of them written together. For filters of lists
 * in the browser.
 */
export function matchesTyped(text: string, typed: string): boolean {
  const words = splitWords(typed);
  const all = splitWords(text);
  return (
    words.every((word) => all.some((each) => each.includes(word))) || all.join('').includes(words.join(''))
  );
}

/** Returns true if every typed word begins a word of the name, or the name without its spaces begins with what was typed. */
export function matchesName(name: string, typed: string): boolean {
  const words = splitWords(typed);
  const all = splitWords(name);
  return (
    words.every((word) => all.some((each) => each.startsWith(word))) ||
    all.some((_word, from) => all.slice(from).join('').startsWith(words.join('')))
  );
}
