import { desc, eq } from 'drizzle-orm';
import type { Queryable, Transaction } from '@rostrum/server-kit/database';
import { releaseHistory } from './releases.schema.ts';

export type HistoryRow = typeof releaseHistory.$inferSelect;
export type NewHistoryEntry = Omit<typeof releaseHistory.$inferInsert, 'id' | 'createdAt'>;

export const releaseHistoryRepository = {
  async add(tx: Transaction, entry: NewHistoryEntry): Promise<void> {
    await tx.insert(releaseHistory).values(entry);
  },

  /** Newest first. */
  async list(
    db: Queryable,
    { area, limit }: { area?: string | undefined; limit: number },
  ): Promise<HistoryRow[]> {
    return db
      .select()
      .from(releaseHistory)
      .where(area === undefined ? undefined : eq(releaseHistory.area, area))
      .orderBy(desc(releaseHistory.id))
      .limit(limit);
  },
};
