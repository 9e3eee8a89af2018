import { createHash } from 'node:crypto';
import { lt } from 'drizzle-orm';
import type { Queryable } from '@rostrum/server-kit/database';
import { oidcLogoutTokens } from './logout-tokens.schema.ts';

export const logoutTokenRepository = {
  /** Uses a token up. Returns false when it was used before; of two that come at once one gets false. */
  async useUp(
    db: Queryable,
    { connectionId, tokenId, expiresAt }: { connectionId: string | null; tokenId: string; expiresAt: Date },
  ): Promise<boolean> {
    const tokenHash = createHash('sha256').update(tokenId).digest();
    const written = await db
      .insert(oidcLogoutTokens)
      .values({ connectionId, tokenHash, expiresAt })
      .onConflictDoNothing()
      .returning({ expiresAt: oidcLogoutTokens.expiresAt });
    return written.length > 0;
  },

  async prune(db: Queryable, now: Date): Promise<void> {
    await db.delete(oidcLogoutTokens).where(lt(oidcLogoutTokens.expiresAt, now));
  },
};
