import type { Queryable } from '@rostrum/server-kit/database';
import { findDocumentsRepository } from './find-documents.repository.ts';
import { conceptTiers, strongly } from './query/concept-tiers.ts';
import { slicedBranches } from './query/query-branches.ts';
import type { QueryUnit } from './query/query-units.ts';
import { allOf, anyOf, lexeme } from './query/tsquery-text.ts';
import { loadThesaurus } from './thesaurus/load-thesaurus.ts';

/** The first topics of a profile are what it is about; each further one makes the query longer. */
const mostTopics = 6;
const worthOfShared = 1;
/** Only what stands in a strong place makes someone similar: a word in passing is in many profiles. */
const leastWorth = 0.2;
const mostSimilar = 12;

/** Returns a test of whether the thesaurus has a topic beside those of a person: narrower, related or broader ones. */
export async function readNearTopics(
  db: Queryable,
  topics: readonly string[],
): Promise<(topic: string) => boolean> {
  const thesaurus = await loadThesaurus(db);
  const concepts = topics
    .slice(0, mostTopics)
    .flatMap((topic) => thesaurus.find(thesaurus.termOf(topic)))
    .filter(({ isOnlyNamed }) => !isOnlyNamed);
  const near = new Set(
    concepts.flatMap((concept) => [concept, ...concept.narrower, ...concept.related, ...concept.broader]),
  );
  return (topic) => thesaurus.find(thesaurus.termOf(topic)).some((concept) => near.has(concept));
}

/**
 * Experts of an organisation who speak on the same topics or on what the thesaurus has beside them: narrower, related and
 * broader ones, best first and without the person, by the ways and the order of a search. For servers without vectors.
 */
export async function findSimilarExperts(
  db: Queryable,
  { orgId, personId, topics }: { orgId: string; personId: string; topics: readonly string[] },
): Promise<string[]> {
  const thesaurus = await loadThesaurus(db);
  const units = topics.slice(0, mostTopics).map((topic): QueryUnit => {
    const term = thesaurus.termOf(topic);
    const own = strongly(term);
    const tiers = [
      { query: lexeme(`#${term}`), value: worthOfShared, via: null, isMatch: true },
      ...thesaurus.find(term).flatMap((concept) => conceptTiers(concept, term)),
    ].filter(({ value }) => value >= leastWorth);
    return { words: [topic], weight: 1, isPlain: false, own, near: own, tiers };
  });
  const query = anyOf(...units.flatMap(({ tiers }) => tiers.map((tier) => tier.query)));
  if (query === '') return [];
  const { ids } = await findDocumentsRepository.byRelevance(
    db,
    {
      kind: 'expert',
      ownOrgId: orgId,
      branches: slicedBranches([allOf(query, lexeme(`o:${orgId}`))], true),
      verified: '',
      available: null,
      isConfirmed: false,
    },
    { groups: [], units, named: '', wishes: [], topics: [], closeBranches: 0 },
    { offset: 0, limit: mostSimilar },
  );
  return ids.filter((id) => id !== personId);
}
