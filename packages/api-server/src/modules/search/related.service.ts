import type { Queryable } from '@rostrum/server-kit/database';
import { findDocumentsRepository } from './find-documents.repository.ts';
import { documentsOf, few, filterOf, queryOf, type FoundTab, type TabSearch } from './find.service.ts';
import type { QueryUnit } from './query/query-units.ts';
import { allOf, anyOf } from './query/tsquery-text.ts';

/** A part of the request that weighs less makes no one related. */
const minWeight = 0.45;
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
 * When few experts match: others whose profiles come nearest, or, where words alone decide, others who meet a small part of
 * the request.
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
  const query = queryOf(asked);
  const parts = query.units.filter(({ weight }) => weight >= minWeight);
  const anyPart = anyOf(...parts.map(({ near }) => near));
  if (anyPart === '') return nobody;
  // An expression that no one's text has is looked for by its meaning.
  const { required, verified } = found.total === 0 ? { required: '', verified: '' } : query;
  const page = await findDocumentsRepository.byRelevance(
    db,
    {
      ...documentsOf(asked, [allOf(anyPart, required, filterOf(asked))], { isByMeaning: false }),
      verified,
    },
    {
      groups: query.groups,
      named: '',
      units: parts.map((unit) => ({
        ...unit,
        tiers: [{ query: unit.near, value: worthOfPart, via: null, isMatch: true }],
      })),
      wishes: meant.wishes,
      topics: [],
      closeBranches: 0,
    },
    { offset: 0, limit: few },
  );
  return {
    ids: page.ids.filter((id) => !found.ids.includes(id)).slice(0, few - found.total),
    units: query.units,
  };
}
