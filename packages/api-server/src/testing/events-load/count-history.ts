import { sql } from 'drizzle-orm';
import { column, type Database, readRows } from '@rostrum/server-kit/database';
import { addDays, dateIn } from '../../calendar/period.ts';
import { startOfDay } from '../../calendar/start-of-day.ts';
import { countEvents, rolledNames } from '../../modules/events/index.ts';

/**
 * Counts every day before yesterday by the statement of the rollup, all days of an organisation at once: day by day, as a
 * server does it, takes 18,000 transactions and is not what is measured. A recount proves the days afterwards.
 */
export async function countHistory(db: Database, now: Date): Promise<void> {
  const rows = await readRows(
    db,
    { id: column.text, timezone: column.text, first: column.text },
    sql`SELECT o.id, o.timezone, (min(e.at) AT TIME ZONE o.timezone)::date::text AS first
      FROM organisations o JOIN events e ON e.org_id = o.id GROUP BY o.id`,
  );
  for (const { id, timezone, first } of rows) {
    const yesterday = addDays(dateIn(now, timezone), -1);
    await db.execute(
      sql`INSERT INTO event_days (org_id, day, from_at, until_at)
        SELECT ${id}::uuid, d::date, d AT TIME ZONE ${timezone}, (d + interval '1 day') AT TIME ZONE ${timezone}
        FROM generate_series(${first}::date::timestamp, ${yesterday}::date::timestamp - interval '1 day', interval '1 day') AS d`,
    );
    const counted = countEvents({
      orgId: id,
      names: rolledNames,
      from: sql`${startOfDay(first, timezone).toISOString()}::timestamptz`,
      until: sql`${startOfDay(yesterday, timezone).toISOString()}::timestamptz`,
      day: sql`(e.at AT TIME ZONE ${timezone})::date`,
    });
    await db.execute(
      sql`INSERT INTO event_counts (org_id, day, name, entity_type, entity_id, count, visitors, programs, staff, asked, breakdown)
        SELECT ${id}::uuid, counted.* FROM (${counted}) AS counted`,
    );
  }
}
