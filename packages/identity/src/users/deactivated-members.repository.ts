import { and, asc, count, eq, isNull, ne } from 'drizzle-orm';
import type { Queryable, Transaction } from '@rostrum/server-kit/database';
import { people } from '../linked-people.schema.ts';
import { matchesAccount, memberColumns } from './member-columns.repository.ts';
import { memberships, users } from './users.schema.ts';
import { deactivatedMembers } from './deactivated-members.schema.ts';

export interface MemberPlace {
  orgId: string;
  userId: string;
}

export type FormerMembership = typeof deactivatedMembers.$inferSelect;

const isPlace = ({ orgId, userId }: MemberPlace) =>
  and(eq(deactivatedMembers.orgId, orgId), eq(deactivatedMembers.userId, userId));

const selectDeactivated = (db: Queryable) =>
  db
    .select({
      userId: deactivatedMembers.userId,
      role: deactivatedMembers.role,
      scopes: deactivatedMembers.scopes,
      joinedAt: deactivatedMembers.joinedAt,
      deactivatedAt: deactivatedMembers.deactivatedAt,
      ...memberColumns,
    })
    .from(deactivatedMembers)
    .innerJoin(users, eq(users.id, deactivatedMembers.userId))
    .leftJoin(
      people,
      and(
        eq(people.orgId, deactivatedMembers.orgId),
        eq(people.id, deactivatedMembers.personId),
        isNull(people.deletedAt),
      ),
    );

export const deactivatedMemberRepository = {
  async page(
    db: Queryable,
    orgId: string,
    { q, limit, offset }: { q: string | undefined; limit: number; offset: number },
  ) {
    const where = and(eq(deactivatedMembers.orgId, orgId), ne(users.status, 'deleted'), matchesAccount(q));
    const [items, [row]] = await Promise.all([
      selectDeactivated(db)
        .where(where)
        .orderBy(asc(users.lastname), asc(users.firstname), asc(users.id))
        .limit(limit)
        .offset(offset),
      db
        .select({ total: count() })
        .from(deactivatedMembers)
        .innerJoin(users, eq(users.id, deactivatedMembers.userId))
        .where(where),
    ]);
    return { items, total: row?.total ?? 0 };
  },

  async find(db: Queryable, place: MemberPlace) {
    const [row] = await selectDeactivated(db).where(and(isPlace(place), ne(users.status, 'deleted')));
    return row;
  },

  /** What the member was, when they are deactivated. */
  async former(db: Queryable, place: MemberPlace): Promise<FormerMembership | undefined> {
    const [row] = await db.select().from(deactivatedMembers).where(isPlace(place));
    return row;
  },

  /** Whether some organisation has deactivated the account. */
  async isAnywhere(db: Queryable, userId: string): Promise<boolean> {
    return (await db.$count(deactivatedMembers, eq(deactivatedMembers.userId, userId))) > 0;
  },

  /** Moves the membership out of the way. What it was, unless there is none. */
  async keep(tx: Transaction, place: MemberPlace, at: Date): Promise<FormerMembership | undefined> {
    const [left] = await tx
      .delete(memberships)
      .where(and(eq(memberships.orgId, place.orgId), eq(memberships.userId, place.userId)))
      .returning();
    if (!left) return undefined;
    const { orgId, userId, role, scopes, personId, createdAt } = left;
    const [kept] = await tx
      .insert(deactivatedMembers)
      .values({ orgId, userId, role, scopes, personId, joinedAt: createdAt, deactivatedAt: at })
      .returning();
    return kept;
  },

  async forget(tx: Transaction, place: MemberPlace): Promise<void> {
    await tx.delete(deactivatedMembers).where(isPlace(place));
  },
};
