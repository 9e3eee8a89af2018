import type { Queryable } from '@rostrum/server-kit/database';
import { readGeneralConcepts } from './read-general.ts';
import { stemsRepository } from './stems.repository.ts';
import { buildThesaurus, wordsOfConcepts, type Thesaurus } from './thesaurus.ts';

let loaded: Promise<Thesaurus> | null = null;

/**
 * The thesaurus of this process. The database stems its words at the first search, because only then is it certain that
 * they are compared with stems of the same dictionary.
 */
export async function loadThesaurus(db: Queryable): Promise<Thesaurus> {
  loaded ??= build(db);
  try {
    return await loaded;
  } catch (error) {
    // The next search tries again.
    loaded = null;
    throw error;
  }
}

async function build(db: Queryable): Promise<Thesaurus> {
  const lines = readGeneralConcepts();
  return buildThesaurus(lines, await stemsRepository.read(db, wordsOfConcepts(lines)));
}
