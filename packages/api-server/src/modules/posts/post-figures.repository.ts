import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { column, readRows, type Queryable, type Transaction } from '@rostrum/server-kit/database';
import { postFigures } from './post-figures.schema.ts';

export type PostFigure = typeof postFigures.$inferSelect;
interface PostKey {
  orgId: string;
  id: string;
}
const isOf = ({ orgId, id }: PostKey) => and(eq(postFigures.orgId, orgId), eq(postFigures.postId, id));

export const postFigureRepository = {
  /** Those of all posts of the organisation: a picture may be copied from one text to another. */
  known: (db: Queryable, orgId: string, srcs: readonly string[]): Promise<PostFigure[]> =>
    srcs.length === 0
      ? Promise.resolve([])
      : db
          .select()
          .from(postFigures)
          .where(
            and(
              eq(postFigures.orgId, orgId),
              inArray(postFigures.src, [...srcs]),
              // Without its upload the picture is gone, or will be within the day.
              isNotNull(postFigures.uploadId),
            ),
          ),

  async findByUpload(db: Queryable, post: PostKey, uploadId: string): Promise<PostFigure | undefined> {
    const [row] = await db
      .select()
      .from(postFigures)
      .where(and(isOf(post), eq(postFigures.uploadId, uploadId)));
    return row;
  },

  async add(tx: Transaction, figures: readonly (typeof postFigures.$inferInsert)[]): Promise<void> {
    if (figures.length > 0)
      await tx
        .insert(postFigures)
        .values([...figures])
        .onConflictDoNothing();
  },

  /** Uploads that texts of this post show. */
  async uploadsOf(db: Queryable, post: PostKey): Promise<string[]> {
    const rows = await db.select({ id: postFigures.uploadId }).from(postFigures).where(isOf(post));
    return rows.flatMap(({ id }) => id ?? []);
  },

  /** Forgets pictures that neither the text nor a kept version shows; returns their uploads. */
  async dropUnshown(tx: Transaction, { orgId, id }: PostKey, addedBefore: Date): Promise<string[]> {
    const rows = await readRows(
      tx,
      { upload_id: column.nullable(column.text) },
      sql`DELETE FROM post_figures f WHERE f.org_id = ${orgId} AND f.post_id = ${id} AND f.created_at < ${addedBefore.toISOString()}
          AND NOT EXISTS (SELECT 1 FROM posts p WHERE p.org_id = f.org_id AND p.id = f.post_id AND strpos(p.body_html, f.src) > 0)
          AND NOT EXISTS (SELECT 1 FROM post_versions v WHERE v.org_id = f.org_id AND v.post_id = f.post_id AND strpos(v.body_html, f.src) > 0)
        RETURNING f.upload_id`,
    );
    return rows.flatMap(({ upload_id }) => upload_id ?? []);
  },

  /** Which of these uploads no other post that is not deleted shows. */
  async usedByNoOther(
    db: Queryable,
    { orgId, id }: PostKey,
    uploadIds: readonly string[],
  ): Promise<string[]> {
    if (uploadIds.length === 0) return [];
    const rows = await readRows(
      db,
      { upload_id: column.text },
      sql`SELECT f.upload_id FROM post_figures f JOIN posts p ON p.org_id = f.org_id AND p.id = f.post_id
        WHERE f.org_id = ${orgId} AND f.post_id <> ${id} AND p.deleted_at IS NULL
          AND f.upload_id = ANY(${sql.param([...uploadIds])}::uuid[])`,
    );
    const shown = new Set(rows.map(({ upload_id }) => upload_id));
    return uploadIds.filter((each) => !shown.has(each));
  },
};
