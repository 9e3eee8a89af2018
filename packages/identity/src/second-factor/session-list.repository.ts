import { and, desc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '@rostrum/server-kit/database';
import { passkeys, totpCredentials } from './security.schema.ts';
import { refreshFamilies, sessions } from '../sessions/sessions.schema.ts';

/** How long a proof counts as recent (ASVS 7.5.1). */
export const confirmationSeconds = 600;

const hasSecondFactor = sql`(
  exists (select from ${totpCredentials} where user_id = "sessions"."user_id")
  or exists (select from ${passkeys} where user_id = "sessions"."user_id")
)`;
/** Whoever has a second factor proves themselves with it: a password alone must not be able to take it away. */
const provenAt = sql`case when ${hasSecondFactor} then ${sessions.secondFactorAt} else greatest(${sessions.createdAt}, ${sessions.confirmedAt}) end`;
const confirmedUntil = sql`${provenAt} + make_interval(secs => ${confirmationSeconds})`;

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
  async confirmedUntil(db: Queryable, id: string): Promise<Date | null> {
    const [row] = await db
      .select({ until: sql`${confirmedUntil}`.mapWith(sessions.createdAt) })
      .from(sessions)
      .where(and(eq(sessions.id, id), sql`${confirmedUntil} > now()`));
    return row?.until ?? null;
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
      .returning({ until: sql`${confirmedUntil}`.mapWith(sessions.createdAt) });
    return row?.until;
  },
};
