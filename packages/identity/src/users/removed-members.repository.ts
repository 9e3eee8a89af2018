import { and, eq, or, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '@rostrum/server-kit/database';
import type { MemberPlace } from './deactivated-members.repository.ts';
import { removedMembers } from './removed-members.schema.ts';
import { users } from './users.schema.ts';

const hashEmail = (email: unknown) => sql<Buffer>`sha256(convert_to(lower(${email}::text), 'UTF8'))`;
const emailHashOfUser = (userId: string) =>
  sql`(select sha256(convert_to(lower(${users.email}::text), 'UTF8')) from ${users} where ${users.id} = ${userId})`;
const isRemoved = ({ orgId, userId }: MemberPlace) =>
  and(
    eq(removedMembers.orgId, orgId),
    or(eq(removedMembers.userId, userId), eq(removedMembers.emailHash, emailHashOfUser(userId))),
  );

export const removedMemberRepository = {
  async remember(tx: Transaction, { orgId, userId }: MemberPlace): Promise<void> {
    await tx
      .insert(removedMembers)
      .values({ orgId, userId, emailHash: emailHashOfUser(userId), removedAt: sql`now()` })
      .onConflictDoUpdate({
        target: [removedMembers.orgId, removedMembers.emailHash],
        set: { userId, removedAt: sql`now()` },
      });
  },

  /** Returns whether the account, or an earlier one with its address, was removed from the organisation. */
  async has(db: Queryable, place: MemberPlace): Promise<boolean> {
    return (await db.$count(removedMembers, isRemoved(place))) > 0;
  },

  /** Returns whether an account with this address was removed from the organisation. */
  async hasEmail(db: Queryable, orgId: string, email: string): Promise<boolean> {
    const isBarred = and(eq(removedMembers.orgId, orgId), eq(removedMembers.emailHash, hashEmail(email)));
    return (await db.$count(removedMembers, isBarred)) > 0;
  },

  async forget(tx: Transaction, place: MemberPlace): Promise<void> {
    await tx.delete(removedMembers).where(isRemoved(place));
  },
};
