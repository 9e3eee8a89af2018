import { and, asc, eq } from 'drizzle-orm';
import type { Queryable } from '@rostrum/server-kit/database';
import { releaseClaims } from './releases.schema.ts';

export type AgreedClaim = typeof releaseClaims.$inferSelect;

export const claimRepository = {
  list: (db: Queryable): Promise<AgreedClaim[]> =>
    db.select().from(releaseClaims).orderBy(asc(releaseClaims.area), asc(releaseClaims.claim)),

  async add(db: Queryable, values: Omit<AgreedClaim, 'createdAt'>): Promise<boolean> {
    const added = await db
      .insert(releaseClaims)
      .values(values)
      .onConflictDoNothing()
      .returning({ area: releaseClaims.area });
    return added.length > 0;
  },

  async remove(db: Queryable, area: string, claim: string): Promise<boolean> {
    const removed = await db
      .delete(releaseClaims)
      .where(and(eq(releaseClaims.area, area), eq(releaseClaims.claim, claim)))
      .returning({ area: releaseClaims.area });
    return removed.length > 0;
  },
};
