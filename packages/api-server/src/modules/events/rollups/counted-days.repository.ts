import { sql, type SQL } from 'drizzle-orm';
import type { EventName } from '@rostrum/contracts';
import { type Queryable, column, readRows } from '@rostrum/server-kit/database';
import { addDays, type Period } from '../../../calendar/period.ts';
import { dayOfEvent, selectFresh, type FreshCounts } from './fresh-counts.repository.ts';
import { allOfKind, anyView, countEvents, type CountedName, viewNames } from './count-events.repository.ts';

/** How far the days of an organisation are counted. Later events are counted when they are read. */
export interface CountedDays {
  orgId: string;
  /** The last counted day, and the moment at which it ended; null where none is. */
  last: { day: string; until: string } | null;
  /** The first day on which anything happened. */
  first: string | null;
  /** Of days that are not counted yet, where they were read before. */
  fresh?: FreshCounts | undefined;
  /** Counts hold what the own staff and programs did as well; visitors and sources never do. */
  withLeftOut?: boolean;
}

export async function readCountedDays(db: Queryable, orgId: string, timezone: string): Promise<CountedDays> {
  const [row] = await readRows(
    db,
    {
      day: column.nullable(column.text),
      until_at: column.nullable(column.moment),
      first: column.nullable(column.text),
    },
    sql`SELECT d.day::text AS day, d.until_at,
        coalesce((SELECT min(f.day) FROM event_days f WHERE f.org_id = o.id),
          (SELECT (min(e.at) AT TIME ZONE ${timezone})::date FROM events e WHERE e.org_id = o.id))::text AS first
      FROM organisations o LEFT JOIN LATERAL (SELECT * FROM event_days d WHERE d.org_id = o.id ORDER BY d.day DESC LIMIT 1) AS d ON true
      WHERE o.id = ${orgId}`,
  );
  return {
    orgId,
    last: row?.day && row.until_at ? { day: row.day, until: new Date(row.until_at).toISOString() } : null,
    first: row?.first ?? null,
  };
}

export interface CountsQuery {
  names: readonly CountedName[];
  /** What the events are about. */
  type: 'person' | 'post' | 'question' | 'embed' | 'organisation' | 'any';
  period: Period;
  /** All of the kind together, or the rows of single things that a condition on `c.entity_id` lets through. */
  of: 'all' | SQL;
}

/** The events that are needed to count these names: who asked after a post is told by opened forms. */
function toEventNames(names: readonly CountedName[]): readonly EventName[] {
  const needed = names.flatMap((name): readonly EventName[] =>
    name === anyView ? viewNames : name === 'post_view' ? ['post_view', 'inquiry_open'] : [name],
  );
  return [...new Set(needed)];
}

/** Counts by day, as `c`'s columns: of past days what is kept, of today the events themselves. */
export function selectCounts(counted: CountedDays, { names, type, period, of }: CountsQuery): SQL {
  const { orgId, last, fresh, withLeftOut = false } = counted;
  const { from, until, timezone } = period;
  const isChosen = sql`c.name = ANY(${sql.param(names)}::text[]) AND c.entity_type = ${type} AND c.day >= ${from}::date AND c.day < ${until}::date
    AND ${of === 'all' ? sql`c.entity_id = ${allOfKind}::uuid` : sql`c.entity_id <> ${allOfKind}::uuid AND ${of}`}`;
  const columns = sql`c.day, c.name, c.entity_id, ${withLeftOut ? sql`c.count + c.programs + c.staff AS count` : sql`c.count`}, c.visitors, c.programs, c.staff, c.asked, c.breakdown`;
  const kept = sql`SELECT ${columns} FROM event_counts c WHERE c.org_id = ${orgId} AND ${isChosen} AND c.day <= ${last?.day ?? '-infinity'}::date`;
  if (last && until <= addDays(last.day, 1)) return kept;
  if (fresh && fresh.from <= from) {
    const rows = fresh.rows.filter(
      ({ name, entity_type, entity_id }) =>
        names.some((one) => one === name) &&
        entity_type === type &&
        (entity_id === allOfKind) === (of === 'all'),
    );
    return rows.length === 0
      ? kept
      : sql`${kept} UNION ALL SELECT ${columns} FROM ${selectFresh(rows)} WHERE ${isChosen}`;
  }
  const begins = sql`${from}::date::timestamp AT TIME ZONE ${timezone}`;
  const events = countEvents({
    orgId,
    names: toEventNames(names),
    from: last ? sql`greatest(${last.until}::timestamptz, ${begins})` : begins,
    until: sql`(${until}::date::timestamp AT TIME ZONE ${timezone})`,
    day: dayOfEvent(counted, timezone),
  });
  return sql`${kept} UNION ALL SELECT ${columns} FROM (${events}) AS c WHERE ${isChosen}`;
}

/** How often one post or question was read, or found helpful, ever by visitors: a scalar for lists, where `org` and `id` are columns. */
export const readsEver = (
  name: 'post_view' | 'question_view' | 'answer_helpful',
  org: SQL,
  id: SQL,
): SQL => sql`
  ((SELECT coalesce(sum(c.count), 0) FROM event_counts c
      WHERE c.org_id = ${org} AND c.name = ${name} AND c.entity_type = ${name === 'post_view' ? 'post' : 'question'} AND c.entity_id = ${id})
    + (SELECT count(*) FROM events e WHERE e.org_id = ${org} AND e.entity_id = ${id} AND e.name = ${name} AND NOT e.bot AND NOT e.internal
      AND e.at >= coalesce((SELECT max(d.until_at) FROM event_days d WHERE d.org_id = ${org}), '-infinity')))::int`;
