import { and, count, desc, eq, gt, gte, inArray, lt, sql, type SQL } from 'drizzle-orm';
import type { Queryable, Transaction } from '../database/queryable.ts';
import { findActors } from './actors.repository.ts';
import { activityChains, activityEntries } from './activity.schema.ts';

export type NewActivityEntry = typeof activityEntries.$inferInsert;
export type ActivityRow = typeof activityEntries.$inferSelect;

export interface ActivityFilter {
  orgId?: string;
  actorUserId?: string;
  /** Narrows further whose steps are read. */
  actor?: string | undefined;
  entity?: string;
  entityId?: string;
  verbs?: readonly string[] | undefined;
  since?: Date | undefined;
  /** First and last calendar day of a time zone. */
  span?: { from: string | undefined; to: string | undefined; timezone: string };
}

const conditions = ({
  orgId,
  actorUserId,
  actor,
  entity,
  entityId,
  verbs,
  since,
  span,
}: ActivityFilter): SQL | undefined =>
  and(
    orgId === undefined ? undefined : eq(activityEntries.orgId, orgId),
    actorUserId === undefined ? undefined : eq(activityEntries.actorUserId, actorUserId),
    actor === undefined ? undefined : eq(activityEntries.actorUserId, actor),
    entity === undefined ? undefined : eq(activityEntries.entityType, entity),
    entityId === undefined ? undefined : eq(activityEntries.entityId, entityId),
    verbs === undefined ? undefined : inArray(activityEntries.verb, [...verbs]),
    since === undefined ? undefined : gte(activityEntries.createdAt, since),
    span?.from === undefined
      ? undefined
      : gte(activityEntries.createdAt, sql`${span.from}::date::timestamp AT TIME ZONE ${span.timezone}`),
    span?.to === undefined
      ? undefined
      : lt(activityEntries.createdAt, sql`(${span.to}::date + 1)::timestamp AT TIME ZONE ${span.timezone}`),
  );

export const activityRepository = {
  /** Locks the chain until the transaction ends and answers its newest link and the number of the next of `entries`. */
  async takeLinks(
    tx: Transaction,
    scopeId: string,
    entries: number,
  ): Promise<{ sequence: number; previousHash: string }> {
    const [link] = await tx
      .insert(activityChains)
      .values({ scopeId, sequence: entries })
      .onConflictDoUpdate({
        target: activityChains.scopeId,
        set: { sequence: sql`${activityChains.sequence} + ${entries}` },
      })
      .returning({ sequence: activityChains.sequence, previousHash: activityChains.hash });
    return link ? { ...link, sequence: link.sequence - entries + 1 } : { sequence: 1, previousHash: '' };
  },

  /** Entries of one scope, in their order. */
  async append(tx: Transaction, entries: readonly NewActivityEntry[]): Promise<void> {
    const last = entries.at(-1);
    if (!last) return;
    await tx.insert(activityEntries).values([...entries]);
    await tx.update(activityChains).set({ hash: last.hash }).where(eq(activityChains.scopeId, last.scopeId));
  },

  async list(
    db: Queryable,
    filter: ActivityFilter,
    page: { limit: number; offset: number },
  ): Promise<ActivityRow[]> {
    return db
      .select()
      .from(activityEntries)
      .where(conditions(filter))
      .orderBy(desc(activityEntries.createdAt), desc(activityEntries.id))
      .limit(page.limit)
      .offset(page.offset);
  },

  async count(db: Queryable, filter: ActivityFilter): Promise<number> {
    const [row] = await db.select({ total: count() }).from(activityEntries).where(conditions(filter));
    return row?.total ?? 0;
  },

  /** Whose steps are there, by the names that they had last. */
  actors: (db: Queryable, filter: ActivityFilter) => findActors(db, conditions(filter)),

  /** What was done, each once. */
  async verbs(db: Queryable, filter: ActivityFilter): Promise<string[]> {
    const rows = await db
      .selectDistinct({ verb: activityEntries.verb })
      .from(activityEntries)
      .where(conditions(filter))
      .orderBy(activityEntries.verb)
      .limit(200);
    return rows.map(({ verb }) => verb);
  },

  async chainEnd(db: Queryable, scopeId: string): Promise<{ sequence: number; hash: string } | undefined> {
    const [row] = await db
      .select({ sequence: activityChains.sequence, hash: activityChains.hash })
      .from(activityChains)
      .where(eq(activityChains.scopeId, scopeId));
    return row;
  },

  chainPart: (
    db: Queryable,
    scopeId: string,
    { after, limit }: { after: number; limit: number },
  ): Promise<ActivityRow[]> =>
    db
      .select()
      .from(activityEntries)
      .where(and(eq(activityEntries.scopeId, scopeId), gt(activityEntries.sequence, after)))
      .orderBy(activityEntries.sequence)
      .limit(limit),

  async chain(db: Queryable, scopeId: string): Promise<ActivityRow[]> {
    return db
      .select()
      .from(activityEntries)
      .where(eq(activityEntries.scopeId, scopeId))
      .orderBy(activityEntries.sequence);
  },
};
