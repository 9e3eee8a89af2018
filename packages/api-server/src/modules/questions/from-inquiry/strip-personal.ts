import { compileLinear, findPlaces, type FoundPlace } from '@rostrum/server-kit/linear-search';

/** Who wrote to whom: nothing of it may stand in what becomes public. */
export interface KnownWords {
  names: readonly string[];
  organisations: readonly string[];
}

// The texts come from strangers, hence an engine that no text can slow down.
const email = compileLinear(String.raw`[\pL\pN._%+-]+@[\pL\pN-]+(?:\.[\pL\pN-]+)+`);
const link = compileLinear(String.raw`\b(?:https?://|www\.)[^\s<>]+`, { ignoreCase: true });
/** International, with an area code of its own, or in the three groups of North America: a plain number is no phone number. */
const phone = compileLinear(
  String.raw`\+\d[\d\s()./-]{5,}\d|\(?0\d[\d\s()./-]{6,}\d|\(?\d{3}\)?[\s.-]\d{3}[\s.-]\d{4}`,
);
const greeting = compileLinear(
  String.raw`^(?:dear|hello|hi|hey|good (?:morning|afternoon|evening)|to whom)\b`,
  { ignoreCase: true },
);
const closing = compileLinear(
  String.raw`^(?:(?:with )?(?:kind|best|warm|many)? ?(?:regards|wishes|thanks)|thank you|thanks|cheers|sincerely|yours\b.*|best),?[^\pL\pN]*$`,
  { ignoreCase: true },
);

const sentenceEnd = compileLinear(String.raw`[.!?\n]`);

const isApart = (before: string, after: string): boolean =>
  !/[\p{L}\p{N}]/u.test(before) && !/[\p{L}\p{N}]/u.test(after);

/** Where one of these words stands by itself, the longest that does. */
function findWords(text: string, words: readonly string[]): FoundPlace[] {
  const longestFirst = words.toSorted((one, other) => other.length - one.length);
  const places: FoundPlace[] = [];
  for (let start = 0; start < text.length; start += 1) {
    const word = longestFirst.find(
      (each) =>
        text.startsWith(each, start) && isApart(text.charAt(start - 1), text.charAt(start + each.length)),
    );
    if (word === undefined) continue;
    places.push({ start, end: start + word.length, text: word });
    start += word.length - 1;
  }
  return places;
}

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
  let stripped = text;
  let removed = 0;
  const mark = (places: readonly FoundPlace[], word: string) => {
    removed += places.length;
    const kept = places.map(({ start }, index) => stripped.slice(places[index - 1]?.end ?? 0, start));
    stripped = [...kept, stripped.slice(places.at(-1)?.end ?? 0)].join(word);
  };
  const known = (words: readonly string[]) =>
    words.map((word) => word.trim()).filter((word) => word.length > 1);
  mark(findPlaces(email, stripped), '[email]');
  mark(findPlaces(link, stripped), '[link]');
  mark(findPlaces(phone, stripped, isApart), '[phone]');
  mark(findWords(stripped, known(organisations)), '[organisation]');
  mark(findWords(stripped, known(names)), '[name]');
  return { text: stripped, removed };
}

/** Sentences with the sign that ends each. */
function splitSentences(text: string): string[] {
  const ends = findPlaces(sentenceEnd, text);
  return ends.map(({ end }, index) => text.slice(ends[index - 1]?.end ?? 0, end));
}

/** The first question that is asked in these texts, short enough to be one; else undefined. */
export function findQuestion(texts: readonly string[]): string | undefined {
  for (const text of texts)
    for (const sentence of splitSentences(text)) {
      const asked = sentence.trim();
      if (asked.endsWith('?') && asked.length >= 10 && asked.length <= 300) return asked;
    }
  return undefined;
}
