import { and, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '@rostrum/server-kit/database';
import { people } from '../people.schema.ts';
import { peopleFeedMembers, peopleFeeds } from './feeds.schema.ts';

interface Key {
  orgId: string;
  id: string;
}

export const feedMemberRepository = {
  async note(tx: Transaction, orgId: string, { personIds, at }: { personIds: readonly string[]; at: Date }) {
    if (personIds.length === 0) return;
    await tx
      .insert(peopleFeedMembers)
      .values([...new Set(personIds)].map((personId) => ({ orgId, personId, seenAt: at })))
      .onConflictDoUpdate({
        target: [peopleFeedMembers.orgId, peopleFeedMembers.personId],
        set: { seenAt: at },
      });
  },

  count: (db: Queryable, orgId: string): Promise<number> =>
    db.$count(peopleFeedMembers, eq(peopleFeedMembers.orgId, orgId)),

  /** Members whom no run has named since, with their profile. */
  missing: (db: Queryable, orgId: string, since: Date) =>
    db
      .select({
        id: people.id,
        firstname: people.firstname,
        lastname: people.lastname,
        status: people.status,
      })
      .from(peopleFeedMembers)
      .innerJoin(
        people,
        and(eq(people.orgId, peopleFeedMembers.orgId), eq(people.id, peopleFeedMembers.personId)),
      )
      .where(
        and(
          eq(peopleFeedMembers.orgId, orgId),
          lt(peopleFeedMembers.seenAt, since),
          isNull(people.deletedAt),
        ),
      )
      .orderBy(people.id),

  /** Takes leavers offline and out of the feed. Those who were published. */
  async dismiss(tx: Transaction, orgId: string, ids: readonly string[]) {
    const unpublished = await tx
      .update(people)
      .set({ status: 'unpublished', version: sql`${people.version} + 1` })
      .where(and(eq(people.orgId, orgId), inArray(people.id, [...ids]), eq(people.status, 'published')))
      .returning({ id: people.id, firstname: people.firstname, lastname: people.lastname });
    await tx
      .delete(peopleFeedMembers)
      .where(and(eq(peopleFeedMembers.orgId, orgId), inArray(peopleFeedMembers.personId, [...ids])));
    return unpublished;
  },

  /** Fields of a profile that the feed of the organisation sets. */
  async lockedOf(db: Queryable, { orgId, id }: Key): Promise<readonly string[]> {
    const [row] = await db
      .select({ locked: peopleFeeds.locked })
      .from(peopleFeedMembers)
      .innerJoin(peopleFeeds, eq(peopleFeeds.orgId, peopleFeedMembers.orgId))
      .where(and(eq(peopleFeedMembers.orgId, orgId), eq(peopleFeedMembers.personId, id)));
    return row?.locked ?? [];
  },
};
