import { and, desc, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import type { Queryable } from '@rostrum/server-kit/database';
import { deployTokens } from '../store/releases.schema.ts';

export type NewDeployToken = Omit<
  typeof deployTokens.$inferInsert,
  'id' | 'createdAt' | 'revokedAt' | 'lastUsedAt'
>;
export type DeployTokenRow = typeof deployTokens.$inferSelect;

export const deployTokenRepository = {
  async add(db: Queryable, token: NewDeployToken): Promise<boolean> {
    const added = await db
      .insert(deployTokens)
      .values(token)
      .onConflictDoNothing({ target: deployTokens.name })
      .returning({ id: deployTokens.id });
    return added.length > 0;
  },

  async findLive(db: Queryable, tokenHash: Buffer, now: Date) {
    const [found] = await db
      .select({
        id: deployTokens.id,
        name: deployTokens.name,
        areas: deployTokens.areas,
        actions: deployTokens.actions,
      })
      .from(deployTokens)
      .where(
        and(
          eq(deployTokens.tokenHash, tokenHash),
          isNull(deployTokens.revokedAt),
          gt(deployTokens.expiresAt, now),
        ),
      );
    return found;
  },

  /** To the minute: an upload of hundred files is one use. */
  async noteUse(db: Queryable, id: string, now: Date): Promise<void> {
    await db
      .update(deployTokens)
      .set({ lastUsedAt: now })
      .where(
        and(
          eq(deployTokens.id, id),
          or(
            isNull(deployTokens.lastUsedAt),
            lt(deployTokens.lastUsedAt, sql`${now.toISOString()}::timestamptz - interval '1 minute'`),
          ),
        ),
      );
  },

  async list(db: Queryable): Promise<DeployTokenRow[]> {
    return db.select().from(deployTokens).orderBy(desc(deployTokens.id));
  },

  async revoke(db: Queryable, name: string, now: Date): Promise<boolean> {
    const revoked = await db
      .update(deployTokens)
      .set({ revokedAt: now })
      .where(and(eq(deployTokens.name, name), isNull(deployTokens.revokedAt)))
      .returning({ id: deployTokens.id });
    return revoked.length > 0;
  },
};
