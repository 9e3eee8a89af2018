import { and, desc, eq, lt, sql } from 'drizzle-orm';
import { uuidv7, type Queryable } from '@rostrum/server-kit/database';
import { ssoAttempts } from './sso-attempts.schema.ts';

/** Days for which a refused sign-in is kept. */
export const attemptRetentionDays = 30;
/** Attempts that are kept for one organisation; the oldest are removed first. */
export const maxAttempts = 200;
/** Attempts that one organisation records in a minute, so that a flood neither fills the table nor hides what was there. */
export const maxAttemptsPerMinute = 30;

export type SsoAttempt = typeof ssoAttempts.$inferSelect;
export type NewSsoAttempt = Omit<typeof ssoAttempts.$inferInsert, 'id' | 'at'>;

export const ssoAttemptRepository = {
  async add(db: Queryable, attempt: NewSsoAttempt): Promise<void> {
    const recent = await db
      .select({ id: ssoAttempts.id })
      .from(ssoAttempts)
      .where(and(eq(ssoAttempts.orgId, attempt.orgId), sql`${ssoAttempts.at} > now() - interval '1 minute'`))
      .limit(maxAttemptsPerMinute);
    if (recent.length >= maxAttemptsPerMinute) return;
    await db.insert(ssoAttempts).values({ ...attempt, id: uuidv7() });
    await db.delete(ssoAttempts).where(
      and(
        eq(ssoAttempts.orgId, attempt.orgId),
        sql`${ssoAttempts.id} in (select id from sso_attempts where org_id = ${attempt.orgId}
          order by at desc, id desc offset ${maxAttempts})`,
      ),
    );
  },

  list: (db: Queryable, orgId: string, limit: number): Promise<SsoAttempt[]> =>
    db
      .select()
      .from(ssoAttempts)
      .where(eq(ssoAttempts.orgId, orgId))
      .orderBy(desc(ssoAttempts.at), desc(ssoAttempts.id))
      .limit(limit),

  async prune(db: Queryable, now: Date): Promise<void> {
    const oldest = new Date(now.getTime() - attemptRetentionDays * 86_400_000);
    await db.delete(ssoAttempts).where(lt(ssoAttempts.at, oldest));
  },
};
