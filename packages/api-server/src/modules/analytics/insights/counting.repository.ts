import { sql, type SQL } from 'drizzle-orm';
import type { EventName } from '@rostrum/contracts';
import { type Queryable, column, readRows } from '@rostrum/server-kit/database';
import type { Period } from '../../../calendar/period.ts';
import { inPersonScope } from '../../people/index.ts';
import type { AnalyticsScope } from '../overview.repository.ts';

/** Whether a moment lies in a period. */
export const isWithin = (moment: SQL, { from, until, timezone }: Period): SQL =>
  sql`${moment} >= ${from}::date::timestamp AT TIME ZONE ${timezone}
    AND ${moment} < ${until}::date::timestamp AT TIME ZONE ${timezone}`;

/** What visitors did: without programs and without the organisation's own people. */
export const visitsOf = ({ orgId }: AnalyticsScope, names: readonly EventName[], period: Period): SQL =>
  sql`e.org_id = ${orgId} AND e.name = ANY(${sql.param(names)}::text[]) AND NOT e.bot AND NOT e.internal
    AND ${isWithin(sql`e.at`, period)}`;

/** Whether an event is about a profile in reach. */
export const isAboutReach = ({ personId, people }: AnalyticsScope): SQL =>
  sql`e.entity_type = 'person' AND ${personId === null ? sql`true` : sql`e.entity_id = ${personId}`}
    AND ${people === null ? sql`true` : sql`EXISTS (SELECT 1 FROM people p WHERE p.org_id = e.org_id AND p.id = e.entity_id AND ${inPersonScope(people)})`}`;

/** Counts of the moments that a statement finds as `at`, one for every `step` days; empty days as 0. */
export const countBySteps = (db: Queryable, { from, until, timezone }: Period, step: number, moments: SQL) =>
  readRows(
    db,
    { date: column.text, count: column.number },
    sql`SELECT to_char(day, 'YYYY-MM-DD') AS date, coalesce(c.count, 0)::int AS count
      FROM generate_series(${from}::date::timestamp, ${until}::date::timestamp - interval '1 day', make_interval(days => ${step}::int)) AS day
      LEFT JOIN (SELECT ((at AT TIME ZONE ${timezone})::date - ${from}::date) / ${step}::int AS place, count(*) AS count
        FROM (${moments}) m GROUP BY 1) c ON c.place = (day::date - ${from}::date) / ${step}::int
      ORDER BY day`,
  );

/** Counts of the groups that a statement finds as `key`, the largest first. */
export const countByKey = (db: Queryable, keys: SQL) =>
  readRows(
    db,
    { key: column.text, count: column.number },
    sql`SELECT coalesce(key, '') AS key, count(*)::int AS count FROM (${keys}) k GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT 500`,
  );
