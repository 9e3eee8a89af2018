import { sql } from 'drizzle-orm';
import { type Queryable, column, readRows } from '@rostrum/server-kit/database';
import { countEvents, rolledNames } from './count-events.repository.ts';

/** What the days of an organisation are counted from, and how far they are. */
export interface RollupState {
  orgId: string;
  timezone: string;
  /** The last day that is counted, and its two ends; null where none is. */
  last: { day: string; from: Date; until: Date } | null;
  /** The first event that is not counted yet, where no day is. */
  firstEvent: Date | null;
}

export interface RolledDay {
  orgId: string;
  day: string;
  from: Date;
  until: Date;
}

const moment = (value: Date) => sql`${value.toISOString()}::timestamptz`;
const stateColumns = {
  org_id: column.text,
  timezone: column.text,
  day: column.nullable(column.text),
  from_at: column.nullable(column.moment),
  until_at: column.nullable(column.moment),
  first_event: column.nullable(column.moment),
};

const readStates = async (db: Queryable, orgId: string | null): Promise<RollupState[]> => {
  const rows = await readRows(
    db,
    stateColumns,
    sql`SELECT o.id AS org_id, o.timezone, d.day::text AS day, d.from_at, d.until_at,
        CASE WHEN d.day IS NULL THEN (SELECT min(e.at) FROM events e WHERE e.org_id = o.id AND e.name = ANY(${sql.param(rolledNames)}::text[])) END AS first_event
      FROM organisations o LEFT JOIN LATERAL (SELECT * FROM event_days d WHERE d.org_id = o.id ORDER BY d.day DESC LIMIT 1) AS d ON true
      WHERE ${orgId === null ? sql`true` : sql`o.id = ${orgId}::uuid`} ORDER BY o.id`,
  );
  return rows.map((row) => ({
    orgId: row.org_id,
    timezone: row.timezone,
    last:
      row.day === null || row.from_at === null || row.until_at === null
        ? null
        : { day: row.day, from: new Date(row.from_at), until: new Date(row.until_at) },
    firstEvent: row.first_event === null ? null : new Date(row.first_event),
  }));
};

export const rollupRepository = {
  states: (db: Queryable) => readStates(db, null),

  /** The state of one organisation, and no other server counts its days until the transaction ends. */
  async claim(db: Queryable, orgId: string): Promise<RollupState | undefined> {
    await db.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended('event_days ' || ${orgId}, 0))`);
    return (await readStates(db, orgId))[0];
  },

  /** Counts one day anew, whatever was counted of it before. */
  async write(db: Queryable, { orgId, day, from, until }: RolledDay): Promise<void> {
    await db.execute(sql`DELETE FROM event_days WHERE org_id = ${orgId} AND day = ${day}::date`);
    await db.execute(
      sql`INSERT INTO event_days (org_id, day, from_at, until_at) VALUES (${orgId}, ${day}::date, ${moment(from)}, ${moment(until)})`,
    );
    await db.execute(
      sql`INSERT INTO event_counts (org_id, day, name, entity_type, entity_id, count, visitors, programs, staff, asked, breakdown)
        SELECT ${orgId}::uuid, counted.* FROM (${countEvents({ orgId, names: rolledNames, from: moment(from), until: moment(until), day: sql`${day}::date` })}) AS counted`,
    );
  },

  /** Days whose single events are all still there. */
  async recountable(db: Queryable, since: Date): Promise<RolledDay[]> {
    const rows = await readRows(
      db,
      { org_id: column.text, day: column.text, from_at: column.moment, until_at: column.moment },
      sql`SELECT org_id, day::text AS day, from_at, until_at FROM event_days WHERE from_at >= ${moment(since)} ORDER BY org_id, day`,
    );
    return rows.map((row) => ({
      orgId: row.org_id,
      day: row.day,
      from: new Date(row.from_at),
      until: new Date(row.until_at),
    }));
  },

  /** What is kept of a day and differs from its single events; both sides as they are, null where there is none. */
  differences: (db: Queryable, { orgId, day, from, until }: RolledDay) =>
    readRows(
      db,
      {
        name: column.text,
        entity_type: column.text,
        entity_id: column.text,
        kept: column.nullable(column.number),
        counted: column.nullable(column.number),
      },
      sql`SELECT coalesce(k.name, c.name) AS name, coalesce(k.entity_type, c.entity_type) AS entity_type, coalesce(k.entity_id, c.entity_id)::text AS entity_id,
          k.count AS kept, c.count AS counted
        FROM (SELECT * FROM event_counts WHERE org_id = ${orgId} AND day = ${day}::date) AS k
        FULL JOIN (${countEvents({ orgId, names: rolledNames, from: moment(from), until: moment(until), day: sql`${day}::date` })}) AS c
          ON c.name = k.name AND c.entity_type = k.entity_type AND c.entity_id = k.entity_id
        WHERE k.org_id IS NULL OR c.day IS NULL
          OR (k.count, k.visitors, k.programs, k.staff, k.asked, k.breakdown) IS DISTINCT FROM (c.count, c.visitors, c.programs, c.staff, c.asked, c.breakdown)
        ORDER BY 1, 2, 3`,
    ),
};
