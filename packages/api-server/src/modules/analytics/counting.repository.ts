import { sql, type SQL } from 'drizzle-orm';
import { type Queryable, column, readRows } from '@rostrum/server-kit/database';
import type { Period } from '../../calendar/period.ts';
import { type CountedDays, type CountsQuery, selectCounts } from '../events/index.ts';
import { inPersonScope } from '../people/index.ts';
import type { AnalyticsScope } from './analytics-scope.ts';

/** Whether a moment lies in a period. */
export const isWithin = (moment: SQL, { from, until, timezone }: Period): SQL =>
  sql`${moment} >= ${from}::date::timestamp AT TIME ZONE ${timezone}
    AND ${moment} < ${until}::date::timestamp AT TIME ZONE ${timezone}`;

/** Days that are counted, and whose. */
export interface Reach extends CountedDays {
  scope: AnalyticsScope;
}

const isWhole = ({ personId, people }: AnalyticsScope) => personId === null && people === null;

/** Whether a row `c` is about a profile in reach. */
export const isAboutReach = ({ orgId, personId, people }: AnalyticsScope): SQL =>
  personId !== null
    ? sql`c.entity_id = ${personId}::uuid`
    : people === null
      ? sql`true`
      : sql`c.entity_id IN (SELECT p.id FROM people p WHERE p.org_id = ${orgId} AND ${inPersonScope(people)})`;

/** Counts of a kind over days: of profiles only those within reach, added up. Posts and questions belong to the whole organisation. */
export const countsOf = (reach: Reach, query: Omit<CountsQuery, 'of'>): SQL =>
  selectCounts(reach, {
    ...query,
    of: query.type === 'person' && !isWhole(reach.scope) ? isAboutReach(reach.scope) : 'all',
  });

/** Counts of each profile in reach, of each post, of each question. */
export const countsOfEach = (reach: Reach, query: Omit<CountsQuery, 'of'>): SQL =>
  selectCounts(reach, { ...query, of: query.type === 'person' ? isAboutReach(reach.scope) : sql`true` });

/** Sums of the days that a statement finds as `day` and `count`, one for every `step` days; empty days as 0. */
export const sumBySteps = (db: Queryable, { from, until }: Period, step: number, days: SQL) =>
  readRows(
    db,
    { date: column.text, count: column.number },
    sql`SELECT to_char(day, 'YYYY-MM-DD') AS date, coalesce(c.count, 0)::int AS count
      FROM generate_series(${from}::date::timestamp, ${until}::date::timestamp - interval '1 day', make_interval(days => ${step}::int)) AS day
      LEFT JOIN (SELECT (d.day - ${from}::date) / ${step}::int AS place, sum(d.count) AS count FROM (${days}) d GROUP BY 1) c
        ON c.place = (day::date - ${from}::date) / ${step}::int
      ORDER BY day`,
  );

/** Counts of the moments that a statement finds as `at`, one for every `step` days; empty days as 0. */
export const countBySteps = (db: Queryable, period: Period, step: number, moments: SQL) =>
  sumBySteps(
    db,
    period,
    step,
    sql`SELECT (m.at AT TIME ZONE ${period.timezone})::date AS day, 1 AS count FROM (${moments}) m`,
  );
