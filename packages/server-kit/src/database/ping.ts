import { sql } from 'drizzle-orm';
import type { Database } from './queryable.ts';

/** Resolves when the database answers. */
export async function ping(db: Database): Promise<void> {
  await db.execute(sql`select 1`);
}
