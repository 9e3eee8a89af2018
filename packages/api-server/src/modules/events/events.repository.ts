import { sql } from 'drizzle-orm';
import type { EventName } from '@rostrum/contracts';
import { type Queryable, type Transaction, column, readRows, uuidv7 } from '@rostrum/server-kit/database';
import { events } from './events.schema.ts';

export type NewEvent = typeof events.$inferInsert & { name: EventName };

export interface CountedSearch {
  name: Extract<EventName, 'search' | 'search_zero'>;
  at: Date;
  /** Null where it looked personal: then only that a person searched is counted. */
  text: string | null;
  /** Stands for the person and this text alone, so that no one can be followed from one search to the next. */
  visitor: string;
  results: number;
  /** Whoever searched: members of an organisation are left out of its figures. */
  ownOrgId: string | null;
  seekerType: string | null;
  /** Public names. */
  organisations: readonly string[] | null;
}

const mostCounted = 200;

/**
 * In the place of an organisation: a search that no one answers is a gap of every public one, and one row says so. Its
 * `entity_id` is the searcher's own organisation, which leaves it out.
 */
export const everyOrganisation = '00000000-0000-0000-0000-000000000000';

export const eventRepository = {
  async record(db: Queryable, rows: readonly NewEvent[]): Promise<void> {
    if (rows.length > 0) await db.insert(events).values([...rows]);
  },

  /** True when the visitor did this on the thing before, as far back as single events are kept. Held until the transaction ends. */
  async claimsAgain(
    tx: Transaction,
    { orgId, name, entityId, visitor }: { orgId: string; name: EventName; entityId: string; visitor: string },
  ): Promise<boolean> {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`${name} ${visitor}`}, 0))`);
    const [row] = await readRows(
      tx,
      { found: column.flag },
      sql`SELECT EXISTS (SELECT 1 FROM events WHERE org_id = ${orgId} AND name = ${name} AND entity_id = ${entityId} AND visitor = ${visitor}) AS found`,
    );
    return row?.found === true;
  },

  /** One search: a row for each public organisation of these names, or a single one for all when none is named. */
  async recordSearch(db: Queryable, { organisations, ownOrgId, ...search }: CountedSearch): Promise<void> {
    if (organisations === null) return recordGap(db, { ...search, ownOrgId });
    const ids = Array.from({ length: Math.min(organisations.length, mostCounted) }, () => uuidv7());
    // One statement with one value for all rows: putting together forty rows of values took longer than the search's own code.
    await db.execute(
      sql`INSERT INTO events (id, at, org_id, name, search_text, results, visitor, internal, seeker_type)
        SELECT fresh.id, ${search.at.toISOString()}::timestamptz, searched.id, ${search.name}, ${search.text}, ${search.results}::int, ${search.visitor},
          searched.id IS NOT DISTINCT FROM ${ownOrgId}::uuid, ${search.seekerType}
        FROM (SELECT id, row_number() OVER () AS place FROM organisations WHERE deleted_at IS NULL AND status <> 'closed' AND directory_access = 'public'
          AND company_username = ANY(${sql.param(organisations)}::citext[]) LIMIT ${mostCounted}) AS searched
        JOIN unnest(${sql.param(ids)}::uuid[]) WITH ORDINALITY AS fresh(id, place) USING (place)`,
    );
  },

  /** Forgets single events that are too old, once their day is counted. Searches are not counted for good, nor what is left of organisations that are gone. */
  async prune(db: Queryable, limit: Date): Promise<void> {
    await db.execute(
      sql`DELETE FROM events e WHERE e.at < ${limit.toISOString()}::timestamptz
        AND (e.name IN ('search', 'search_zero') OR e.at < (SELECT max(d.until_at) FROM event_days d WHERE d.org_id = e.org_id)
          OR NOT EXISTS (SELECT 1 FROM organisations o WHERE o.id = e.org_id))`,
    );
  },
};

/** The same person asking the same again within a day is one gap. */
async function recordGap(
  db: Queryable,
  { name, at, text, visitor, results, ownOrgId, seekerType }: Omit<CountedSearch, 'organisations'>,
): Promise<void> {
  const moment = sql`${at.toISOString()}::timestamptz`;
  await db.execute(
    sql`INSERT INTO events (id, at, org_id, name, search_text, results, visitor, entity_id, seeker_type)
      SELECT ${uuidv7()}::uuid, ${moment}, ${everyOrganisation}::uuid, ${name}, ${text}, ${results}::int, ${visitor}, ${ownOrgId}::uuid, ${seekerType}
      WHERE NOT EXISTS (SELECT 1 FROM events WHERE org_id = ${everyOrganisation} AND name = ${name} AND visitor = ${visitor}
        AND at > ${moment} - interval '1 day')`,
  );
}
