import { sql, type SQL } from 'drizzle-orm';
import { searchCountedUpTo } from '@rostrum/contracts';
import { checkedRows, column, type Queryable } from '@rostrum/server-kit/database';
import type { DocumentSearch } from './document-conditions.repository.ts';
import {
  facetColumns,
  facetResult,
  facetSteps,
  noFacets,
  type FacetCounts,
} from './facet-counts.repository.ts';
import { matchedDocuments } from './matched-documents.repository.ts';
import { matchedRowsOf } from './matched-rows.repository.ts';
import { rankedAtMost, rankingSteps, type Ranking } from './ranking.repository.ts';

export interface Place {
  offset: number;
  limit: number;
}

export interface FoundPage {
  /** At most one above `searchCountedUpTo`. */
  total: number;
  ids: string[];
  /** How many answer the first `closeBranches` branches. */
  close: number;
  /** A person's whole name was typed. */
  isNamed: boolean;
  facets: FacetCounts;
}

/** Of many who have the words, those near by meaning are among the ones that are ranked. */
const firstOpened = ({ near }: DocumentSearch): SQL =>
  near ? sql`(id = ANY(${sql.param(near.ids)}::uuid[])) DESC, ` : sql``;

/** Nearness puts some before those who have all of it: then the first ones are counted. Who matches by meaning has all of it. */
const closeCount = ({ near: matching }: DocumentSearch, { near, closeBranches }: Ranking): SQL =>
  near
    ? sql`(SELECT coalesce(min(place) - 1, (SELECT count(*) FROM matched))::int FROM (SELECT id, branch, row_number() OVER (ORDER BY score DESC, place) AS place FROM scored) AS ordered
        WHERE branch >= ${closeBranches} AND NOT id = ANY(${sql.param(matching?.matches ?? [])}::uuid[]))`
    : sql`(SELECT count(*)::int FROM matched WHERE branch < ${closeBranches})`;

const nobody: FoundPage = { total: 0, ids: [], close: 0, isNamed: false, facets: noFacets };

export const findDocumentsRepository = {
  /** A page by relevance, and how many there are, counted up to a bound. */
  async byRelevance(
    db: Queryable,
    search: DocumentSearch,
    ranking: Ranking,
    { offset, limit }: Place,
  ): Promise<FoundPage> {
    if (search.branches.length === 0 && !search.near) return nobody;
    const [row] = await matchedRowsOf<FoundPage>(
      db,
      [search],
      sql`WITH matched AS MATERIALIZED (${matchedDocuments(search, searchCountedUpTo + 1, sql`id, quality, ${facetColumns}`)}),
        first AS MATERIALIZED (
          SELECT id, branch, row_number() OVER (ORDER BY ${firstOpened(search)}branch, quality DESC, id) AS place FROM matched
          ORDER BY place LIMIT ${Math.max(rankedAtMost, offset + limit)}
        ),
        ${rankingSteps(ranking)}, ${facetSteps}
        SELECT (SELECT count(*)::int FROM matched) AS total,
          ${closeCount(search, ranking)} AS close,
          (SELECT coalesce(bool_or(named = 1), false) FROM scored) AS "isNamed",
          (SELECT coalesce(json_agg(id ORDER BY place), '[]'::json) FROM (
            SELECT id, row_number() OVER (ORDER BY score DESC, place) AS place FROM scored
            UNION ALL SELECT id, place FROM first WHERE place > ${rankedAtMost}
            ORDER BY place LIMIT ${limit} OFFSET ${offset}
          ) AS page) AS ids,
          ${facetResult} AS facets`,
    );
    return row ?? nobody;
  },

  /** How many there are of each, counted up to a bound, in one statement. */
  async counts(db: Queryable, searches: readonly DocumentSearch[]): Promise<number[]> {
    if (searches.length === 0) return [];
    const count = (search: DocumentSearch) =>
      search.branches.length === 0 && !search.near
        ? sql`SELECT 0`
        : sql`SELECT count(*)::int FROM (${matchedDocuments(search, searchCountedUpTo + 1, sql`1`)}) AS counted`;
    const rows = await matchedRowsOf<Record<string, unknown>>(
      db,
      searches,
      sql`SELECT ARRAY[${sql.join(
        searches.map((search) => sql`(${count(search)})`),
        sql`, `,
      )}] AS totals`,
    );
    const [row] = checkedRows({ totals: column.listOf(column.number) }, rows);
    return row?.totals ?? searches.map(() => 0);
  },
};
