import type { SimilarPerson } from '@rostrum/contracts';
import type { Database } from '@rostrum/server-kit/database';
import { findSimilarExperts, withinLimits } from '../search/index.ts';
import { publicPeopleRepository } from './public-people.repository.ts';

/** As many as a page shows. */
const shown = 3;

/**
 * Colleagues who may help instead: by shared topics, a post written together, or topics near by the thesaurus of search. It
 * is asked only where the first two leave room: its ranking took as long as all else that a page reads.
 */
export async function findSimilar(
  db: Database,
  person: { orgId: string; personId: string; topics: readonly string[] },
): Promise<SimilarPerson[]> {
  const similar = (found: readonly string[]) =>
    publicPeopleRepository.similar(db, { ...person, found }, shown);
  const close = await similar([]);
  if (close.length === shown) return close.map((each) => ({ ...each, near: [] }));
  const { ids, isNear } = await withinLimits(db, (tx) => findSimilarExperts(tx, person));
  return (ids.length === 0 ? close : await similar(ids)).map((each) => ({
    ...each,
    near: each.topics.filter((topic) => !each.shared.includes(topic) && isNear(topic)),
  }));
}
