import { sql } from 'drizzle-orm';
import { column, type Queryable, readRows } from '@rostrum/server-kit/database';
import type { Period } from '../../../calendar/period.ts';
import type { AnalyticsScope } from '../analytics-scope.ts';
import { isWithin } from '../counting.repository.ts';
import { inquiriesIn, isInTime, isJudged } from '../overview.repository.ts';

/** What the report counts beside the pages: by type of inquiry, how many were answered in time. */
export const reportFiguresRepository = {
  promises: (db: Queryable, scope: AnalyticsScope, period: Period, now: Date) =>
    readRows(
      db,
      { type: column.number, judged: column.number, in_time: column.number },
      sql`SELECT i.type, count(*)::int AS judged, (count(*) FILTER (WHERE ${isInTime}))::float8 / count(*) AS in_time
        FROM inquiries i WHERE ${inquiriesIn(scope)} AND ${isWithin(sql`i.created_at`, period)} AND ${isJudged(now)}
        GROUP BY 1 ORDER BY 2 DESC, 1`,
    ),

  organisation: async (db: Queryable, orgId: string) => {
    const [row] = await readRows(
      db,
      { name: column.text, timezone: column.text, logo: column.nullable(column.text) },
      sql`SELECT name, timezone, logo FROM organisations WHERE id = ${orgId}`,
    );
    if (!row) throw new Error('An organisation has no row.');
    return row;
  },
};
