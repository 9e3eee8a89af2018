import type { Queryable } from '@rostrum/server-kit/database';
import { isRealWord } from '../../modules/search/language/real-words.ts';
import { loadTopicIndex } from '../../modules/search/meaning/load-topic-index.ts';

/** Reads all that a process keeps to understand requests: thesaurus, vectors, what topics are compared by, and words of languages. */
export async function loadSearchKnowledge(db: Queryable): Promise<void> {
  await loadTopicIndex(db);
  isRealWord('frmplq');
}
