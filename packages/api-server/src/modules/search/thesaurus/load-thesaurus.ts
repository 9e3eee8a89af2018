import type { Queryable } from '@rostrum/server-kit/database';
import { readGeneralConcepts } from './read-general.ts';
import { stemsRepository } from './stems.repository.ts';
import { buildThesaurus, wordsOfConcepts, type Thesaurus } from './thesaurus.ts';

let loaded: Thesaurus | null = null;

/**
 * The thesaurus of this process. The database stems its words at the first search, because only then is it certain that
 * they are compared with stems of the same dictionary.
 */
export async function loadThesaurus(db: Queryable): Promise<Thesaurus> {
  if (loaded) return loaded;
  const lines = readGeneralConcepts();
  loaded = buildThesaurus(lines, await stemsRepository.read(db, wordsOfConcepts(lines)));
  return loaded;
}
