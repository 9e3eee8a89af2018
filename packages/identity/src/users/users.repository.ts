import { and, asc, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import { type Queryable, type Transaction, uuidv7 } from '@rostrum/server-kit/database';
import { organisations } from '../organisations/organisations.schema.ts';
import { memberships, seekerProfiles, users } from './users.schema.ts';

export interface NewOwner {
  email: string;
  firstname: string;
  lastname: string;
  passwordHash: string;
  organization: string;
  companyUsername: string;
  country: string;
  /** Of the owner and of the organisation. */
  timezone: string;
  kind: (typeof organisations.$inferInsert)['kind'];
}

export interface SignInAccount {
  id: string;
  passwordHash: string | null;
  status: string;
}

export const userRepository = {
  /**
   * Who may be meant by an address, and the address in the letters that the database compares: every spelling that finds
   * an account has the same ones, and no folding of ours could promise that for every collation.
   */
  async findForSignIn(
    db: Queryable,
    email: string,
  ): Promise<{ folded: string; user: SignInAccount | undefined }> {
    const [row] = await db
      .select({
        folded: sql<string>`typed.folded`,
        id: users.id,
        passwordHash: users.passwordHash,
        status: users.status,
      })
      .from(sql`(select lower(${email}::text) as folded) as typed`)
      .leftJoin(users, eq(users.email, email));
    const { folded = email, id = null, passwordHash = null, status = null } = row ?? {};
    return { folded, user: id === null || status === null ? undefined : { id, passwordHash, status } };
  },

  /** An active account whose address was confirmed. */
  async findConfirmed(db: Queryable, email: string): Promise<{ id: string } | undefined> {
    const [row] = await db
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.email, email), eq(users.status, 'active'), isNotNull(users.emailVerifiedAt)));
    return row;
  },

  /** The address of an active account, when the person has proved it. */
  async confirmedAddress(db: Queryable, userId: string): Promise<string | undefined> {
    const [row] = await db
      .select({ email: users.email })
      .from(users)
      .where(and(eq(users.id, userId), eq(users.status, 'active'), isNotNull(users.emailVerifiedAt)));
    return row?.email;
  },

  async statusOf(db: Queryable, userId: string): Promise<string | undefined> {
    const [row] = await db.select({ status: users.status }).from(users).where(eq(users.id, userId));
    return row?.status;
  },

  async isSeeker(db: Queryable, userId: string): Promise<boolean> {
    return (await db.$count(seekerProfiles, eq(seekerProfiles.userId, userId))) > 0;
  },

  /** Returns whether the account is more than a member of this organisation: one elsewhere too, or a seeker. */
  async belongsElsewhere(
    db: Queryable,
    { orgId, userId }: { orgId: string; userId: string },
  ): Promise<boolean> {
    const isElsewhere = and(eq(memberships.userId, userId), ne(memberships.orgId, orgId));
    return (await db.$count(memberships, isElsewhere)) > 0 || this.isSeeker(db, userId);
  },

  /** The organisations that the person belongs to, the one joined first before others. None for seekers. */
  organisationsOf: (db: Queryable, userId: string) =>
    db
      .select({
        orgId: memberships.orgId,
        companyUsername: organisations.companyUsername,
        name: organisations.name,
        role: memberships.role,
      })
      .from(memberships)
      .innerJoin(organisations, eq(organisations.id, memberships.orgId))
      .where(
        and(
          eq(memberships.userId, userId),
          isNull(organisations.deletedAt),
          ne(organisations.status, 'closed'),
        ),
      )
      .orderBy(asc(memberships.createdAt), asc(memberships.orgId)),

  async setPasswordHash(db: Queryable, userId: string, passwordHash: string): Promise<void> {
    await db.update(users).set({ passwordHash }).where(eq(users.id, userId));
  },

  async hasOrganisation(db: Queryable, companyUsername: string): Promise<boolean> {
    return (await db.$count(organisations, eq(organisations.companyUsername, companyUsername))) > 0;
  },

  /** An organisation with its first owner. */
  async addOwner(tx: Transaction, owner: NewOwner): Promise<{ orgId: string; userId: string }> {
    const [orgId, userId] = [uuidv7(), uuidv7()];
    const { organization, companyUsername, country, kind, ...person } = owner;
    await tx
      .insert(organisations)
      .values({ id: orgId, name: organization, companyUsername, country, kind, timezone: owner.timezone });
    await tx.insert(users).values({ id: userId, ...person });
    await tx.insert(memberships).values({ orgId, userId, role: 'owner' });
    return { orgId, userId };
  },
};
