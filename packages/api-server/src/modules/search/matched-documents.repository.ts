import { sql, type SQL } from 'drizzle-orm';
import { rowsThatHold, type DocumentSearch, type NearDocuments } from './document-conditions.repository.ts';
import { queriesAtOnce } from './query/queries-at-once.ts';
import type { QueryBranch } from './query/query-branches.ts';
import type { TsQueryText } from './query/tsquery-text.ts';

/**
 * The slice is written out, so that the planner sees which index is meant. What it costs to open a document is said, so that
 * it does not open all of them instead of asking the index.
 */
const asks = ({ query, slice }: QueryBranch, atOnce: readonly TsQueryText[]): SQL =>
  sql.join(
    [
      ...(slice === null ? [] : [sql`slice = ${sql.raw(String(slice))}`]),
      query === ''
        ? sql`true`
        : sql`words @@ ANY(${sql.param(atOnce)}::tsquery[]) AND rostrum_costs_opening(slice)`,
    ],
    sql` AND `,
  );

/** Everything is too much to sort: it is read in the order of quality. */
const ordered = ({ query }: QueryBranch): SQL => (query === '' ? sql`ORDER BY quality DESC, id` : sql``);

const holds = (query: TsQueryText): SQL => sql`(words @@ ${query}::tsquery) IS TRUE`;

/** The place among the branches that the words of a document have; behind all of them when it has none. */
const branchByWords = (branches: readonly QueryBranch[]): SQL => {
  const cases = branches.flatMap(({ query, slice }, index) =>
    slice === null || slice === 0
      ? [sql`WHEN ${holds(query)} THEN ${sql.raw(String(index))}${slice === null ? sql`` : sql` + slice`}`]
      : [],
  );
  const behind = sql.raw(String(branches.length));
  return cases.length === 0 ? behind : sql`CASE ${sql.join(cases, sql` `)} ELSE ${behind} END`;
};

/** Documents near by meaning: those that have the words, too, and those near enough without. */
const nearBranch = (search: DocumentSearch, near: NearDocuments, columns: SQL): SQL => {
  const queriesOf = (branches: readonly QueryBranch[]) => [...new Set(branches.map(({ query }) => query))];
  const words = queriesOf(search.branches.slice(0, near.partialFrom)).map(holds);
  const parts = queriesOf(search.branches.slice(near.partialFrom)).map(
    (query) => sql`(${holds(query)} AND id <> ALL(${sql.param(near.far)}::uuid[]))`,
  );
  return sql`(SELECT ${columns}, ${branchByWords(search.branches)} AS branch FROM searchable
    WHERE id = ANY((SELECT ids FROM near_ids)::uuid[]) AND ${near.filter === '' ? sql`true` : holds(near.filter)} AND ${rowsThatHold(search)}
      AND (${sql.join([sql`id = ANY(${sql.param(near.matches)}::uuid[])`, ...words, ...parts], sql` OR `)}))`;
};

/** So many documents are opened to see whether the words of a phrase stand in a row. */
const openedAtMost = 2000;

/** QueryBranches are run one after the other, and none any more once there are enough. */
export function matchedDocuments(
  search: DocumentSearch,
  enough: number,
  columns: SQL = sql`id, quality`,
): SQL {
  const isVerified = search.verified !== '';
  const read = isVerified ? sql`${columns}, words` : columns;
  const atOnce = new Map(search.branches.map(({ query }) => [query, [] as TsQueryText[]]));
  for (const query of atOnce.keys()) atOnce.set(query, queriesAtOnce(query));
  const { near } = search;
  const elsewhere = near ? sql` AND id <> ALL((SELECT ids FROM near_ids)::uuid[])` : sql``;
  const asked = near?.areOthersFar ? search.branches.slice(0, near.partialFrom) : search.branches;
  const byWords = asked.map(
    (branch, index) =>
      sql`(SELECT ${read}, ${sql.raw(String(index))} AS branch FROM searchable WHERE ${asks(branch, atOnce.get(branch.query) ?? [])}${elsewhere} AND ${rowsThatHold(search)} ${ordered(branch)})`,
  );
  const branches = near ? [nearBranch(search, near, read), ...byWords] : byWords;
  // Bound once, and not in each branch.
  const nearIds = near
    ? sql`WITH near_ids AS MATERIALIZED (SELECT ${sql.param(near.ids)}::uuid[] AS ids) `
    : sql``;
  const all = sql`SELECT * FROM (${sql.join(branches, sql` UNION ALL `)}) AS branches`;
  return isVerified
    ? sql`${nearIds}SELECT * FROM (${all} LIMIT ${sql.raw(String(openedAtMost))}) AS opened WHERE words @@ ${search.verified}::tsquery LIMIT ${sql.raw(String(enough))}`
    : sql`${nearIds}${all} LIMIT ${sql.raw(String(enough))}`;
}
