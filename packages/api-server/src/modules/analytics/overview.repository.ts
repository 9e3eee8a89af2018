import { smallestGroup } from '@rostrum/contracts/analytics';
import { sql, type SQL } from 'drizzle-orm';
import type { Period } from '../../calendar/period.ts';
import { type Queryable, column, readRows } from '@rostrum/server-kit/database';
import { everyOrganisation } from '../events/index.ts';
import { inPersonScope } from '../people/index.ts';
import type { AnalyticsScope } from './analytics-scope.ts';
import { countsOf, countsOfEach, type Reach, sumBySteps } from './counting.repository.ts';

/**
 * The first reply was not sent by the time that the reply times of Setup named. Recorded once, when the team is told; the
 * tiles of the home, the inbox, the figures and the report all read this record, so that they agree with that email.
 */
export const isReplyMissed = sql`(i.reply_missed_at IS NOT NULL)`;

/** Replied to or missed. An inquiry still in time is neither; a duplicate is replied to in the one it was merged into. */
export const isJudged = sql`(i.first_reply_at IS NOT NULL OR (${isReplyMissed} AND coalesce(i.outcome, '') <> 'duplicate'))`;
export const isInTime = sql`(i.first_reply_at IS NOT NULL AND NOT ${isReplyMissed})`;

/** Inquiries that led to an interview, a quote, a booking or a meeting. */
export const hasLed = sql`coalesce(i.outcome IN ('interview_done', 'quote_supplied', 'booked', 'engaged', 'meeting_held'), false)`;

const inPeriod = (
  column: SQL,
  { from, until, timezone }: Period,
) => sql`${column} >= ${from}::date::timestamp AT TIME ZONE ${timezone}
  AND ${column} < ${until}::date::timestamp AT TIME ZONE ${timezone}`;

/** Inquiries that reached the team: what was held or refused is no demand. */
const reached = sql`i.status NOT IN ('screening', 'blocked', 'quarantined', 'spam')`;

/** The inquiries in reach, as `i`. */
export const inquiriesIn = ({
  orgId,
  personId,
  people,
}: AnalyticsScope) => sql`i.org_id = ${orgId} AND ${reached}
  AND ${personId === null ? sql`true` : sql`EXISTS (SELECT 1 FROM inquiry_recipients r WHERE r.org_id = i.org_id AND r.inquiry_id = i.id AND r.person_id = ${personId} AND r.held_since IS NULL)`}
  AND ${
    people === null
      ? sql`true`
      : sql`EXISTS (SELECT 1 FROM inquiry_recipients r JOIN people p ON p.org_id = r.org_id AND p.id = r.person_id
      WHERE r.org_id = i.org_id AND r.inquiry_id = i.id AND ${inPersonScope(people)})`
  }`;

const dayRowColumns = { date: column.text, count: column.number };

/** Every day of the period, the empty ones as 0. */
const byDay = (db: Queryable, { from, until, timezone }: Period, counted: SQL) =>
  readRows(
    db,
    dayRowColumns,
    sql`SELECT to_char(day, 'YYYY-MM-DD') AS date, coalesce(c.count, 0)::int AS count
      FROM generate_series(${from}::date, ${until}::date - 1, interval '1 day') AS day
      LEFT JOIN (SELECT (at AT TIME ZONE ${timezone})::date AS date, count(*) AS count FROM (${counted}) t GROUP BY 1) c ON c.date = day::date
      ORDER BY day`,
  );

export const overviewRepository = {
  inquiriesByDay: (db: Queryable, scope: AnalyticsScope, period: Period) =>
    byDay(
      db,
      period,
      sql`SELECT i.created_at AS at FROM inquiries i WHERE ${inquiriesIn(scope)} AND ${inPeriod(sql`i.created_at`, period)}`,
    ),

  viewsByDay: (db: Queryable, reach: Reach, period: Period) =>
    sumBySteps(db, period, 1, countsOf(reach, { names: ['profile_view'], type: 'person', period })),

  inquiriesByType: (db: Queryable, scope: AnalyticsScope, period: Period) =>
    readRows(
      db,
      { type: column.number, count: column.number },
      sql`SELECT i.type, count(*)::int AS count FROM inquiries i WHERE ${inquiriesIn(scope)} AND ${inPeriod(sql`i.created_at`, period)} GROUP BY i.type ORDER BY count DESC, i.type`,
    ),

  formsOpened: async (db: Queryable, reach: Reach, period: Period) =>
    (
      await readRows(
        db,
        { count: column.number },
        sql`SELECT coalesce(sum(d.count), 0)::int AS count FROM (${countsOf(reach, { names: ['inquiry_open'], type: 'person', period })}) d`,
      )
    )[0]?.count ?? 0,

  /** Counted on the day of the inquiry, so that it stands beside the inquiries of the same period. */
  ledToSomething: async (db: Queryable, scope: AnalyticsScope, period: Period) =>
    (
      await readRows(
        db,
        { count: column.number },
        sql`SELECT count(*)::int AS count FROM inquiries i WHERE ${inquiriesIn(scope)} AND ${inPeriod(sql`i.created_at`, period)}
          AND ${hasLed}`,
      )
    )[0]?.count ?? 0,

  answers: async (db: Queryable, scope: AnalyticsScope, period: Period) =>
    (
      await readRows(
        db,
        {
          judged: column.number,
          in_time: column.number,
          median_minutes: column.nullable(column.number),
        },
        sql`SELECT (count(*) FILTER (WHERE ${isJudged}))::int AS judged, (count(*) FILTER (WHERE ${isInTime}))::int AS in_time,
            (percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM i.first_reply_at - i.created_at) / 60))::float8 AS median_minutes
          FROM inquiries i WHERE ${inquiriesIn(scope)} AND ${inPeriod(sql`i.created_at`, period)}`,
      )
    )[0] ?? { judged: 0, in_time: 0, median_minutes: null },

  topPeople: (db: Queryable, reach: Reach, period: Period, { scope } = reach) =>
    readRows(
      db,
      {
        username: column.text,
        name: column.text,
        image: column.nullable(column.text),
        views: column.number,
        inquiries: column.number,
      },
      sql`WITH viewed AS (SELECT d.entity_id AS id, sum(d.count)::int AS views FROM (${countsOfEach(reach, { names: ['profile_view'], type: 'person', period })}) d GROUP BY 1),
          asked AS (SELECT r.person_id AS id, count(*)::int AS inquiries FROM inquiries i JOIN inquiry_recipients r ON r.org_id = i.org_id AND r.inquiry_id = i.id
            WHERE ${inquiriesIn(scope)} AND ${inPeriod(sql`i.created_at`, period)} GROUP BY 1)
        SELECT p.username::text AS username, p.firstname || ' ' || p.lastname AS name, p.image, coalesce(v.views, 0) AS views, coalesce(a.inquiries, 0) AS inquiries
        FROM people p LEFT JOIN viewed v ON v.id = p.id LEFT JOIN asked a ON a.id = p.id
        WHERE p.org_id = ${scope.orgId} AND p.deleted_at IS NULL AND (v.views > 0 OR a.inquiries > 0)
          AND ${scope.personId === null ? sql`true` : sql`p.id = ${scope.personId}`} AND ${inPersonScope(scope.people)}
        ORDER BY views DESC, inquiries DESC, p.id LIMIT 8`,
    ),

  /**
   * What people searched for and no one answers, with how many people did. What few people typed is not shown: it says
   * more about them than about a gap, and no one can write into the figures of others by typing.
   */
  searchesWithoutResult: (db: Queryable, orgId: string, period: Period) =>
    readRows(
      db,
      { text: column.text, count: column.number },
      sql`SELECT e.search_text AS text, count(DISTINCT e.visitor)::int AS count FROM events e
        WHERE (e.org_id = ${orgId} OR (e.org_id = ${everyOrganisation} AND e.entity_id IS DISTINCT FROM ${orgId}::uuid
            AND EXISTS (SELECT 1 FROM organisations o WHERE o.id = ${orgId} AND o.deleted_at IS NULL AND o.status <> 'closed' AND o.directory_access = 'public')))
          AND e.name = 'search_zero' AND e.search_text IS NOT NULL AND NOT e.bot AND NOT e.internal AND ${inPeriod(sql`e.at`, period)}
        GROUP BY 1 HAVING count(DISTINCT e.visitor) >= ${smallestGroup} ORDER BY count DESC, text LIMIT 8`,
    ),
};
