import { and, eq, inArray, isNotNull, sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '@rostrum/server-kit/database';
import { uploads } from './uploads.schema.ts';

/** Marks files as unused, so that they are collected. `ids` is a statement that selects theirs. */
export async function releaseUploads(db: Queryable, ids: SQL): Promise<void> {
  await db
    .update(uploads)
    .set({ usedAt: null })
    .where(inArray(uploads.id, sql`(${ids})`));
}

/**
 * Marks files of a purpose as unused when nothing uses them any more. `used` is a statement that selects the ids of
 * those in use as `upload_id`.
 */
export async function releaseUnused(
  db: Queryable,
  purpose: (typeof uploads.$inferSelect)['purpose'],
  used: SQL,
): Promise<void> {
  await db
    .update(uploads)
    .set({ usedAt: null })
    .where(
      and(
        eq(uploads.purpose, purpose),
        isNotNull(uploads.usedAt),
        sql`not exists (select 1 from (${used}) as used where used.upload_id = ${uploads.id})`,
      ),
    );
}
