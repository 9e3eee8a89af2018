import { sql, type SQL } from 'drizzle-orm';
import type { EventName } from '@rostrum/contracts';
import { type Queryable, column, readRows } from '@rostrum/server-kit/database';
import type { Period } from '../../../calendar/period.ts';
import type { AnalyticsScope } from '../overview.repository.ts';
import { countByKey, countBySteps, isAboutReach, visitsOf } from './counting.repository.ts';

export type SeenName = Extract<EventName, 'profile_view' | 'post_view' | 'question_view'>;

/** Views of one kind: those of profiles only within reach. Posts and questions belong to the whole organisation. */
const viewsOf = (scope: AnalyticsScope, name: SeenName, period: Period): SQL =>
  sql`${visitsOf(scope, [name], period)} AND ${name === 'profile_view' ? isAboutReach(scope) : sql`true`}`;

/** How pages are visited. */
export const visitsRepository = {
  bySteps: (db: Queryable, scope: AnalyticsScope, name: SeenName, [period, step]: [Period, number]) =>
    countBySteps(db, period, step, sql`SELECT e.at FROM events e WHERE ${viewsOf(scope, name, period)}`),

  /** Where views came from: kind of source, site before, device. */
  sources: (db: Queryable, scope: AnalyticsScope, name: SeenName, period: Period) =>
    countByKey(db, sql`SELECT e.source AS key FROM events e WHERE ${viewsOf(scope, name, period)}`),
  sites: (db: Queryable, scope: AnalyticsScope, name: SeenName, period: Period) =>
    countByKey(
      db,
      sql`SELECT e.referrer_host AS key FROM events e WHERE ${viewsOf(scope, name, period)} AND e.referrer_host IS NOT NULL`,
    ),
  devices: (db: Queryable, scope: AnalyticsScope, name: SeenName, period: Period) =>
    countByKey(db, sql`SELECT e.device AS key FROM events e WHERE ${viewsOf(scope, name, period)}`),

  /** Visitors of pages of these kinds, each counted once a day: the next day no one can tell that they came back. */
  visitors: async (db: Queryable, scope: AnalyticsScope, names: readonly SeenName[], period: Period) =>
    (
      await readRows(
        db,
        { count: column.number },
        sql`SELECT count(DISTINCT coalesce(e.visitor, e.id::text))::int AS count FROM events e WHERE ${visitsOf(scope, names, period)}
          AND (e.entity_type IS DISTINCT FROM 'person' OR (${isAboutReach(scope)}))`,
      )
    )[0]?.count ?? 0,
};
