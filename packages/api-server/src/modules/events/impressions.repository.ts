import { sql } from 'drizzle-orm';
import { isShownOrganisation } from '@rostrum/identity';
import { column, type Queryable, readRows, uuidv7 } from '@rostrum/server-kit/database';

export interface Impressions {
  orgId: string;
  usernames: readonly string[];
  at: Date;
  visitor: string;
  device: string;
  bot: boolean;
  internal: boolean;
}

export const impressionRepository = {
  /** One row for each public profile of these names that the visitor was not shown within the hour. */
  async record(db: Queryable, { usernames, at, orgId, visitor, ...rest }: Impressions): Promise<number> {
    if (usernames.length === 0) return 0;
    const moment = sql`${at.toISOString()}::timestamptz`;
    const ids = usernames.map(() => uuidv7());
    const { rowCount } = await db.execute(
      sql`INSERT INTO events (id, at, org_id, name, entity_type, entity_id, visitor, device, bot, internal)
        SELECT fresh.id, ${moment}, ${orgId}::uuid, 'profile_impression', 'person', shown.id, ${visitor}, ${rest.device}, ${rest.bot}, ${rest.internal}
        FROM (SELECT p.id, row_number() OVER () AS place FROM people p
            WHERE p.org_id = ${orgId}::uuid AND p.username = ANY(${sql.param(usernames)}::citext[]) AND p.status = 'published' AND p.access <> 'private' AND p.deleted_at IS NULL
              AND NOT EXISTS (SELECT 1 FROM events e WHERE e.org_id = p.org_id AND e.name = 'profile_impression' AND e.entity_id = p.id
                AND e.visitor = ${visitor} AND e.at > ${moment} - interval '1 hour')) AS shown
          JOIN unnest(${sql.param(ids)}::uuid[]) WITH ORDINALITY AS fresh(id, place) USING (place)`,
    );
    return rowCount ?? 0;
  },

  /** Whose page an address is. */
  pageOf: async (
    db: Queryable,
    { companyUsername, username }: { companyUsername?: string | undefined; username?: string | undefined },
  ) =>
    (
      await readRows(
        db,
        { org_id: column.text, person_id: column.nullable(column.text) },
        username === undefined
          ? sql`SELECT o.id AS org_id, NULL::uuid AS person_id FROM organisations o WHERE o.company_username = ${companyUsername ?? ''}::citext AND ${isShownOrganisation()}`
          : sql`SELECT p.org_id, p.id AS person_id FROM people p JOIN organisations o ON o.id = p.org_id WHERE ${isShownOrganisation()} AND p.username = ${username}::citext AND p.status = 'published' AND p.access <> 'private' AND p.deleted_at IS NULL`,
      )
    )[0],
};
