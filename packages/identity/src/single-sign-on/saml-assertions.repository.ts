import { createHash } from 'node:crypto';
import { lt } from 'drizzle-orm';
import type { Queryable } from '@rostrum/server-kit/database';
import { samlAssertions } from './sso.schema.ts';

export const samlAssertionRepository = {
  /** Uses an assertion up. False when it was used before; of two that come at once one gets false. */
  async useUp(
    db: Queryable,
    { orgId, assertionId, expiresAt }: { orgId: string; assertionId: string; expiresAt: Date },
  ): Promise<boolean> {
    const assertionHash = createHash('sha256').update(assertionId).digest();
    const written = await db
      .insert(samlAssertions)
      .values({ orgId, assertionHash, expiresAt })
      .onConflictDoNothing()
      .returning({ orgId: samlAssertions.orgId });
    return written.length > 0;
  },

  async prune(db: Queryable, now: Date): Promise<void> {
    await db.delete(samlAssertions).where(lt(samlAssertions.expiresAt, now));
  },
};
