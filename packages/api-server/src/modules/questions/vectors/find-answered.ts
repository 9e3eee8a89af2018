import { isEnglish, type TextVectors } from '@rostrum/screening';
import { runAsSystem, type Database } from '@rostrum/server-kit/database';
import { nearQuestionsRepository } from './near-questions.repository.ts';
import { findSame } from './question-likeness.ts';

interface AskedText {
  orgId: string;
  text: string;
  embedded: TextVectors;
}

/** Returns the addresses of an organisation's published, answered questions that ask the same as a text, the nearest first. */
export async function findAnswered(
  db: Database,
  { orgId, text, embedded }: AskedText,
  max: number,
): Promise<string[]> {
  const [vector] = embedded.vectors;
  if (vector === undefined) return [];
  const answered = await runAsSystem(
    'vectors are no readers’, and only questions that readers see are read',
    () => nearQuestionsRepository.answered(db, orgId, embedded.model),
  );
  const asked = { text, vector, isEnglish: isEnglish(text) };
  return findSame(asked, answered, max).map(({ slug }) => slug);
}
