import { sql, type SQL } from 'drizzle-orm';
import { type Queryable, column, readRows } from '@rostrum/server-kit/database';
import type { Period } from '../../../calendar/period.ts';
import { inPersonScope } from '../../people/index.ts';
import type { AnalyticsScope } from '../analytics-scope.ts';
import { hasLed, inquiriesIn, isInTime, isJudged, isReplyMissed } from '../overview.repository.ts';
import { countBySteps, isWithin } from '../counting.repository.ts';

export const createdIn = (scope: AnalyticsScope, period: Period): SQL =>
  sql`${inquiriesIn(scope)} AND ${isWithin(sql`i.created_at`, period)}`;

const takenUpMinutes = sql`extract(epoch FROM i.opened_at - i.created_at) / 60`;
const replyMinutes = sql`extract(epoch FROM i.first_reply_at - i.created_at) / 60`;
/** Whether an expert was asked; for those who see their own figures, whether they were. */
const wasAsked = ({ personId }: AnalyticsScope, state: SQL) =>
  sql`EXISTS (SELECT 1 FROM inquiry_asks a WHERE a.org_id = i.org_id AND a.inquiry_id = i.id AND a.asked_at IS NOT NULL
    AND ${personId === null ? sql`true` : sql`a.person_id = ${personId}`} AND ${state})`;
const percentile = (share: number, of: SQL) =>
  sql`(percentile_cont(${share}::float8) WITHIN GROUP (ORDER BY ${of}))::float8`;

const localDay = (moment: SQL, timezone: string) => sql`(${moment} AT TIME ZONE ${timezone})::date`;

const isMissed = sql`(${isJudged} AND ${isReplyMissed})`;

/** Of journalists' inquiries: whether the day they came on is over or replied to, and whether the reply came on it. */
export const sameDay = (period: Period, now: Date) => {
  const arrived = localDay(sql`i.created_at`, period.timezone);
  return {
    isJudged: sql`(i.seeker_type = 'media' AND (i.first_reply_at IS NOT NULL OR ${arrived} < ${localDay(sql`${now.toISOString()}::timestamptz`, period.timezone)}))`,
    isKept: sql`coalesce(${localDay(sql`i.first_reply_at`, period.timezone)} = ${arrived}, false)`,
  };
};

export const inquiryFiguresRepository = {
  bySteps: (db: Queryable, scope: AnalyticsScope, period: Period, step: number) =>
    countBySteps(
      db,
      period,
      step,
      sql`SELECT i.created_at AS at FROM inquiries i WHERE ${createdIn(scope, period)}`,
    ),

  /** Every figure of one period, in one reading. */
  summary: async (db: Queryable, scope: AnalyticsScope, period: Period, now: Date) => {
    const { isJudged: isMediaJudged, isKept } = sameDay(period, now);
    const shape = {
      sent: column.number,
      opened: column.number,
      replied: column.number,
      asked: column.number,
      accepted: column.number,
      led: column.number,
      missed: column.number,
      judged: column.number,
      in_time: column.number,
      half: column.nullable(column.number),
      most: column.nullable(column.number),
      nearly_all: column.nullable(column.number),
      taken_half: column.nullable(column.number),
      taken_most: column.nullable(column.number),
      taken_nearly_all: column.nullable(column.number),
      media_judged: column.number,
      media_same_day: column.number,
    };
    const [row] = await readRows(
      db,
      shape,
      sql`SELECT count(*)::int AS sent,
          (count(*) FILTER (WHERE i.opened_at IS NOT NULL))::int AS opened,
          (count(*) FILTER (WHERE i.first_reply_at IS NOT NULL))::int AS replied,
          (count(*) FILTER (WHERE ${wasAsked(scope, sql`true`)}))::int AS asked,
          (count(*) FILTER (WHERE ${wasAsked(scope, sql`a.state = 'accepted'`)}))::int AS accepted,
          (count(*) FILTER (WHERE ${hasLed}))::int AS led,
          (count(*) FILTER (WHERE ${isMissed}))::int AS missed,
          (count(*) FILTER (WHERE ${isJudged}))::int AS judged, (count(*) FILTER (WHERE ${isInTime}))::int AS in_time,
          ${percentile(0.5, replyMinutes)} AS half, ${percentile(0.75, replyMinutes)} AS most, ${percentile(0.95, replyMinutes)} AS nearly_all,
          ${percentile(0.5, takenUpMinutes)} AS taken_half, ${percentile(0.75, takenUpMinutes)} AS taken_most, ${percentile(0.95, takenUpMinutes)} AS taken_nearly_all,
          (count(*) FILTER (WHERE ${isMediaJudged}))::int AS media_judged,
          (count(*) FILTER (WHERE ${isMediaJudged} AND ${isKept}))::int AS media_same_day
        FROM inquiries i WHERE ${createdIn(scope, period)}`,
    );
    if (!row) throw new Error('An aggregate returned no row.');
    return row;
  },

  /** Inquiries by each of five properties; a restricted one does not name its outlet. */
  groups: (db: Queryable, scope: AnalyticsScope, period: Period) =>
    readRows(
      db,
      {
        property: column.oneOf(['type', 'outcome', 'seeker', 'outlet', 'country']),
        key: column.text,
        count: column.number,
      },
      sql`SELECT property, coalesce(key, '') AS key, count(*)::int AS count
        FROM inquiries i CROSS JOIN LATERAL (VALUES ('type', i.type::text), ('outcome', i.outcome), ('seeker', i.seeker_type),
          ('outlet', CASE WHEN i.restricted THEN NULL ELSE i.organization END), ('country', i.country)) AS g(property, key)
        WHERE ${createdIn(scope, period)} GROUP BY 1, 2 ORDER BY 3 DESC, 2`,
    ),

  /** Reasons that the team gave for missed first replies; empty without a reason. */
  lateReasons: (db: Queryable, scope: AnalyticsScope, period: Period) =>
    readRows(
      db,
      { key: column.text, count: column.number },
      sql`SELECT coalesce(i.late_reason, '') AS key, count(*)::int AS count FROM inquiries i
        WHERE ${createdIn(scope, period)} AND ${isMissed} GROUP BY 1 ORDER BY 2 DESC, 1`,
    ),

  /** By the country that seekers named, and the state or province, which is free text where none is asked for. */
  places: (db: Queryable, scope: AnalyticsScope, period: Period) =>
    readRows(
      db,
      { country: column.text, state: column.nullable(column.text), count: column.number },
      sql`SELECT i.country, i.state, count(*)::int AS count FROM inquiries i WHERE ${createdIn(scope, period)} GROUP BY 1, 2`,
    ),

  /** How inquiries were answered by when they came: by day of the week (1 is Monday), by four hours of the day, and by both: as `day * 100 + hour` of two hours and of four. */
  arrivals: (db: Queryable, scope: AnalyticsScope, period: Period) =>
    readRows(
      db,
      {
        part: column.oneOf(['weekday', 'hour', 'time', 'shift']),
        key: column.number,
        inquiries: column.number,
        judged: column.number,
        taken: column.number,
        replied: column.number,
        in_time: column.number,
        half: column.nullable(column.number),
        most: column.nullable(column.number),
        nearly_all: column.nullable(column.number),
        taken_half: column.nullable(column.number),
        taken_most: column.nullable(column.number),
        taken_nearly_all: column.nullable(column.number),
      },
      sql`SELECT part, key, count(*)::int AS inquiries,
          (count(*) FILTER (WHERE ${isJudged}))::int AS judged,
          (count(*) FILTER (WHERE i.opened_at IS NOT NULL))::int AS taken,
          (count(*) FILTER (WHERE i.first_reply_at IS NOT NULL))::int AS replied,
          (count(*) FILTER (WHERE ${isInTime}))::int AS in_time,
          ${percentile(0.5, replyMinutes)} AS half, ${percentile(0.75, replyMinutes)} AS most, ${percentile(0.95, replyMinutes)} AS nearly_all,
          ${percentile(0.5, takenUpMinutes)} AS taken_half, ${percentile(0.75, takenUpMinutes)} AS taken_most, ${percentile(0.95, takenUpMinutes)} AS taken_nearly_all
        FROM inquiries i CROSS JOIN LATERAL (VALUES
          ('weekday', extract(isodow FROM i.created_at AT TIME ZONE ${period.timezone})::int),
          ('hour', (extract(hour FROM i.created_at AT TIME ZONE ${period.timezone})::int / 4) * 4),
          ('time', extract(isodow FROM i.created_at AT TIME ZONE ${period.timezone})::int * 100
            + (extract(hour FROM i.created_at AT TIME ZONE ${period.timezone})::int / 2) * 2),
          ('shift', extract(isodow FROM i.created_at AT TIME ZONE ${period.timezone})::int * 100
            + (extract(hour FROM i.created_at AT TIME ZONE ${period.timezone})::int / 4) * 4)) AS g(part, key)
        WHERE ${createdIn(scope, period)} GROUP BY 1, 2 ORDER BY 1, 2`,
    ),

  /** Experts asked in the period, and their answers. An ask that is open or expired counts as unanswered; a cancelled one does not count. */
  asks: (db: Queryable, scope: AnalyticsScope, period: Period) =>
    readRows(
      db,
      {
        username: column.text,
        name: column.text,
        image: column.nullable(column.text),
        count: column.number,
        answered: column.number,
        unanswered: column.number,
        accepted: column.number,
        median_minutes: column.nullable(column.number),
      },
      sql`SELECT p.username::text AS username, p.firstname || ' ' || p.lastname AS name, p.image, count(*)::int AS count,
          (count(*) FILTER (WHERE a.state IN ('accepted', 'declined', 'suggested', 'proposed')))::int AS answered,
          (count(*) FILTER (WHERE a.state IN ('asked', 'expired')))::int AS unanswered,
          (count(*) FILTER (WHERE a.state = 'accepted'))::int AS accepted,
          (percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM a.responded_at - a.asked_at) / 60)
            FILTER (WHERE a.state = 'accepted'))::float8 AS median_minutes
        FROM inquiry_asks a JOIN people p ON p.org_id = a.org_id AND p.id = a.person_id
        WHERE a.org_id = ${scope.orgId} AND ${isWithin(sql`a.asked_at`, period)}
          AND ${scope.personId === null ? sql`true` : sql`p.id = ${scope.personId}`} AND ${inPersonScope(scope.people)}
        GROUP BY p.id, p.username, p.firstname, p.lastname, p.image ORDER BY 4 DESC, 1`,
    ),

  declineReasons: (db: Queryable, scope: AnalyticsScope, period: Period) =>
    readRows(
      db,
      { key: column.text, count: column.number },
      sql`SELECT coalesce(a.reason, 'other') AS key, count(*)::int AS count
        FROM inquiry_asks a JOIN people p ON p.org_id = a.org_id AND p.id = a.person_id
        WHERE a.org_id = ${scope.orgId} AND a.state = 'declined' AND ${isWithin(sql`a.asked_at`, period)} AND ${inPersonScope(scope.people)}
        GROUP BY 1 ORDER BY 2 DESC, 1`,
    ),
};
