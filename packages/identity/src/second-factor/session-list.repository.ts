import { and, desc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '@rostrum/server-kit/database';
import { users } from '../users/users.schema.ts';
import { passkeys, totpCredentials } from './security.schema.ts';
import { organisationMethods, refreshFamilies, sessions } from '../sessions/sessions.schema.ts';

/** How long a proof counts as recent (ASVS 7.5.1). */
export const confirmationSeconds = 600;

const hasSecondFactor = sql`(
  exists (select from ${totpCredentials} where user_id = "sessions"."user_id")
  or exists (select from ${passkeys} where user_id = "sessions"."user_id")
)`;
/** A session is never proven for longer than it exists, unless it was confirmed. */
const signedInAt = sql`least(${sessions.createdAt}, ${sessions.authenticatedAt})`;
/** Accounts with a second factor are proven by it: a password alone must not be able to take it away. */
const provenAt = sql`case when ${hasSecondFactor} then ${sessions.secondFactorAt} else greatest(${signedInAt}, ${sessions.confirmedAt}) end`;
const isVouched = sql<boolean>`${inArray(sessions.method, [...organisationMethods])}`;
/** A sign-in that an organisation's identity provider vouched for proves nothing of the account itself; a confirmation does. */
const accountProvenAt = sql`case when ${isVouched} and not ${hasSecondFactor} then ${sessions.confirmedAt} else ${provenAt} end`;
const until = { session: provenAt, account: accountProvenAt };

/** What was proven: who uses the session, or that the account itself is theirs. */
export type ProofOf = keyof typeof until;
const confirmedUntil = (of: ProofOf) => sql`${until[of]} + make_interval(secs => ${confirmationSeconds})`;

export const sessionListRepository = {
  /** Live sessions of a person, the one used last first. */
  async list(db: Queryable, userId: string) {
    return db
      .select({
        id: sessions.id,
        userAgent: sessions.userAgent,
        method: sessions.method,
        secondFactorAt: sessions.secondFactorAt,
        createdAt: sessions.createdAt,
        lastUsedAt: sessions.lastUsedAt,
      })
      .from(sessions)
      .where(
        and(
          eq(sessions.userId, userId),
          gt(sessions.expiresAt, sql`now()`),
          gt(sessions.absoluteExpiresAt, sql`now()`),
        ),
      )
      .orderBy(desc(sessions.lastUsedAt), desc(sessions.id));
  },

  /** Ends one session of a person with its refresh tokens. False when it is not theirs. */
  async end(db: Queryable, { id, userId }: { id: string; userId: string }): Promise<boolean> {
    const family = db
      .select({ id: sessions.familyId })
      .from(sessions)
      .where(and(eq(sessions.id, id), eq(sessions.userId, userId)));
    const ended = await db
      .delete(refreshFamilies)
      .where(inArray(refreshFamilies.id, family))
      .returning({ id: refreshFamilies.id });
    return ended.length > 0;
  },

  /** Until when the session's last proof counts; null when it is over, or none was given. Signing in is a proof too. */
  async confirmedUntil(db: Queryable, id: string, of: ProofOf): Promise<Date | null> {
    const [row] = await db
      .select({ until: confirmedUntil(of).mapWith(sessions.createdAt) })
      .from(sessions)
      .where(and(eq(sessions.id, id), sql`${confirmedUntil(of)} > now()`));
    return row?.until ?? null;
  },

  /** Returns the organisation whose identity provider vouched for the session and what it has proven of the account. */
  async findVouching(db: Queryable, id: string) {
    const [row] = await db
      .select({
        orgId: sessions.orgId,
        isVouched,
        isAccountProven: sql<boolean>`${accountProvenAt} is not null`,
        isMailboxProven: sql<boolean>`coalesce(${sessions.mailboxProvenAt} > now() - make_interval(secs => ${confirmationSeconds}), false)`,
      })
      .from(sessions)
      .where(eq(sessions.id, id));
    return row;
  },

  /** Returns whether the organisation that vouched for the session runs the account's mailbox too: it has proven the domain. */
  async isMailboxOfVoucher(db: Queryable, id: string): Promise<boolean> {
    const domain = sql`substring(${users.email}::text from '@([^@]*)$')::citext`;
    const isProven = sql`exists (select from sso_domains proven where proven.org_id = ${sessions.orgId}
      and proven.verified_at is not null and proven.domain = ${domain})`;
    const [row] = await db
      .select({ id: sessions.id })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .where(and(eq(sessions.id, id), isVouched, isProven));
    return row !== undefined;
  },

  /** Notes that a mailed link proved the mailbox; it confirms the session too unless the organisation runs the mailbox. */
  async confirmMailbox(db: Queryable, id: string, { confirms }: { confirms: boolean }): Promise<boolean> {
    const noted = await db
      .update(sessions)
      .set({ mailboxProvenAt: sql`now()`, ...(confirms && { confirmedAt: sql`now()` }) })
      .where(eq(sessions.id, id))
      .returning({ id: sessions.id });
    return noted.length > 0;
  },

  /** Notes a proof; one with a second factor counts as the session's own. */
  async confirm(
    db: Queryable,
    id: string,
    { hasSecondFactor }: { hasSecondFactor: boolean },
  ): Promise<Date | undefined> {
    const [row] = await db
      .update(sessions)
      .set({
        confirmedAt: sql`now()`,
        ...(hasSecondFactor && { secondFactorAt: sql`now()` }),
      })
      .where(eq(sessions.id, id))
      .returning({ until: confirmedUntil('account').mapWith(sessions.createdAt) });
    return row?.until;
  },
};
