import { sql, type SQL } from 'drizzle-orm';
import { searchCountedUpTo } from '@rostrum/contracts';
import type { Queryable } from '../../database/queryable.ts';
import { rowsOf } from '../../database/rows.ts';
import { rowsThatHold, type DocumentSearch } from './document-conditions.repository.ts';
import type { Arm } from './query/arms.ts';
import { rankedAtMost, rankingSteps, type Ranking } from './ranking.repository.ts';

/** The slice is written out, so that the planner sees which index is meant. */
const asks = ({ query, slice }: Arm): SQL =>
  sql.join(
    [
      ...(slice === null ? [] : [sql`slice = ${sql.raw(String(slice))}`]),
      query === '' ? sql`true` : sql`words @@ ${query}::tsquery`,
    ],
    sql` AND `,
  );

/** Everything is too much to sort: it is read in the order of quality. */
const ordered = ({ query }: Arm): SQL => (query === '' ? sql`ORDER BY quality DESC, id` : sql``);

/** So many documents are opened to see whether the words of a phrase stand in a row. */
const openedAtMost = 4000;

/** Arms are run one after the other, and none any more once there are enough. */
export function matchedDocuments(
  search: DocumentSearch,
  enough: number,
  columns: SQL = sql`id, quality`,
): SQL {
  const isVerified = search.verified !== '';
  const arms = search.arms.map(
    (arm, index) =>
      sql`(SELECT ${columns}${isVerified ? sql`, words` : sql``}, ${sql.raw(String(index))} AS arm FROM search_documents WHERE ${asks(arm)} AND ${rowsThatHold(search)} ${ordered(arm)})`,
  );
  const all = sql`SELECT * FROM (${sql.join(arms, sql` UNION ALL `)}) AS arms`;
  return isVerified
    ? sql`SELECT * FROM (${all} LIMIT ${sql.raw(String(openedAtMost))}) AS opened WHERE words @@ ${search.verified}::tsquery LIMIT ${sql.raw(String(enough))}`
    : sql`${all} LIMIT ${sql.raw(String(enough))}`;
}

export interface Place {
  offset: number;
  limit: number;
}

export interface FoundPage {
  /** At most one above `searchCountedUpTo`. */
  total: number;
  ids: string[];
  /** How many answer the first `closeArms` arms. */
  close: number;
  /** Somebody's whole name was typed. */
  isNamed: boolean;
}

const nobody: FoundPage = { total: 0, ids: [], close: 0, isNamed: false };

export const findDocumentsRepository = {
  /** A page by relevance, and how many there are, counted up to a bound. */
  async byRelevance(
    db: Queryable,
    search: DocumentSearch,
    ranking: Ranking,
    { offset, limit }: Place,
  ): Promise<FoundPage> {
    if (search.arms.length === 0) return nobody;
    const [row] = await rowsOf<FoundPage>(
      db,
      sql`WITH matched AS MATERIALIZED (${matchedDocuments(search, searchCountedUpTo + 1)}),
        first AS MATERIALIZED (
          SELECT id, arm, row_number() OVER (ORDER BY arm, quality DESC, id) AS place FROM matched
          ORDER BY place LIMIT ${Math.max(rankedAtMost, offset + limit)}
        ),
        ${rankingSteps(ranking)}
        SELECT (SELECT count(*)::int FROM matched) AS total,
          (SELECT count(*)::int FROM matched WHERE arm < ${ranking.closeArms}) AS close,
          (SELECT coalesce(bool_or(named = 1), false) FROM scored) AS "isNamed",
          (SELECT coalesce(json_agg(id ORDER BY place), '[]'::json) FROM (
            SELECT id, row_number() OVER (ORDER BY score DESC, place) AS place FROM scored
            UNION ALL SELECT id, place FROM first WHERE place > ${rankedAtMost}
            ORDER BY place LIMIT ${limit} OFFSET ${offset}
          ) AS page) AS ids`,
    );
    return row ?? nobody;
  },

  /** How many there are, counted up to a bound. */
  async count(db: Queryable, search: DocumentSearch): Promise<number> {
    if (search.arms.length === 0) return 0;
    const [row] = await rowsOf<{ total: number }>(
      db,
      sql`SELECT count(*)::int AS total FROM (${matchedDocuments(search, searchCountedUpTo + 1, sql`1`)}) AS counted`,
    );
    return row?.total ?? 0;
  },
};
