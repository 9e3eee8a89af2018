import { sql } from 'drizzle-orm';
import { openInquiryStatuses } from '@rostrum/contracts';
import { type Queryable, column, readRows } from '@rostrum/server-kit/database';
import type { Period } from '../../../calendar/period.ts';
import { inPersonScope } from '../../people/index.ts';
import type { AnalyticsScope } from '../analytics-scope.ts';
import { isWithin } from '../counting.repository.ts';
import { isInTime, isJudged } from '../overview.repository.ts';
import { createdIn, sameDay } from './inquiry-figures.repository.ts';

const mostOfLoad = 10;

/** What the desk promised and kept, what it was kept from, and who carries what today. */
export const inquiryServiceRepository = {
  /** Journalists' inquiries by seven days: how many can be judged, and how many were replied to on the day they came. */
  weeks: (db: Queryable, scope: AnalyticsScope, period: Period, now: Date) => {
    const { isJudged, isKept } = sameDay(period, now);
    const { from, until, timezone } = period;
    return readRows(
      db,
      { date: column.text, judged: column.number, same_day: column.number },
      sql`SELECT to_char(day, 'YYYY-MM-DD') AS date, coalesce(w.judged, 0)::int AS judged, coalesce(w.same_day, 0)::int AS same_day
        FROM generate_series(${from}::date::timestamp, ${until}::date::timestamp - interval '1 day', interval '7 days') AS day
        LEFT JOIN (SELECT ((i.created_at AT TIME ZONE ${timezone})::date - ${from}::date) / 7 AS place,
            count(*) FILTER (WHERE ${isJudged}) AS judged, count(*) FILTER (WHERE ${isJudged} AND ${isKept}) AS same_day
          FROM inquiries i WHERE ${createdIn(scope, period)} GROUP BY 1) w ON w.place = (day::date - ${from}::date) / 7
        ORDER BY day`,
    );
  },

  /** By type of inquiry: how many can be judged, and the share answered in time. */
  kept: (db: Queryable, scope: AnalyticsScope, period: Period) =>
    readRows(
      db,
      { type: column.number, judged: column.number, in_time: column.number },
      sql`SELECT i.type, count(*)::int AS judged, (count(*) FILTER (WHERE ${isInTime}))::float8 / count(*) AS in_time
        FROM inquiries i WHERE ${createdIn(scope, period)} AND ${isJudged} GROUP BY 1 ORDER BY 2 DESC, 1`,
    ),

  /** What was held of all that arrived, and what people decided of it. What the desk itself marked never waited. */
  screening: async (db: Queryable, orgId: string, period: Period) =>
    (
      await readRows(
        db,
        {
          arrived: column.number,
          held: column.number,
          spam: column.number,
          released: column.number,
          decided: column.number,
          confirmed: column.number,
        },
        sql`SELECT count(*)::int AS arrived, (count(*) FILTER (WHERE s.action IS NOT NULL))::int AS held,
            (count(*) FILTER (WHERE s.action IS NOT NULL AND s.state IN ('confirmed', 'expired')))::int AS spam,
            (count(*) FILTER (WHERE s.action IS NOT NULL AND s.state = 'released'))::int AS released,
            (count(*) FILTER (WHERE d.is_decided))::int AS decided,
            (count(*) FILTER (WHERE d.is_decided AND s.state = 'confirmed'))::int AS confirmed
          FROM inquiries i LEFT JOIN inquiry_screenings s ON s.org_id = i.org_id AND s.inquiry_id = i.id
            CROSS JOIN LATERAL (SELECT s.kind IS NULL AND s.action IS NOT NULL AND s.decided_by IS NOT NULL AND s.expires_at > s.created_at AS is_decided) AS d
          WHERE i.org_id = ${orgId} AND i.status <> 'screening' AND ${isWithin(sql`i.created_at`, period)}`,
      )
    )[0] ?? { arrived: 0, held: 0, spam: 0, released: 0, decided: 0, confirmed: 0 },

  /** Open inquiries of each expert in reach today: what the inbox lists under the expert. */
  load: (db: Queryable, { orgId, people }: AnalyticsScope) =>
    readRows(
      db,
      {
        id: column.text,
        username: column.text,
        name: column.text,
        image: column.nullable(column.text),
        open: column.number,
      },
      sql`SELECT p.id, p.username::text AS username, p.firstname || ' ' || p.lastname AS name, p.image, count(*)::int AS open
        FROM inquiries i JOIN inquiry_recipients r ON r.org_id = i.org_id AND r.inquiry_id = i.id
          JOIN people p ON p.org_id = r.org_id AND p.id = r.person_id
        WHERE i.org_id = ${orgId} AND i.status = ANY(${sql.param(openInquiryStatuses)}::text[]) AND p.deleted_at IS NULL AND ${inPersonScope(people)}
        GROUP BY p.id ORDER BY open DESC, p.id LIMIT ${mostOfLoad}`,
    ),
};
