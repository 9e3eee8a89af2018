import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { FeedRun } from '@rostrum/contracts/settings';
import type { Queryable, Transaction } from '@rostrum/server-kit/database';
import { peopleFeeds } from './feeds.schema.ts';

export type FeedRow = typeof peopleFeeds.$inferSelect;

/** A run that has not come back by then died with its server. */
const lostAfterMs = 15 * 60_000;

export const peopleFeedRepository = {
  async find(db: Queryable, orgId: string): Promise<FeedRow | undefined> {
    const [row] = await db.select().from(peopleFeeds).where(eq(peopleFeeds.orgId, orgId));
    return row;
  },

  async save(tx: Transaction, values: typeof peopleFeeds.$inferInsert): Promise<FeedRow> {
    const { orgId: _, createdBy: __, ...set } = values;
    const [row] = await tx
      .insert(peopleFeeds)
      .values(values)
      .onConflictDoUpdate({
        target: peopleFeeds.orgId,
        set: { ...set, version: sql`${peopleFeeds.version} + 1` },
      })
      .returning();
    if (!row) throw new Error('The feed was not written.');
    return row;
  },

  async remove(tx: Transaction, orgId: string): Promise<boolean> {
    const removed = await tx
      .delete(peopleFeeds)
      .where(eq(peopleFeeds.orgId, orgId))
      .returning({ orgId: peopleFeeds.orgId });
    return removed.length > 0;
  },

  /** The feed that a member set up; an organisation has one at most. */
  listMadeBy: (db: Queryable, { orgId, userId }: { orgId: string; userId: string }) =>
    db
      .select({ orgId: peopleFeeds.orgId, url: peopleFeeds.url, createdAt: peopleFeeds.createdAt })
      .from(peopleFeeds)
      .where(and(eq(peopleFeeds.orgId, orgId), eq(peopleFeeds.createdBy, userId))),

  /** Removes the feed that a member set up. Returns its address, undefined without one. */
  async removeMadeBy(
    tx: Transaction,
    { orgId, userId }: { orgId: string; userId: string },
  ): Promise<string | undefined> {
    const [row] = await tx
      .delete(peopleFeeds)
      .where(and(eq(peopleFeeds.orgId, orgId), eq(peopleFeeds.createdBy, userId)))
      .returning({ url: peopleFeeds.url });
    return row?.url;
  },

  active: (db: Queryable) =>
    db.select({ orgId: peopleFeeds.orgId }).from(peopleFeeds).where(eq(peopleFeeds.state, 'active')),

  /** Takes the one turn that there is at a time. Undefined while another run is under way. */
  async begin(db: Queryable, orgId: string, now: Date): Promise<FeedRow | undefined> {
    const [row] = await db
      .update(peopleFeeds)
      .set({ runningSince: now })
      .where(
        and(
          eq(peopleFeeds.orgId, orgId),
          or(
            isNull(peopleFeeds.runningSince),
            lt(peopleFeeds.runningSince, new Date(now.getTime() - lostAfterMs)),
          ),
        ),
      )
      .returning();
    return row;
  },

  async settle(db: Queryable, orgId: string, values: { lastRun: FeedRun; locked?: string[] }): Promise<void> {
    await db
      .update(peopleFeeds)
      .set({ ...values, runningSince: null })
      .where(eq(peopleFeeds.orgId, orgId));
  },
};
