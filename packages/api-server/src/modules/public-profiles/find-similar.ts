import type { SimilarPerson } from '@rostrum/contracts';
import type { Database } from '@rostrum/server-kit/database';
import { findSimilarExperts, readNearTopics, withinLimits, type SemanticSearch } from '../search/index.ts';
import { publicPeopleRepository } from './public-people.repository.ts';

/** As many as a page shows. */
const shown = 3;

export interface SimilarDeps {
  db: Database;
  /** Absent: topics decide. */
  semantics?: Pick<SemanticSearch, 'findSimilar'> | undefined;
}

interface Subject {
  orgId: string;
  personId: string;
  topics: readonly string[];
}

const readReasons = (db: Database, topics: readonly string[]) =>
  withinLimits(db, (tx) => readNearTopics(tx, topics));

/**
 * Colleagues who may help instead. Where the person has vectors, those whose profiles are most alike; else by shared topics, a
 * post written together, or topics near by the thesaurus of search. The thesaurus is asked only where the first two leave room:
 * its ranking took as long as all else that a page reads.
 */
export async function findSimilar({ db, semantics }: SimilarDeps, person: Subject): Promise<SimilarPerson[]> {
  const similar = (found: readonly string[], isFoundFirst = false) =>
    publicPeopleRepository.similar(db, { ...person, found, isFoundFirst }, shown);
  const withReasons = async (people: Awaited<ReturnType<typeof similar>>) => {
    const isNear = await readReasons(db, person.topics);
    return people.map((each) => ({
      ...each,
      near: each.topics.filter((topic) => !each.shared.includes(topic) && isNear(topic)),
    }));
  };
  const byMeaning = semantics?.findSimilar(person.personId);
  if (byMeaning) return withReasons(await similar(byMeaning, true));
  const close = await similar([]);
  if (close.length === shown) return close.map((each) => ({ ...each, near: [] }));
  const ids = await withinLimits(db, (tx) => findSimilarExperts(tx, person));
  return withReasons(ids.length === 0 ? close : await similar(ids));
}
