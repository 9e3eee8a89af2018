import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { type Queryable, type Transaction, uuidv7 } from '@rostrum/server-kit/database';
import { removedMemberRepository } from '../users/removed-members.repository.ts';
import { memberships, seekerProfiles, users } from '../users/users.schema.ts';

type MemberRole = (typeof memberships.$inferSelect)['role'];

/** What a user with an address is, seen from one organisation. */
export interface KnownPerson {
  userId: string;
  status: (typeof users.$inferSelect)['status'];
  /** What they are here; null when they are not a member. */
  role: MemberRole | null;
  /** Whether the account is more than a member of this organisation: one elsewhere too, or a seeker. */
  isElsewhere: boolean;
}

const elsewhere = (orgId: string) => sql<boolean>`(
  exists (select 1 from ${memberships} other where other.user_id = ${users.id} and other.org_id <> ${orgId})
  or exists (select 1 from ${seekerProfiles} seeker where seeker.user_id = ${users.id})
)`;

const selectKnown = (db: Queryable, orgId: string) =>
  db
    .select({
      userId: users.id,
      status: users.status,
      role: memberships.role,
      isElsewhere: elsewhere(orgId),
    })
    .from(users)
    .leftJoin(memberships, and(eq(memberships.userId, users.id), eq(memberships.orgId, orgId)));

export const ssoMemberRepository = {
  async findByEmail(db: Queryable, orgId: string, email: string): Promise<KnownPerson | undefined> {
    const [row] = await selectKnown(db, orgId).where(eq(users.email, email));
    return row;
  },

  /** The member with this account, seen from one organisation. */
  async findById(db: Queryable, orgId: string, userId: string): Promise<KnownPerson | undefined> {
    const [row] = await selectKnown(db, orgId).where(eq(users.id, userId));
    return row;
  },

  async roleOf(db: Queryable, orgId: string, userId: string): Promise<MemberRole | undefined> {
    const [row] = await db
      .select({ role: memberships.role })
      .from(memberships)
      .where(and(eq(memberships.orgId, orgId), eq(memberships.userId, userId)));
    return row?.role;
  },

  async owners(db: Queryable, orgId: string) {
    return db
      .select({
        id: users.id,
        name: sql<string>`${users.firstname} || ' ' || ${users.lastname}`,
        hasPassword: sql<boolean>`${users.passwordHash} is not null`,
      })
      .from(memberships)
      .innerJoin(users, eq(users.id, memberships.userId))
      .where(and(eq(memberships.orgId, orgId), eq(memberships.role, 'owner'), eq(users.status, 'active')))
      .orderBy(users.lastname, users.firstname);
  },

  /** Who can get back in by a password when the identity provider fails. */
  async ownersWithPassword(db: Queryable, orgId: string): Promise<string[]> {
    const rows = await db
      .select({ id: users.id })
      .from(memberships)
      .innerJoin(users, eq(users.id, memberships.userId))
      .where(
        and(
          eq(memberships.orgId, orgId),
          eq(memberships.role, 'owner'),
          eq(users.status, 'active'),
          isNotNull(users.passwordHash),
        ),
      );
    return rows.map(({ id }) => id);
  },

  /**
   * A new member whose address the identity provider vouches for. An account that only waits for its address to be
   * confirmed becomes theirs: whoever asked for it never proved anything.
   */
  async add(
    tx: Transaction,
    member: {
      orgId: string;
      email: string;
      firstname: string;
      lastname: string;
      role: Exclude<MemberRole, 'owner'>;
    },
  ): Promise<string | undefined> {
    const { orgId, role, ...person } = member;
    const known = { ...person, status: 'active', emailVerifiedAt: sql`now()`, passwordHash: null } as const;
    const [user] = await tx
      .insert(users)
      .values({ id: uuidv7(), ...known })
      .onConflictDoUpdate({ target: users.email, set: known, setWhere: eq(users.status, 'invited') })
      .returning({ id: users.id });
    if (!user) return undefined;
    await tx.insert(memberships).values({ orgId, userId: user.id, role });
    await removedMemberRepository.forget(tx, { orgId, userId: user.id });
    return user.id;
  },

  /** Renames a member whose account is nothing else. False when the name is the same, or may not be changed from here. */
  async rename(
    tx: Transaction,
    orgId: string,
    userId: string,
    name: { firstname: string; lastname: string },
  ): Promise<boolean> {
    const renamed = await tx
      .update(users)
      .set(name)
      .where(
        and(
          eq(users.id, userId),
          sql`not ${elsewhere(orgId)}`,
          sql`(${users.firstname}, ${users.lastname}) is distinct from (${name.firstname}::text, ${name.lastname}::text)`,
        ),
      )
      .returning({ id: users.id });
    return renamed.length > 0;
  },
};
