import { splitRequest } from './split-request.ts';

/** A request split into the text to search for and its conditions. */
export interface SearchRequest {
  /** The words that are searched for. */
  text: string;
  /** Sentences that are searched for conditions only. */
  conditions: string;
  /** The sentences of a long text that were searched for; null where all of it was. */
  searchedFor: string | null;
}

const tag = /<\/?[a-z][^<>]{0,300}>/giu;

/**
 * Reads a request. A long one is searched by the sentences that name its subject, unless the caller asks for all of it.
 *
 * @param isWhole also set for what is searched letter by letter.
 */
export function readRequest(q: string, { isWhole }: { isWhole: boolean }): SearchRequest {
  const split = isWhole ? null : splitRequest(q.replace(tag, ' ').replace(/\s+/gu, ' ').trim());
  return split === null
    ? { text: q, conditions: '', searchedFor: null }
    : { text: split.searched, conditions: split.conditions, searchedFor: split.searched };
}
