import { and, desc, isNotNull, type SQL } from 'drizzle-orm';
import type { Queryable } from '../database/queryable.ts';
import { activityEntries } from './activity.schema.ts';

/** Everybody who took one of these steps, by the name that they had last. */
export async function findActors(db: Queryable, steps: SQL | undefined) {
  const rows = await db
    .selectDistinctOn([activityEntries.actorUserId], {
      id: activityEntries.actorUserId,
      name: activityEntries.actorName,
    })
    .from(activityEntries)
    .where(and(steps, isNotNull(activityEntries.actorUserId)))
    .orderBy(activityEntries.actorUserId, desc(activityEntries.createdAt))
    .limit(100);
  return rows
    .flatMap(({ id, name }) => (id === null ? [] : [{ id, name }]))
    .toSorted((left, right) => left.name.localeCompare(right.name));
}
