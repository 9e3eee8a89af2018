import { and, count, desc, eq, gte, inArray, sql, type SQL } from 'drizzle-orm';
import { hasWordsIn } from '../database/like.ts';
import type { Queryable } from '../database/queryable.ts';
import type { Activity } from './record-activity.ts';
import { activityEntries } from './activity.schema.ts';
import { findActors } from './actors.repository.ts';

/** What an entry must fulfil. */
export type Condition = SQL;

/** Entries whose thing has these words in the name that it had then. */
export const namedThen = (words: string): Condition =>
  hasWordsIn(sql`rostrum_text(${activityEntries.entityLabel})`, words);

/** Which entries of an organisation a reader may see at all. */
export interface ChangeReach {
  orgId: string;
  entity: Activity['entity']['type'];
  /** What else an entry must fulfil, of its entity for example. */
  within?: Condition | undefined;
}

export interface ChangeFilter extends ChangeReach {
  matching?: Condition | undefined;
  actor?: string | undefined;
  verbs?: readonly string[] | undefined;
  since?: Date | undefined;
}

const conditions = ({
  orgId,
  entity,
  within,
  matching,
  actor,
  verbs,
  since,
}: ChangeFilter): SQL | undefined =>
  and(
    eq(activityEntries.orgId, orgId),
    eq(activityEntries.entityType, entity),
    within,
    matching,
    actor ? eq(activityEntries.actorUserId, actor) : undefined,
    verbs ? inArray(activityEntries.verb, [...verbs]) : undefined,
    since ? gte(activityEntries.createdAt, since) : undefined,
  );

/** The record of one type of thing, newest first. */
export const changesRepository = {
  list: (db: Queryable, filter: ChangeFilter, page: { limit: number; offset: number }) =>
    db
      .select()
      .from(activityEntries)
      .where(conditions(filter))
      .orderBy(desc(activityEntries.createdAt), desc(activityEntries.id))
      .limit(page.limit)
      .offset(page.offset),

  async count(db: Queryable, filter: ChangeFilter): Promise<number> {
    const [row] = await db.select({ total: count() }).from(activityEntries).where(conditions(filter));
    return row?.total ?? 0;
  },

  /** Everybody who changed anything, by the name that they had last. */
  actors: (db: Queryable, reach: ChangeReach) => findActors(db, conditions(reach)),
};
