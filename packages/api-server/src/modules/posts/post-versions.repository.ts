import { and, desc, eq, lte, notInArray, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '@rostrum/server-kit/database';
import { postSignOffs } from './post-signoffs.schema.ts';
import { postVersions } from './post-versions.schema.ts';

export type PostVersionRecord = typeof postVersions.$inferSelect;
type NewVersion = typeof postVersions.$inferInsert;
export interface PostKey {
  orgId: string;
  id: string;
}

const ofPost = ({ orgId, id }: PostKey) => and(eq(postVersions.orgId, orgId), eq(postVersions.postId, id));

/** Versions of a post. Changes belong in the transaction that holds the post. */
export const postVersionRepository = {
  list: (db: Queryable, key: PostKey) =>
    db
      .select({
        number: postVersions.number,
        title: postVersions.title,
        savedByName: postVersions.savedByName,
        savedAt: postVersions.savedAt,
      })
      .from(postVersions)
      .where(ofPost(key))
      .orderBy(desc(postVersions.number)),

  async latest(db: Queryable, key: PostKey): Promise<PostVersionRecord | undefined> {
    const [row] = await db
      .select()
      .from(postVersions)
      .where(ofPost(key))
      .orderBy(desc(postVersions.number))
      .limit(1);
    return row;
  },

  async find(db: Queryable, key: PostKey, number: number): Promise<PostVersionRecord | undefined> {
    const [row] = await db
      .select()
      .from(postVersions)
      .where(and(ofPost(key), eq(postVersions.number, number)));
    return row;
  },

  async add(tx: Transaction, version: NewVersion): Promise<void> {
    await tx.insert(postVersions).values(version);
  },

  async change(tx: Transaction, key: PostKey, number: number, values: Partial<NewVersion>): Promise<void> {
    await tx
      .update(postVersions)
      .set(values)
      .where(and(ofPost(key), eq(postVersions.number, number)));
  },

  /** Whether an expert's answer is about this version: then it stays as it is. */
  async isAnswered(db: Queryable, { orgId, id }: PostKey, number: number): Promise<boolean> {
    const rows = await db
      .select({ id: postSignOffs.id })
      .from(postSignOffs)
      .where(and(eq(postSignOffs.orgId, orgId), eq(postSignOffs.postId, id), eq(postSignOffs.number, number)))
      .limit(1);
    return rows.length > 0;
  },

  /** Drops versions up to a number, without those that an answer is about. */
  async dropUpTo(tx: Transaction, key: PostKey, number: number): Promise<void> {
    const answered = tx
      .select({ number: sql<number>`${postSignOffs.number}` })
      .from(postSignOffs)
      .where(
        and(
          eq(postSignOffs.orgId, key.orgId),
          eq(postSignOffs.postId, key.id),
          sql`${postSignOffs.number} is not null`,
        ),
      );
    await tx
      .delete(postVersions)
      .where(and(ofPost(key), lte(postVersions.number, number), notInArray(postVersions.number, answered)));
  },
};
