import { and, asc, count, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '@rostrum/server-kit/database';
import { organisations } from '../organisations/organisations.schema.ts';
import { people } from '../linked-people.schema.ts';
import { refreshFamilies, sessions } from '../sessions/sessions.schema.ts';
import { matchesAccount, memberColumns } from '../users/member-columns.repository.ts';
import { memberships, users } from '../users/users.schema.ts';
import { deactivatedMemberRepository } from '../users/deactivated-members.repository.ts';
import { removedMemberRepository } from '../users/removed-members.repository.ts';

const selectMembers = (db: Queryable) =>
  db
    .select({
      userId: memberships.userId,
      role: memberships.role,
      scopes: memberships.scopes,
      joinedAt: memberships.createdAt,
      ...memberColumns,
    })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .leftJoin(
      people,
      and(eq(people.orgId, memberships.orgId), eq(people.id, memberships.personId), isNull(people.deletedAt)),
    );

export type MemberRow = Awaited<ReturnType<ReturnType<typeof selectMembers>['execute']>>[number];
type Role = MemberRow['role'];

const rank = sql`array_position(array['owner', 'administrator', 'agent', 'expert', 'individual', 'staff'], ${memberships.role})`;

export const memberRepository = {
  async page(
    db: Queryable,
    orgId: string,
    { q, limit, offset }: { q: string | undefined; limit: number; offset: number },
  ) {
    const where = and(eq(memberships.orgId, orgId), ne(users.status, 'deleted'), matchesAccount(q));
    const [items, [row]] = await Promise.all([
      selectMembers(db)
        .where(where)
        .orderBy(rank, asc(users.lastname), asc(users.firstname), asc(users.id))
        .limit(limit)
        .offset(offset),
      db
        .select({ total: count() })
        .from(memberships)
        .innerJoin(users, eq(users.id, memberships.userId))
        .where(where),
    ]);
    return { items, total: row?.total ?? 0 };
  },

  async find(db: Queryable, orgId: string, userId: string): Promise<MemberRow | undefined> {
    const [row] = await selectMembers(db).where(
      and(eq(memberships.orgId, orgId), eq(memberships.userId, userId)),
    );
    return row;
  },

  /** Which of these addresses belong to members. */
  async addressesAmong(db: Queryable, orgId: string, emails: readonly string[]): Promise<Set<string>> {
    const rows = await db
      .select({ email: users.email })
      .from(memberships)
      .innerJoin(users, eq(users.id, memberships.userId))
      .where(and(eq(memberships.orgId, orgId), inArray(users.email, [...emails])));
    return new Set(rows.map(({ email }) => email.toLowerCase()));
  },

  /** Whoever changes roles takes turns: two owners who demote each other must not both succeed. */
  async takeTurn(tx: Transaction, orgId: string): Promise<void> {
    await tx
      .select({ id: organisations.id })
      .from(organisations)
      .where(eq(organisations.id, orgId))
      .for('update');
  },

  /** How many others with the role can still sign in. */
  async countOthers(tx: Transaction, orgId: string, role: Role, userId: string): Promise<number> {
    const [row] = await tx
      .select({ total: count() })
      .from(memberships)
      .innerJoin(users, eq(users.id, memberships.userId))
      .where(
        and(
          eq(memberships.orgId, orgId),
          eq(memberships.role, role),
          ne(memberships.userId, userId),
          eq(users.status, 'active'),
        ),
      );
    return row?.total ?? 0;
  },

  /** False when the person belongs to the organisation already, whose membership then stays as it is. */
  async add(tx: Transaction, membership: typeof memberships.$inferInsert): Promise<boolean> {
    const added = await tx
      .insert(memberships)
      .values(membership)
      .onConflictDoNothing({ target: [memberships.orgId, memberships.userId] })
      .returning({ userId: memberships.userId });
    // A member is neither deactivated nor removed any longer.
    await deactivatedMemberRepository.forget(tx, membership);
    await removedMemberRepository.forget(tx, membership);
    return added.length > 0;
  },

  /** The organisations in which the person should have a profile, and has none. */
  async withoutProfile(db: Queryable, userId: string): Promise<string[]> {
    const rows = await db
      .select({ orgId: memberships.orgId })
      .from(memberships)
      .where(
        and(
          eq(memberships.userId, userId),
          inArray(memberships.role, ['expert', 'staff']),
          isNull(memberships.personId),
        ),
      );
    return rows.map(({ orgId }) => orgId);
  },

  /** Whether a profile is there and belongs to no one yet. */
  async isPersonFree(db: Queryable, orgId: string, personId: string): Promise<boolean> {
    const [row] = await db
      .select({ taken: memberships.userId })
      .from(people)
      .leftJoin(memberships, and(eq(memberships.orgId, people.orgId), eq(memberships.personId, people.id)))
      .where(and(eq(people.orgId, orgId), eq(people.id, personId), isNull(people.deletedAt)));
    return row !== undefined && row.taken === null;
  },

  async change(
    tx: Transaction,
    { orgId, userId }: { orgId: string; userId: string },
    values: Partial<Pick<MemberRow, 'role' | 'scopes' | 'personId'>>,
  ): Promise<void> {
    await tx
      .update(memberships)
      .set(values)
      .where(and(eq(memberships.orgId, orgId), eq(memberships.userId, userId)));
  },

  async remove(tx: Transaction, { orgId, userId }: { orgId: string; userId: string }): Promise<void> {
    await tx.delete(memberships).where(and(eq(memberships.orgId, orgId), eq(memberships.userId, userId)));
  },

  /** Ends the sessions that act in this organisation, with their refresh tokens; others of the person go on. */
  async endSessions(tx: Transaction, { orgId, userId }: { orgId: string; userId: string }): Promise<void> {
    const families = tx
      .select({ id: sessions.familyId })
      .from(sessions)
      .where(and(eq(sessions.orgId, orgId), eq(sessions.userId, userId)));
    await tx.delete(refreshFamilies).where(inArray(refreshFamilies.id, families));
  },
};
