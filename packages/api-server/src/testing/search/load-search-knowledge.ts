import type { Queryable } from '@rostrum/server-kit/database';
import { isRealWord } from '../../modules/search/language/real-words.ts';
import { loadThesaurus } from '../../modules/search/thesaurus/load-thesaurus.ts';

/** Reads all that a process keeps to understand requests: the thesaurus and words of languages. */
export async function loadSearchKnowledge(db: Queryable): Promise<void> {
  await loadThesaurus(db);
  isRealWord('frmplq');
}
