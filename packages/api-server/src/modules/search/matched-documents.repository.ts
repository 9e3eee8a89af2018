import { sql, type SQL } from 'drizzle-orm';
import { rowsThatHold, type DocumentSearch } from './document-conditions.repository.ts';
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

/** So many documents are opened to see whether the words of a phrase stand in a row. */
const openedAtMost = 2000;

/** QueryBranches are run one after the other, and none any more once there are enough. */
export function matchedDocuments(
  search: DocumentSearch,
  enough: number,
  columns: SQL = sql`id, quality`,
): SQL {
  const isVerified = search.verified !== '';
  const atOnce = new Map(search.branches.map(({ query }) => [query, [] as TsQueryText[]]));
  for (const query of atOnce.keys()) atOnce.set(query, queriesAtOnce(query));
  const branches = search.branches.map(
    (branch, index) =>
      sql`(SELECT ${columns}${isVerified ? sql`, words` : sql``}, ${sql.raw(String(index))} AS branch FROM searchable WHERE ${asks(branch, atOnce.get(branch.query) ?? [])} AND ${rowsThatHold(search)} ${ordered(branch)})`,
  );
  const all = sql`SELECT * FROM (${sql.join(branches, sql` UNION ALL `)}) AS branches`;
  return isVerified
    ? sql`SELECT * FROM (${all} LIMIT ${sql.raw(String(openedAtMost))}) AS opened WHERE words @@ ${search.verified}::tsquery LIMIT ${sql.raw(String(enough))}`
    : sql`${all} LIMIT ${sql.raw(String(enough))}`;
}
