import { and, eq, isNull } from 'drizzle-orm';
import type { Queryable, Transaction } from '@rostrum/server-kit/database';
import { memberships, users } from './users.schema.ts';

interface Member {
  orgId: string;
  userId: string;
}

const isMember = ({ orgId, userId }: Member) =>
  and(eq(memberships.orgId, orgId), eq(memberships.userId, userId));

/** Returns a member to whom no profile belongs, undefined when there is a profile or no such member. */
export async function findMemberWithoutProfile(db: Queryable, member: Member) {
  const [row] = await db
    .select({
      orgId: memberships.orgId,
      role: memberships.role,
      firstname: users.firstname,
      lastname: users.lastname,
      email: users.email,
    })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(and(isMember(member), isNull(memberships.personId)));
  return row;
}

export type MemberWithoutProfile = NonNullable<Awaited<ReturnType<typeof findMemberWithoutProfile>>>;

/** Returns the id of the profile of a member, null without one. */
export async function findProfileOfMember(db: Queryable, member: Member): Promise<string | null> {
  const [row] = await db.select({ personId: memberships.personId }).from(memberships).where(isMember(member));
  return row?.personId ?? null;
}

/** Gives a member a profile. */
export async function linkProfile(tx: Transaction, member: Member, personId: string): Promise<void> {
  await tx.update(memberships).set({ personId }).where(isMember(member));
}
