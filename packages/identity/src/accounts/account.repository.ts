import { and, asc, eq, isNull, lt, notExists, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '@rostrum/server-kit/database';
import { oneTimeTokens } from '../sessions/one-time-tokens.schema.ts';
import { memberships, seekerProfiles, users } from '../users/users.schema.ts';

const columns = {
  id: users.id,
  email: users.email,
  firstname: users.firstname,
  lastname: users.lastname,
  passwordHash: users.passwordHash,
  status: users.status,
};
export type Account = Pick<typeof users.$inferSelect, keyof typeof columns>;

type Confirmed = Pick<
  typeof users.$inferInsert,
  'firstname' | 'lastname' | 'timezone' | 'passwordHash' | 'emailVerifiedAt'
>;

export const accountRepository = {
  async findByEmail(db: Queryable, email: string): Promise<Account | undefined> {
    const [row] = await db.select(columns).from(users).where(eq(users.email, email));
    return row;
  },

  async find(db: Queryable, id: string): Promise<Account | undefined> {
    const [row] = await db.select(columns).from(users).where(eq(users.id, id));
    return row;
  },

  /** The account, held until the transaction ends: of two links that come at once the second sees what the first did. */
  async lock(tx: Transaction, id: string): Promise<Account | undefined> {
    const [row] = await tx.select(columns).from(users).where(eq(users.id, id)).for('update');
    return row;
  },

  /** An account that waits for its address to be confirmed. Undefined when another request made it meanwhile. */
  async addUnconfirmed(
    tx: Transaction,
    person: { email: string; firstname: string; lastname: string },
  ): Promise<Account | undefined> {
    const [row] = await tx
      .insert(users)
      .values({ ...person, status: 'invited' })
      .onConflictDoNothing({ target: users.email })
      .returning(columns);
    return row;
  },

  /** The address is proved: the account begins with what that very link stands for. */
  async confirm(tx: Transaction, id: string, values: Confirmed): Promise<void> {
    await tx
      .update(users)
      .set({ ...values, status: 'active' })
      .where(eq(users.id, id));
  },

  /** A new password by mailed link, which proves the address too. False when the password changed since `previous` was read. */
  async replacePassword(
    tx: Transaction,
    id: string,
    { previous, next }: { previous: string; next: string },
  ): Promise<boolean> {
    const changed = await tx
      .update(users)
      .set({ passwordHash: next, emailVerifiedAt: sql`coalesce(${users.emailVerifiedAt}, now())` })
      .where(and(eq(users.id, id), eq(users.passwordHash, previous), eq(users.status, 'active')))
      .returning({ id: users.id });
    return changed.length > 0;
  },

  /** A user signed up with an address and never proved it; whoever does prove it comes first. */
  async removeUnconfirmed(tx: Transaction, email: string): Promise<void> {
    await tx.delete(users).where(and(eq(users.email, email), eq(users.status, 'invited')));
  },

  /** Moves an account to an address that was just proved. Not a new version: forms do not edit the address. */
  async moveTo(tx: Transaction, id: string, email: string): Promise<void> {
    await tx
      .update(users)
      .set({ email, emailVerifiedAt: sql`now()` })
      .where(eq(users.id, id));
  },

  /** Where the person stands first: an organisation and a role in it, or a kind of seeker. */
  async standingOf(db: Queryable, userId: string): Promise<{ orgId: string | null; role: string }> {
    const [membership] = await db
      .select({ orgId: memberships.orgId, role: memberships.role })
      .from(memberships)
      .where(eq(memberships.userId, userId))
      .orderBy(asc(memberships.createdAt), asc(memberships.orgId))
      .limit(1);
    if (membership) return membership;
    const [seeker] = await db
      .select({ role: seekerProfiles.seekerType })
      .from(seekerProfiles)
      .where(eq(seekerProfiles.userId, userId));
    return { orgId: null, role: seeker?.role ?? 'seeker' };
  },

  async addSeekerProfile(tx: Transaction, profile: typeof seekerProfiles.$inferInsert): Promise<void> {
    await tx.insert(seekerProfiles).values(profile).onConflictDoNothing();
  },

  /** What a sign-up asked for that still waits for its address. */
  async waitingSignUp(db: Queryable, userId: string) {
    const [row] = await db
      .select({ data: oneTimeTokens.data, callbackUrl: oneTimeTokens.callbackUrl })
      .from(oneTimeTokens)
      .where(and(eq(oneTimeTokens.userId, userId), eq(oneTimeTokens.purpose, 'verify_email')))
      .orderBy(sql`${oneTimeTokens.createdAt} desc`)
      .limit(1);
    return row;
  },

  /** Accounts that no one confirmed in time. */
  async pruneUnconfirmed(db: Queryable, before: Date): Promise<void> {
    const waits = db
      .select({ one: sql`1` })
      .from(oneTimeTokens)
      .where(and(eq(oneTimeTokens.userId, users.id), eq(oneTimeTokens.purpose, 'verify_email')));
    const belongs = db
      .select({ one: sql`1` })
      .from(memberships)
      .where(eq(memberships.userId, users.id));
    await db
      .delete(users)
      .where(
        and(
          eq(users.status, 'invited'),
          isNull(users.emailVerifiedAt),
          lt(users.createdAt, before),
          notExists(waits),
          notExists(belongs),
        ),
      );
  },
};
