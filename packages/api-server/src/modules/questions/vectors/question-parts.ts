import { splitParts } from '@rostrum/screening';

/**
 * Returns the texts whose vectors stand for a question, and all of it. The question counts as much as the question with the
 * beginning of its details: details alone often say more about the asker, and a vague question means nothing without them.
 */
export function toQuestionParts({ text, details }: { text: string; details: string }) {
  const [withDetails = text] = splitParts({ subject: text, message: details });
  return { parts: details === '' ? [text] : [text, withDetails], whole: `${text}\n${details}` };
}
