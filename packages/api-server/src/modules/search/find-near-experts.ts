import { readRequest } from './reading/read-request.ts';
import type { NearMatches } from './vectors/near-matches.ts';
import type { SemanticSearch } from './vectors/semantic-search.ts';
import { textForMeaning } from './vectors/text-for-meaning.ts';

/** Finds experts by meaning. */
export interface MeaningDeps {
  semantics: Pick<SemanticSearch, 'find'>;
}

/** The model reads about this many letters; a longer message says what it is about in the first of them. */
const maxLength = 2000;

/**
 * Compares a text with the experts of an organisation by meaning. A long text is compared without its greetings, conditions
 * and courtesies. Returns null when the text has no subject, or when the model is not ready or too busy.
 */
export async function findNearExperts(
  { semantics }: MeaningDeps,
  { orgId, text }: { orgId: string; text: string },
): Promise<NearMatches | null> {
  const request = readRequest(text.slice(0, maxLength).toWellFormed(), { isWhole: false });
  const subject = textForMeaning({ q: request.text });
  return subject === null ? null : semantics.find(subject, orgId);
}
