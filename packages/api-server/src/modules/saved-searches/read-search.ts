import { createHash } from 'node:crypto';
import { searchFilters, searchKey, type SearchFilters } from '@rostrum/contracts';
import type { Queryable } from '@rostrum/server-kit/database';
import {
  type DocumentKind,
  type TabSearch,
  type TsQueryText,
  anyOf,
  documentsOf,
  filtersOf,
  interpret,
  queriesOf,
  sentencesOf,
} from '../search/index.ts';

/** A search as one question to a document. */
export interface ReadSearch {
  kind: DocumentKind;
  /** Null: everything of its kind. */
  query: TsQueryText | null;
  isConfirmed: boolean;
  /** What sentences are chosen and marked by. */
  sentences: TsQueryText;
  /** What the organisations that it names are called, by their name in the address; those that are not listed are left out. */
  organisationNames: ReadonlyMap<string, string>;
}

/**
 * Reads filters as the search page does. Who has all that was asked for matches; who has nearly all does not, since
 * no one is there to see the difference. The hour decides nothing either: a search for "today" is kept for its subject.
 */
export async function readSearch(
  db: Queryable,
  filters: SearchFilters,
  ownOrgId: string | null,
): Promise<ReadSearch> {
  const meant = await interpret(db, {
    q: filters.q,
    filters: filtersOf({ ...filters, page_from: 0, page_size: 1 }),
    ownOrgId,
    unread: new Set(filters.unread),
    isExact: filters.exact ?? false,
  });
  const asked: TabSearch = { tab: filters.active, meant, ownOrgId };
  const queries = queriesOf(asked, false);
  const { kind, isConfirmed } = documentsOf(asked, []);
  return {
    kind,
    isConfirmed,
    query: queries.includes('') ? null : anyOf(...queries) || null,
    sentences: sentencesOf(asked),
    organisationNames: new Map(meant.tickedOrganisations.map(({ value, label }) => [value, label])),
  };
}

/** Stored filters as today's page reads them: what it no longer knows is left out. */
export const storedFilters = (stored: SearchFilters): SearchFilters =>
  searchFilters.safeParse(stored).data ?? searchFilters.parse({ q: stored.q });

/** The same for searches that find the same for the same person. */
export const fingerprintOf = (filters: SearchFilters, orgId: string | null): string =>
  createHash('sha256')
    .update(`${orgId ?? ''} ${searchKey(filters)}`)
    .digest('hex');
