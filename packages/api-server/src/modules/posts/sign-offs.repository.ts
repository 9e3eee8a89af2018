import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '@rostrum/server-kit/database';
import { people } from '../people/index.ts';
import { statusesReadBySigners } from './is-read-by-signers.ts';
import { postAuthors, postExperts, posts } from './posts.schema.ts';
import type { PostKey } from './post-versions.repository.ts';
import { postSignOffLinks, postSignOffs } from './post-signoffs.schema.ts';

export type SignOffRecord = typeof postSignOffs.$inferSelect;
type NewSignOff = typeof postSignOffs.$inferInsert;

const ofPost = ({ orgId, id }: PostKey) => and(eq(postSignOffs.orgId, orgId), eq(postSignOffs.postId, id));
const isSignOff = ({ orgId, id }: PostKey) => and(eq(postSignOffs.orgId, orgId), eq(postSignOffs.id, id));

/** Sign-offs of a post. Changes belong in the transaction that holds the post. */
export const signOffRepository = {
  list: (db: Queryable, key: PostKey) =>
    db
      .select({
        signOff: postSignOffs,
        name: sql<string>`concat_ws(' ', ${people.prefix}, ${people.firstname}, ${people.lastname})`,
      })
      .from(postSignOffs)
      .innerJoin(people, and(eq(people.orgId, postSignOffs.orgId), eq(people.id, postSignOffs.personId)))
      .where(ofPost(key))
      .orderBy(asc(postSignOffs.createdAt), asc(postSignOffs.id)),

  async find(db: Queryable, key: PostKey): Promise<SignOffRecord | undefined> {
    const [row] = await db.select().from(postSignOffs).where(isSignOff(key));
    return row;
  },

  /** What waits for one person, with the title of each post; those asked first are first. */
  waitingFor: (db: Queryable, { orgId, personId }: { orgId: string; personId: string }) =>
    db
      .select({ signOff: postSignOffs, title: posts.title })
      .from(postSignOffs)
      .innerJoin(posts, and(eq(posts.orgId, postSignOffs.orgId), eq(posts.id, postSignOffs.postId)))
      .where(
        and(
          eq(postSignOffs.orgId, orgId),
          eq(postSignOffs.personId, personId),
          eq(postSignOffs.state, 'asked'),
          isNull(posts.deletedAt),
          inArray(posts.status, [...statusesReadBySigners]),
        ),
      )
      .orderBy(asc(postSignOffs.askedAt), asc(postSignOffs.id)),

  /** Authors with a profile and experts whom the post names: those who can be asked. */
  async concerned(db: Queryable, { orgId, id }: PostKey): Promise<Set<string>> {
    const authors = await db
      .select({ id: postAuthors.personId })
      .from(postAuthors)
      .where(and(eq(postAuthors.orgId, orgId), eq(postAuthors.postId, id)));
    const experts = await db
      .select({ id: postExperts.personId })
      .from(postExperts)
      .where(and(eq(postExperts.orgId, orgId), eq(postExperts.postId, id)));
    return new Set([...authors, ...experts].flatMap((row) => row.id ?? []));
  },

  /** Asks somebody for the first time, or again: what they answered before stays readable. */
  async ask(tx: Transaction, values: NewSignOff): Promise<SignOffRecord> {
    const { state, askedBy, askedByName, askedAt } = values;
    const [row] = await tx
      .insert(postSignOffs)
      .values(values)
      .onConflictDoUpdate({
        target: [postSignOffs.orgId, postSignOffs.postId, postSignOffs.personId],
        set: { state, askedBy, askedByName, askedAt },
      })
      .returning();
    if (!row) throw new Error('The database did not answer the sign-off it stored.');
    return row;
  },

  async change(tx: Transaction, key: PostKey, values: Partial<NewSignOff>): Promise<void> {
    await tx.update(postSignOffs).set(values).where(isSignOff(key));
  },

  async remove(tx: Transaction, key: PostKey): Promise<void> {
    await tx.delete(postSignOffs).where(isSignOff(key));
  },

  async addLink(tx: Transaction, link: typeof postSignOffLinks.$inferInsert): Promise<void> {
    await tx.insert(postSignOffLinks).values(link);
  },

  async endLinks(tx: Transaction, { orgId, id }: PostKey, endedAt: Date): Promise<void> {
    await tx
      .update(postSignOffLinks)
      .set({ endedAt })
      .where(
        and(
          eq(postSignOffLinks.orgId, orgId),
          eq(postSignOffLinks.signOffId, id),
          isNull(postSignOffLinks.endedAt),
        ),
      );
  },

  async behindLink(db: Queryable, tokenHash: Buffer) {
    const [row] = await db
      .select({ signOff: postSignOffs, link: postSignOffLinks })
      .from(postSignOffLinks)
      .innerJoin(
        postSignOffs,
        and(eq(postSignOffs.orgId, postSignOffLinks.orgId), eq(postSignOffs.id, postSignOffLinks.signOffId)),
      )
      .where(eq(postSignOffLinks.tokenHash, tokenHash));
    return row;
  },
};
