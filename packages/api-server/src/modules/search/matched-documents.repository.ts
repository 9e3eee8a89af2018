import { sql, type SQL } from 'drizzle-orm';
import { rowsThatHold, type DocumentSearch } from './document-conditions.repository.ts';
import type { Arm } from './query/arms.ts';

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
const openedAtMost = 2000;

/** Arms are run one after the other, and none any more once there are enough. */
export function matchedDocuments(
  search: DocumentSearch,
  enough: number,
  columns: SQL = sql`id, quality`,
): SQL {
  const isVerified = search.verified !== '';
  const arms = search.arms.map(
    (arm, index) =>
      sql`(SELECT ${columns}${isVerified ? sql`, words` : sql``}, ${sql.raw(String(index))} AS arm FROM searchable WHERE ${asks(arm)} AND ${rowsThatHold(search)} ${ordered(arm)})`,
  );
  const all = sql`SELECT * FROM (${sql.join(arms, sql` UNION ALL `)}) AS arms`;
  return isVerified
    ? sql`SELECT * FROM (${all} LIMIT ${sql.raw(String(openedAtMost))}) AS opened WHERE words @@ ${search.verified}::tsquery LIMIT ${sql.raw(String(enough))}`
    : sql`${all} LIMIT ${sql.raw(String(enough))}`;
}
