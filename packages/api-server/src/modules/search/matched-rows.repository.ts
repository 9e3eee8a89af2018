import { sql, type SQL } from 'drizzle-orm';
import { type Queryable, plannedRowsOf, rowsOf } from '@rostrum/server-kit/database';
import type { DocumentSearch } from './document-conditions.repository.ts';
import { isAnyLong } from './query/queries-at-once.ts';

const plan = (db: Queryable, mode: 'auto' | 'force_generic_plan') =>
  db.execute(sql`SELECT set_config('plan_cache_mode', ${mode}, true)`);

/**
 * Rows of a statement over documents that matched. Mostly it is planned once per connection: planning it takes longer than
 * running it, and a plan that knows no words never takes reading everything for cheap. Only for who tells a whole story is it
 * planned anew: to look up some thousand terms costs more than to read a small directory.
 */
export async function matchedRowsOf<Row extends object>(
  db: Queryable,
  searches: readonly DocumentSearch[],
  statement: SQL,
): Promise<Row[]> {
  if (!searches.some(isAnyLong)) return plannedRowsOf<Row>(db, statement);
  await plan(db, 'auto');
  const rows = await rowsOf<Row>(db, statement);
  await plan(db, 'force_generic_plan');
  return rows;
}
