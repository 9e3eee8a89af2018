import { and, eq, isNull, sql, type SQL } from 'drizzle-orm';
import { column, readRows, type Queryable, type Transaction } from '@rostrum/server-kit/database';
import type { PostRecord } from './post-record.repository.ts';
import { posts } from './posts.schema.ts';

interface PostKey {
  orgId: string;
  id: string;
}

const embargoIsDue = (now: Date): SQL => sql`${posts.embargoUntil} <= ${now.toISOString()}`;
const expiryIsDue = (now: Date): SQL =>
  sql`${posts.status} = 'published' AND ${posts.expiresAt} <= ${now.toISOString()}`;

/** The longest due first; not of organisations that are closed, whose posts stay where they are. */
const list = (db: Queryable, { isDue, at, limit }: { isDue: SQL; at: SQL; limit: number }) =>
  readRows(
    db,
    { id: column.text, org_id: column.text },
    sql`SELECT ${posts.id}, ${posts.orgId} FROM ${posts} JOIN organisations o ON o.id = ${posts.orgId}
      WHERE ${isDue} AND ${posts.deletedAt} IS NULL AND o.deleted_at IS NULL AND o.status <> 'closed'
      ORDER BY ${at}, ${posts.id} LIMIT ${limit}`,
  );

/** For whoever asks first; undefined when it is no longer due, or another server has it. */
async function take(tx: Transaction, { orgId, id }: PostKey, isDue: SQL): Promise<PostRecord | undefined> {
  const [row] = await tx
    .select()
    .from(posts)
    .where(and(eq(posts.orgId, orgId), eq(posts.id, id), isNull(posts.deletedAt), isDue))
    .for('update', { skipLocked: true });
  return row;
}

/** Posts whose embargo or whose time is over. */
export const dueTermsRepository = {
  embargoes: (db: Queryable, now: Date, limit: number) =>
    list(db, { isDue: embargoIsDue(now), at: sql`${posts.embargoUntil}`, limit }),
  expiries: (db: Queryable, now: Date, limit: number) =>
    list(db, { isDue: expiryIsDue(now), at: sql`${posts.expiresAt}`, limit }),
  takeEmbargo: (tx: Transaction, key: PostKey, now: Date) => take(tx, key, embargoIsDue(now)),
  takeExpiry: (tx: Transaction, key: PostKey, now: Date) => take(tx, key, expiryIsDue(now)),
};
