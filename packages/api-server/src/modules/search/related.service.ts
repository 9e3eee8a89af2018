import type { Queryable } from '@rostrum/server-kit/database';
import { findDocumentsRepository } from './find-documents.repository.ts';
import { documentsOf, few, filterOf, queryOf, type FoundTab, type TabSearch } from './find.service.ts';
import { meaningUnits } from './meaning/near-the-request.ts';
import { strongly } from './query/concept-tiers.ts';
import type { QueryUnit } from './query/query-units.ts';
import { allOf, anyOf, not } from './query/tsquery-text.ts';

/** The nearest topics are asked first, so that of many experts those with them are opened. */
const askedFirst = 4;
/** What the nearest topics are worth beside the parts of the request that an expert meets. */
const worthOfNearness = 0.35;
/** A part of the request that weighs less makes no one related. */
const leastWeight = 0.45;
const worthOfPart = 0.3;

export interface Related {
  ids: string[];
  /** What led there, for telling why. */
  units: QueryUnit[];
}

const nobody: Related = { ids: [], units: [] };

/** Those whose profiles come nearest without being a match. */
async function findNear(db: Queryable, asked: TabSearch, found: FoundTab): Promise<Related> {
  const { near } = asked.meant;
  const ids = (near?.related ?? []).filter((id) => !found.ids.includes(id)).slice(0, 2 * few);
  if (!near || ids.length === 0) return nobody;
  const worth = new Map(near.experts.map((expert) => [expert.id, expert.worth]));
  const page = await findDocumentsRepository.byRelevance(
    db,
    {
      ...documentsOf(asked, []),
      verified: '',
      near: { ids, matches: ids, far: [], areOthersFar: false, partialFrom: 0, filter: filterOf(asked) },
    },
    {
      groups: [],
      units: [],
      named: '',
      wishes: asked.meant.wishes,
      topics: [],
      closeBranches: 0,
      near: { ids, worth: ids.map((id) => worth.get(id) ?? 0), wordBranches: 0 },
    },
    { offset: 0, limit: few },
  );
  return {
    ids: page.ids.filter((id) => !found.ids.includes(id)).slice(0, few - found.total),
    units: queryOf(asked).units,
  };
}

/**
 * When few experts match: others whose topics are near by meaning, or who meet a small part of the request. Nearness of
 * words cannot tell whether a person fits, so these are never matches.
 */
export async function findRelated(db: Queryable, asked: TabSearch, found: FoundTab): Promise<Related> {
  const { meant } = asked;
  if (
    asked.tab !== 'experts' ||
    meant.isLiteral ||
    found.isNamed ||
    found.total >= few ||
    found.total > found.ids.length
  )
    return nobody;
  if (meant.near && found.isByMeaning) return findNear(db, asked, found);
  const { topics } = meant.nearness;
  const query = queryOf(asked);
  const filter = filterOf(asked);
  const oneOf = (part: typeof topics) => anyOf(...part.map(({ term }) => strongly(term)));
  const parts = query.units.filter(({ weight }) => weight >= leastWeight);
  const nearestOnes = oneOf(topics.slice(0, askedFirst));
  const others = anyOf(oneOf(topics.slice(askedFirst)), ...parts.map(({ near }) => near));
  const ways = [nearestOnes, others && allOf(others, nearestOnes && not(nearestOnes))].filter(
    (way) => way !== '',
  );
  if (ways.length === 0) return nobody;
  const inTheirWords = parts.map((unit) => ({
    ...unit,
    tiers: [{ query: unit.near, value: worthOfPart, via: null, isMatch: true }],
  }));
  const byMeaning = meaningUnits(topics, worthOfNearness);
  // An expression that no one's text has is looked for by its meaning.
  const { required, verified } = found.total === 0 ? { required: '', verified: '' } : query;
  const page = await findDocumentsRepository.byRelevance(
    db,
    {
      ...documentsOf(
        asked,
        ways.map((way) => allOf(way, required, filter)),
        { isByMeaning: false },
      ),
      verified,
    },
    {
      groups: query.groups,
      named: '',
      units: [...byMeaning, ...inTheirWords],
      wishes: meant.wishes,
      topics: [],
      closeBranches: 0,
    },
    { offset: 0, limit: few },
  );
  return {
    ids: page.ids.filter((id) => !found.ids.includes(id)).slice(0, few - found.total),
    units: [...byMeaning, ...query.units],
  };
}
