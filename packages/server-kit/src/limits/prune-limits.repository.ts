import { lt } from 'drizzle-orm';
import type { Queryable } from '../database/queryable.ts';
import { rateLimits } from './rate-limits.schema.ts';

/** Removes counters whose window is over. */
export async function pruneLimits(db: Queryable, now: Date): Promise<void> {
  await db.delete(rateLimits).where(lt(rateLimits.expire, now.getTime()));
}
