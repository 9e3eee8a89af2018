import type { SQL } from 'drizzle-orm';
import type { Queryable } from './queryable.ts';

/** Rows of a written-out statement. The caller names their shape: it stands beside the columns that it selects. */
export async function rowsOf<Row extends object>(db: Queryable, statement: SQL): Promise<Row[]> {
  const { rows } = await db.execute(statement);
  return rows as Row[];
}

/** A moment of a raw row (PostgreSQL text or Date) as the contract's ISO text. */
export const iso = (moment: string | Date): string => new Date(moment).toISOString();
export const isoOrNull = (moment: string | Date | null): string | null =>
  moment === null ? null : iso(moment);
