import { and, asc, eq, inArray, isNull, like, ne, or, sql } from 'drizzle-orm';
import { column, readRows, type Queryable, type Transaction } from '@rostrum/server-kit/database';
import { people } from '../people/index.ts';
import { postAuthors, postExperts, posts } from './posts.schema.ts';

export type PostRecord = typeof posts.$inferSelect;
export type PostValues = Partial<Omit<typeof posts.$inferInsert, 'id' | 'orgId' | 'version'>>;
export interface PostAuthor {
  personId: string | null;
  name: string;
}

interface PostKey {
  orgId: string;
  id: string;
}
const isPost = ({ orgId, id }: PostKey) =>
  and(eq(posts.orgId, orgId), eq(posts.id, id), isNull(posts.deletedAt));

/** Single posts, for their editor and for the job that publishes them. */
export const postRecordRepository = {
  async find(db: Queryable, key: PostKey): Promise<PostRecord | undefined> {
    const [row] = await db.select().from(posts).where(isPost(key));
    return row;
  },

  /** Which of these are not deleted. */
  async existing(db: Queryable, orgId: string, ids: readonly string[]): Promise<ReadonlySet<string>> {
    if (ids.length === 0) return new Set();
    const rows = await db
      .select({ id: posts.id })
      .from(posts)
      .where(and(eq(posts.orgId, orgId), inArray(posts.id, [...ids]), isNull(posts.deletedAt)));
    return new Set(rows.map(({ id }) => id));
  },

  /** Held until the transaction ends, so that nothing changes between a check and what follows from it. */
  async hold(tx: Transaction, key: PostKey): Promise<PostRecord | undefined> {
    const [row] = await tx.select().from(posts).where(isPost(key)).for('update');
    return row;
  },

  /** The same with a post that was deleted, which Undo brings back. */
  async holdAny(tx: Transaction, { orgId, id }: PostKey): Promise<PostRecord | undefined> {
    const [row] = await tx
      .select()
      .from(posts)
      .where(and(eq(posts.orgId, orgId), eq(posts.id, id)))
      .for('update');
    return row;
  },

  async add(tx: Transaction, values: typeof posts.$inferInsert): Promise<PostRecord> {
    const [row] = await tx.insert(posts).values(values).returning();
    if (!row) throw new Error('The database did not answer the post it stored.');
    return row;
  },

  /** Of a post that is held. */
  async change(tx: Transaction, { orgId, id }: PostKey, values: PostValues): Promise<void> {
    await tx
      .update(posts)
      .set({ ...values, version: sql`${posts.version} + 1` })
      .where(isPost({ orgId, id }));
  },

  /** Of a post that is held, deleted or not. */
  async changeAny(tx: Transaction, { orgId, id }: PostKey, values: PostValues): Promise<void> {
    await tx
      .update(posts)
      .set({ ...values, version: sql`${posts.version} + 1` })
      .where(and(eq(posts.orgId, orgId), eq(posts.id, id)));
  },

  authors: (db: Queryable, { orgId, id }: PostKey): Promise<PostAuthor[]> =>
    db
      .select({ personId: postAuthors.personId, name: postAuthors.name })
      .from(postAuthors)
      .where(and(eq(postAuthors.orgId, orgId), eq(postAuthors.postId, id)))
      .orderBy(asc(postAuthors.position)),

  async replaceAuthors(
    tx: Transaction,
    { orgId, id }: PostKey,
    authors: readonly PostAuthor[],
  ): Promise<void> {
    await tx.delete(postAuthors).where(and(eq(postAuthors.orgId, orgId), eq(postAuthors.postId, id)));
    if (authors.length > 0)
      await tx
        .insert(postAuthors)
        .values(authors.map((author, position) => ({ orgId, postId: id, position, ...author })));
  },

  experts: (db: Queryable, { orgId, id }: PostKey): Promise<{ id: string; name: string }[]> =>
    db
      .select({ id: people.id, name: sql<string>`${people.firstname} || ' ' || ${people.lastname}` })
      .from(postExperts)
      .innerJoin(people, and(eq(people.orgId, postExperts.orgId), eq(people.id, postExperts.personId)))
      .where(and(eq(postExperts.orgId, orgId), eq(postExperts.postId, id), isNull(people.deletedAt)))
      .orderBy(asc(postExperts.position)),

  async replaceExperts(tx: Transaction, { orgId, id }: PostKey, personIds: readonly string[]): Promise<void> {
    await tx.delete(postExperts).where(and(eq(postExperts.orgId, orgId), eq(postExperts.postId, id)));
    if (personIds.length > 0)
      await tx
        .insert(postExperts)
        .values(personIds.map((personId, position) => ({ orgId, postId: id, personId, position })));
  },

  /** Which of these are people of the organisation. */
  async peopleAmong(db: Queryable, orgId: string, ids: readonly string[]): Promise<Set<string>> {
    if (ids.length === 0) return new Set();
    const rows = await db
      .select({ id: people.id })
      .from(people)
      .where(and(eq(people.orgId, orgId), inArray(people.id, [...ids]), isNull(people.deletedAt)));
    return new Set(rows.map(({ id }) => id));
  },

  /** Slugs of other posts, deleted ones too, that are this one or this one with a number. */
  async slugsLike(db: Queryable, { orgId, id }: PostKey, slug: string): Promise<Set<string>> {
    const rows = await db
      .select({ slug: posts.slug })
      .from(posts)
      .where(
        and(
          eq(posts.orgId, orgId),
          ne(posts.id, id),
          or(eq(posts.slug, slug), like(posts.slug, `${slug}-%`)),
        ),
      );
    return new Set(rows.map((row) => row.slug.toLowerCase()));
  },

  /** Posts whose time has come, the longest due first. */
  due: (db: Queryable, now: Date, limit: number) =>
    readRows(
      db,
      { id: column.text, org_id: column.text },
      sql`SELECT p.id, p.org_id FROM posts p JOIN organisations o ON o.id = p.org_id
        WHERE p.status = 'scheduled' AND p.publish_at <= ${now.toISOString()} AND p.deleted_at IS NULL
          AND o.deleted_at IS NULL AND o.status <> 'closed'
        ORDER BY p.publish_at, p.id LIMIT ${limit}`,
    ),

  /** A due post for whoever asks first; undefined when it is no longer due, or another server has it. */
  async takeDue(tx: Transaction, { orgId, id }: PostKey, now: Date): Promise<PostRecord | undefined> {
    const [row] = await tx
      .select()
      .from(posts)
      .where(
        and(
          isPost({ orgId, id }),
          eq(posts.status, 'scheduled'),
          sql`${posts.publishAt} <= ${now.toISOString()}`,
        ),
      )
      .for('update', { skipLocked: true });
    return row;
  },
};
