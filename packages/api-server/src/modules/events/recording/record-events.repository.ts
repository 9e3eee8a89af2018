import { sql, type SQL } from 'drizzle-orm';
import type { EventName } from '@rostrum/contracts';
import { column, type Queryable, readRows, uuidv7 } from '@rostrum/server-kit/database';
import type { events } from '../events.schema.ts';

export type NewEvent = Omit<
  typeof events.$inferInsert,
  'id' | 'at' | 'name' | 'searchText' | 'results' | 'seconds' | 'seekerType'
> & {
  name: EventName;
  at: Date;
  /** Recorded with it: whoever arrives by a link of an embed has clicked it. */
  isEmbedClick?: boolean;
};

/**
 * Writes events in one statement but those that the same visitor did on the same thing within the hour: a reload is not a
 * second view. Returns those that are recorded now.
 */
export async function recordUnlessRepeated(
  db: Queryable,
  given: readonly NewEvent[],
): Promise<ReadonlySet<NewEvent>> {
  if (given.length === 0) return new Set();
  const list = (read: (event: NewEvent) => string | boolean | null | undefined) =>
    sql.param(given.map((event) => read(event) ?? null));
  const ids = given.map(() => uuidv7());
  // One look at the index for each row, whatever the planner thinks of their number.
  const isNew = (
    entity: SQL,
  ) => sql`(SELECT true FROM events e WHERE e.org_id = g.org_id AND ${entity} AND e.name = g.name
    AND e.visitor = g.visitor AND e.at > g.at - interval '1 hour' LIMIT 1) IS NULL`;
  const rows = await readRows(
    db,
    { id: column.text },
    sql`WITH fresh AS (
        SELECT g.* FROM unnest(${sql.param(ids)}::uuid[], ${list(({ isEmbedClick }) => (isEmbedClick ? uuidv7() : null))}::uuid[], ${list(({ at }) => at.toISOString())}::timestamptz[],
            ${list(({ orgId }) => orgId)}::uuid[], ${list(({ name }) => name)}::text[], ${list(({ entityType }) => entityType)}::text[], ${list(({ entityId }) => entityId)}::uuid[],
            ${list(({ source }) => source ?? 'direct')}::text[], ${list(({ referrerHost }) => referrerHost)}::text[], ${list(({ country }) => country)}::text[],
            ${list(({ device }) => device ?? 'other')}::text[], ${list(({ crawler }) => crawler)}::text[], ${list(({ visitor }) => visitor)}::text[],
            ${list(({ bot }) => bot ?? false)}::boolean[], ${list(({ internal }) => internal ?? false)}::boolean[])
          AS g(id, click_id, at, org_id, name, entity_type, entity_id, source, referrer_host, country, device, crawler, visitor, bot, internal)
        WHERE CASE WHEN g.entity_id IS NULL THEN ${isNew(sql`e.entity_id IS NULL`)} ELSE ${isNew(sql`e.entity_id = g.entity_id`)} END)
      INSERT INTO events (id, at, org_id, name, entity_type, entity_id, source, referrer_host, country, device, crawler, visitor, bot, internal)
        SELECT id, at, org_id, name, entity_type, entity_id, source, referrer_host, country, device, crawler, visitor, bot, internal FROM fresh
        UNION ALL SELECT click_id, at, org_id, 'embed_click', entity_type, entity_id, source, referrer_host, country, device, crawler, visitor, bot, internal FROM fresh WHERE click_id IS NOT NULL
      RETURNING id`,
  );
  const recorded = new Set(rows.map(({ id }) => id));
  return new Set(given.filter((_, place) => recorded.has(ids[place] ?? '')));
}
