/** About as long as the texts that the model was trained with: of a longer part one sentence says little. */
const maxPartLength = 400;
/** Enough for 5,000 characters; the word model reads a longer text as a whole. */
const maxParts = 14;

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });

/** Splits a subject and a message, between sentences, into the texts whose vectors `screenText` reads. */
export function splitParts({ subject, message }: { subject: string; message: string }): string[] {
  const parts: string[] = [];
  for (const { segment } of sentences.segment(`${subject}\n${message}`))
    for (let from = 0; from < segment.length; from += maxPartLength) {
      const piece = segment.slice(from, from + maxPartLength);
      const last = parts.at(-1);
      if (last !== undefined && last.length + piece.length <= maxPartLength)
        parts[parts.length - 1] = last + piece;
      else if (parts.length < maxParts) parts.push(piece);
      else return parts;
    }
  return parts;
}
