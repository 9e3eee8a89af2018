import { sql } from 'drizzle-orm';
import type { EventName } from '@rostrum/contracts';
import type { Queryable } from '../../database/queryable.ts';
import { rowsOf } from '../../database/rows.ts';
import { events } from '../analytics/events.schema.ts';

export type NewEvent = typeof events.$inferInsert & { name: EventName };

export const eventRepository = {
  async record(db: Queryable, rows: readonly NewEvent[]): Promise<void> {
    if (rows.length > 0) await db.insert(events).values([...rows]);
  },

  /** True when the same visitor did the same on the same thing within the hour: a reload is not a second view. */
  async isRepeat(
    db: Queryable,
    {
      orgId,
      name,
      entityId,
      visitor,
      at,
    }: { orgId: string; name: EventName; entityId: string | null; visitor: string; at: Date },
  ) {
    const [row] = await rowsOf<{ found: boolean }>(
      db,
      sql`SELECT EXISTS (SELECT 1 FROM events WHERE org_id = ${orgId} AND name = ${name} AND entity_id IS NOT DISTINCT FROM ${entityId}
        AND visitor = ${visitor} AND at > ${at.toISOString()}::timestamptz - interval '1 hour') AS found`,
    );
    return row?.found === true;
  },

  /** What an event is about, by its public name; private things are not counted. */
  async targetOf(
    db: Queryable,
    {
      companyUsername,
      username,
      entityId,
    }: { companyUsername: string; username: string | undefined; entityId: string | undefined },
  ) {
    const [row] = await rowsOf<{
      org_id: string;
      person_id: string | null;
      post_id: string | null;
      question_id: string | null;
    }>(
      db,
      sql`SELECT o.id AS org_id,
          (SELECT p.id FROM people p WHERE p.org_id = o.id AND p.username = ${username ?? ''} AND p.status = 'published' AND p.deleted_at IS NULL) AS person_id,
          (SELECT p.id FROM posts p WHERE p.org_id = o.id AND p.id = ${entityId ?? null}::uuid AND p.status = 'published') AS post_id,
          (SELECT q.id FROM questions q WHERE q.org_id = o.id AND q.id = ${entityId ?? null}::uuid) AS question_id
        FROM organisations o WHERE o.company_username = ${companyUsername} AND o.deleted_at IS NULL`,
    );
    return row;
  },

  /** By public names, or every public organisation (at most 200) when none is named. */
  organisationIds: async (db: Queryable, companyUsernames: readonly string[] | null): Promise<string[]> =>
    (
      await rowsOf<{ id: string }>(
        db,
        sql`SELECT id FROM organisations WHERE deleted_at IS NULL AND status <> 'closed' AND directory_access = 'public'
          AND ${companyUsernames === null ? sql`true` : sql`company_username::text = ANY(${sql.param(companyUsernames)}::text[])`} LIMIT 200`,
      )
    ).map(({ id }) => id),
};
