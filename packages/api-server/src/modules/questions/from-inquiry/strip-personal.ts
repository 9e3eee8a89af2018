/** Who wrote to whom: nothing of it may stand in what becomes public. */
export interface KnownWords {
  names: readonly string[];
  organisations: readonly string[];
}

const email = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu;
const link = /\b(?:https?:\/\/|www\.)[^\s<>]+/giu;
/** International, with an area code of its own, or in the three groups of North America: a plain number is no phone number. */
const phone =
  /(?<![\p{L}\p{N}])(?:\+\d[\d\s()./-]{5,}\d|\(?0\d[\d\s()./-]{6,}\d|\(?\d{3}\)?[\s.-]\d{3}[\s.-]\d{4})(?![\p{L}\p{N}])/gu;

const greeting = /^(?:dear|hello|hi|hey|good (?:morning|afternoon|evening)|to whom)\b[^\n]*$/iu;
const closing =
  /^(?:(?:with )?(?:kind|best|warm|many)? ?(?:regards|wishes|thanks)|thank you|thanks|cheers|sincerely|yours\b.*|best),?[^\p{L}\p{N}]*$/iu;

const escape = (word: string) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
const wordsOf = (words: readonly string[]) =>
  new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${words
      .toSorted((one, other) => other.length - one.length)
      .map(escape)
      .join('|')})(?![\\p{L}\\p{N}])`,
    'gu',
  );

/** Takes out a letter's greeting, and everything from its closing on. */
export function dropLetterParts(text: string): string {
  const lines = text.split('\n').map((line) => line.trim());
  const end = lines.findIndex((line, place) => place > 0 && closing.test(line));
  const kept = (end === -1 ? lines : lines.slice(0, end)).filter(
    (line, place) => place > 1 || !greeting.test(line),
  );
  return kept
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

/** Marks stand where a name, an address or a number stood; `removed` counts them. */
export function stripPersonal(text: string, { names, organisations }: KnownWords) {
  let removed = 0;
  const mark = (with_: string) => () => {
    removed += 1;
    return with_;
  };
  const known = (words: readonly string[]) =>
    words.map((word) => word.trim()).filter((word) => word.length > 1);
  let stripped = text.replaceAll(email, mark('[email]')).replaceAll(link, mark('[link]'));
  stripped = stripped.replaceAll(phone, mark('[phone]'));
  for (const [words, with_] of [
    [known(organisations), '[organisation]'],
    [known(names), '[name]'],
  ] as const)
    if (words.length > 0) stripped = stripped.replaceAll(wordsOf(words), mark(with_));
  return { text: stripped, removed };
}

/** The first question that somebody asks in these texts, short enough to be one; else undefined. */
export function findQuestion(texts: readonly string[]): string | undefined {
  for (const text of texts)
    for (const sentence of text.match(/[^.!?\n]+\?/gu) ?? []) {
      const asked = sentence.trim();
      if (asked.length >= 10 && asked.length <= 300) return asked;
    }
  return undefined;
}
