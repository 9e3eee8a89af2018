import { sql } from 'drizzle-orm';
import { isShownOrganisation } from '@rostrum/identity';
import { type Queryable, uuidv7 } from '@rostrum/server-kit/database';

export interface FoundPeople {
  at: Date;
  /** What was searched for, as organisations may count it. */
  text: string;
  /** Stands for the person and this text alone. */
  visitor: string;
  usernames: readonly string[];
  /** Of whoever searched: members of an organisation are left out of its figures. */
  ownOrgId: string | null;
  seekerType: string | null;
}

export const foundPeopleRepository = {
  /** One row for each public profile that stood in the results, unless the same person found it by the same words within a day. */
  async record(db: Queryable, { at, usernames, text, visitor, ...by }: FoundPeople): Promise<void> {
    if (usernames.length === 0) return;
    const moment = sql`${at.toISOString()}::timestamptz`;
    const ids = usernames.map(() => uuidv7());
    await db.execute(
      sql`INSERT INTO events (id, at, org_id, name, entity_type, entity_id, search_text, visitor, internal, seeker_type)
        SELECT fresh.id, ${moment}, found.org_id, 'search_found', 'person', found.id, ${text}, ${visitor},
          found.org_id IS NOT DISTINCT FROM ${by.ownOrgId}::uuid, ${by.seekerType}
        FROM (SELECT p.id, p.org_id, row_number() OVER () AS place FROM people p JOIN organisations o ON o.id = p.org_id AND ${isShownOrganisation(by.ownOrgId)}
            WHERE p.username = ANY(${sql.param([...usernames])}::citext[]) AND p.status = 'published' AND p.access <> 'private' AND p.deleted_at IS NULL
              AND NOT EXISTS (SELECT 1 FROM events e WHERE e.org_id = p.org_id AND e.name = 'search_found' AND e.entity_id = p.id
                AND e.visitor = ${visitor} AND e.at > ${moment} - interval '1 day')) AS found
          JOIN unnest(${sql.param(ids)}::uuid[]) WITH ORDINALITY AS fresh(id, place) USING (place)`,
    );
  },
};
