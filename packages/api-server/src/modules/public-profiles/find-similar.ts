import type { SimilarPerson } from '@rostrum/contracts';
import type { Database } from '@rostrum/server-kit/database';
import { findSimilarExperts, withinLimits } from '../search/index.ts';
import { publicPeopleRepository } from './public-people.repository.ts';

/** Colleagues who may help instead: by shared topics, a post written together, or topics near by the thesaurus of search. */
export async function findSimilar(
  db: Database,
  person: { orgId: string; personId: string; topics: readonly string[] },
): Promise<SimilarPerson[]> {
  const { ids, isNear } = await withinLimits(db, (tx) => findSimilarExperts(tx, person));
  const people = await publicPeopleRepository.similar(db, { ...person, found: ids });
  return people.map((each) => ({
    ...each,
    near: each.topics.filter((topic) => !each.shared.includes(topic) && isNear(topic)),
  }));
}
