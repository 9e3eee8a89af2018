import { sql } from 'drizzle-orm';
import { isShownOrganisation } from '@rostrum/identity';
import { column, type Queryable, readRows } from '@rostrum/server-kit/database';

export interface NamedTarget {
  companyUsername: string;
  username: string | undefined;
  entityId: string | undefined;
}

export interface EventTarget {
  org_id: string;
  person_id: string | null;
  post_id: string | null;
  question_id: string | null;
}

/** What events are about, by public names, each in its place; private things are not counted. */
export async function findEventTargets(
  db: Queryable,
  named: readonly NamedTarget[],
): Promise<(EventTarget | undefined)[]> {
  const rows = await readRows(
    db,
    {
      place: column.number,
      org_id: column.text,
      person_id: column.nullable(column.text),
      post_id: column.nullable(column.text),
      question_id: column.nullable(column.text),
    },
    sql`SELECT named.place::int AS place, o.id AS org_id,
        (SELECT p.id FROM people p WHERE named.username <> '' AND p.org_id = o.id AND p.id = rostrum_person_of_username(named.username) AND p.status = 'published' AND p.access <> 'private' AND p.deleted_at IS NULL) AS person_id,
        (SELECT p.id FROM posts p WHERE p.org_id = o.id AND p.id = named.entity_id AND p.status = 'published' AND p.access <> 'private' AND p.deleted_at IS NULL) AS post_id,
        (SELECT q.id FROM questions q WHERE q.org_id = o.id AND q.id = named.entity_id AND q.status IN ('answered', 'closed') AND q.access <> 'private' AND q.deleted_at IS NULL) AS question_id
      FROM unnest(${sql.param(named.map(({ companyUsername }) => companyUsername))}::citext[], ${sql.param(named.map(({ username }) => username ?? ''))}::citext[],
          ${sql.param(named.map(({ entityId }) => entityId ?? null))}::uuid[]) WITH ORDINALITY AS named(company, username, entity_id, place)
        JOIN organisations o ON o.company_username = named.company AND ${isShownOrganisation()}`,
  );
  const found = new Map(rows.map(({ place, ...target }) => [place, target]));
  return named.map((_, place) => found.get(place + 1));
}
