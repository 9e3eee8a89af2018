const longest = 100;
const personal = [
  // Email addresses, also as people disguise them, and web addresses.
  /@|\(at\)|\[at\]/u,
  /:\/\/|www\.|[\p{L}\p{N}-]\.[\p{L}]{2,}(?:[/\s]|$)/u,
  // Phone numbers, account numbers, identity numbers. Years and quantities are shorter.
  /\p{N}(?:[\s()./-]*\p{N}){6,}/u,
  // Streets and postal codes of the United Kingdom.
  /\b\d{1,4}\s+\p{L}+(?:\s\p{L}+)?\s+(?:street|st|road|rd|lane|ln|avenue|ave|close|drive|gardens|terrace)\b/u,
  /\b[a-z]{1,2}\d[a-z\d]?\s*\d[a-z]{2}\b/u,
];

/** What was searched for, as organisations may count it; null for what looks as if it belonged to a person. */
export function toCountedText(text: string): string | null {
  const folded = text.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim();
  if (folded === '' || personal.some((pattern) => pattern.test(folded))) return null;
  return folded.slice(0, longest);
}
