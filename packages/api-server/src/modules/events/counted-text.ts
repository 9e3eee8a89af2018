import { cutText } from '@rostrum/contracts';
const longest = 100;
/** A longer text is a message in the words of a person. */
const longestCounted = 300;
const personal = [
  // Email addresses, also as people disguise them, and web addresses.
  /@|\(at\)|\[at\]/u,
  /:\/\/|www\.|[\p{L}\p{N}-]\.[\p{L}]{2,}(?:[/\s]|$)/u,
  // Phone numbers, account numbers, identity numbers. Years and quantities are shorter.
  /\p{N}(?:[\s()./-]*\p{N}){6,}/u,
  // Postal codes of the United Kingdom; its streets are looked for word by word.
  /\b[a-z]{1,2}\d[a-z\d]?\s*\d[a-z]{2}\b/u,
];

const houseNumber = /\b\d{1,4}$/;
const nameOfStreet = /^\p{L}[\p{L}'’.-]*$/u;
const kindOfStreet = /^(?:street|st|road|rd|lane|ln|avenue|ave|close|drive|gardens|terrace)\b/;

/** Whether a number, one or two words and a kind of street follow each other: as one expression this is hard to prove linear. */
function namesStreet(folded: string): boolean {
  const words = folded.split(' ');
  return words.some(
    (word, at) =>
      kindOfStreet.test(word) &&
      nameOfStreet.test(words[at - 1] ?? '') &&
      (houseNumber.test(words[at - 2] ?? '') ||
        (nameOfStreet.test(words[at - 2] ?? '') && houseNumber.test(words[at - 3] ?? ''))),
  );
}

/** What was searched for, as organisations may count it; null for what looks as if it belonged to a person. */
export function toCountedText(text: string): string | null {
  const folded = text.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim();
  if (
    folded === '' ||
    folded.length > longestCounted ||
    namesStreet(folded) ||
    personal.some((pattern) => pattern.test(folded))
  )
    return null;
  return cutText(folded, longest);
}
