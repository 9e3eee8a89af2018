import { and, eq, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '@rostrum/server-kit/database';
import { seekerProfiles } from './users.schema.ts';

export type SeekerProfileRecord = typeof seekerProfiles.$inferSelect;

export const seekerProfileRepository = {
  async find(db: Queryable, userId: string): Promise<SeekerProfileRecord | undefined> {
    const [row] = await db.select().from(seekerProfiles).where(eq(seekerProfiles.userId, userId));
    return row;
  },

  /** False when the version has moved on. */
  async change(
    tx: Transaction,
    { userId, version }: { userId: string; version: number },
    values: Partial<SeekerProfileRecord>,
  ): Promise<boolean> {
    const changed = await tx
      .update(seekerProfiles)
      .set({ ...values, version: sql`${seekerProfiles.version} + 1` })
      .where(and(eq(seekerProfiles.userId, userId), eq(seekerProfiles.version, version)))
      .returning({ userId: seekerProfiles.userId });
    return changed.length > 0;
  },

  /** The topics that a seeker covers; empty for an account that is no seeker. */
  async findBeats(db: Queryable, userId: string): Promise<string[]> {
    const [row] = await db
      .select({ beats: seekerProfiles.beats })
      .from(seekerProfiles)
      .where(eq(seekerProfiles.userId, userId));
    return row?.beats ?? [];
  },

  /** False when the account is no seeker. */
  async setBeats(db: Queryable, userId: string, beats: readonly string[]): Promise<boolean> {
    const changed = await db
      .update(seekerProfiles)
      .set({ beats: [...beats] })
      .where(eq(seekerProfiles.userId, userId))
      .returning({ id: seekerProfiles.userId });
    return changed.length > 0;
  },
};
