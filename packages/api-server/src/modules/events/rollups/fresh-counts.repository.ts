import { sql, type SQL } from 'drizzle-orm';
import { type Queryable, column, readRows } from '@rostrum/server-kit/database';
import { addDays } from '../../../calendar/period.ts';
import { countEvents, rolledNames } from './count-events.repository.ts';

const shape = {
  day: column.text,
  name: column.text,
  entity_type: column.text,
  entity_id: column.text,
  count: column.number,
  visitors: column.number,
  programs: column.number,
  staff: column.number,
  asked: column.number,
  breakdown: column.objectOf({}),
};

/** Counts of days that are not kept yet, from one reading of their events. */
export interface FreshCounts {
  /** The first day that they have whole. */
  from: string;
  rows: readonly Readonly<Record<string, unknown>>[];
}

/** How far an organisation is counted. */
interface CountedUpTo {
  orgId: string;
  last: { day: string; until: string } | null;
}

/** The day of an event in a zone; what came after the last counted day is never put before it. */
export const dayOfEvent = ({ last }: Pick<CountedUpTo, 'last'>, timezone: string): SQL => {
  const localDay = sql`(e.at AT TIME ZONE ${timezone})::date`;
  return last ? sql`greatest(${localDay}, ${last.day}::date)` : localDay;
};

/**
 * Reads the events of days that are not counted yet once for all figures of a page: each figure would count them again
 * otherwise. Undefined where every day up to `until` is kept.
 */
export async function readFreshCounts(
  db: Queryable,
  counted: CountedUpTo,
  { from, until, timezone }: { from: string; until: string; timezone: string },
): Promise<FreshCounts | undefined> {
  const { orgId, last } = counted;
  if (last && until <= addDays(last.day, 1)) return undefined;
  const begins = sql`${from}::date::timestamp AT TIME ZONE ${timezone}`;
  const rows = await readRows(
    db,
    shape,
    sql`SELECT c.day::text AS day, c.name, c.entity_type, c.entity_id::text AS entity_id, c.count, c.visitors, c.programs, c.staff, c.asked, c.breakdown
      FROM (${countEvents({
        orgId,
        names: rolledNames,
        from: last ? sql`greatest(${last.until}::timestamptz, ${begins})` : begins,
        until: sql`'infinity'::timestamptz`,
        day: dayOfEvent(counted, timezone),
      })}) AS c`,
  );
  return { from, rows };
}

/** The same rows for another statement, as `c`. */
export const selectFresh = (rows: FreshCounts['rows']): SQL =>
  sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS c(day date, name text, entity_type text, entity_id uuid,
    count int, visitors int, programs int, staff int, asked int, breakdown jsonb)`;
