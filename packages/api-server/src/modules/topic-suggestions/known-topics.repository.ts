import { sql } from 'drizzle-orm';
import { column, readRows, type Queryable } from '@rostrum/server-kit/database';

/** The most used; each further one makes a comparison longer. */
const maxTopics = 400;

/** Reads the topics of an organisation: of its vocabulary, and of the published profiles that the team's experts may see. */
export async function readKnownTopics(
  db: Queryable,
  { orgId, id }: { orgId: string; id: string },
): Promise<string[]> {
  const rows = await readRows(
    db,
    { title: column.text },
    sql`SELECT min(title) AS title FROM (
        SELECT c.title, c.usage_count AS uses FROM readable_classifications c
        WHERE c.scheme = 'topic' AND c.status = 'active' AND (c.org_id = ${orgId} OR c.org_id IS NULL)
        UNION ALL
        SELECT topic, count(*) FROM people p, unnest(p.topics) AS topic
        WHERE p.org_id = ${orgId} AND p.id <> ${id} AND p.kind <> 'staff' AND p.status = 'published' AND p.access <> 'private'
          AND p.deleted_at IS NULL
        GROUP BY topic
      ) AS known WHERE btrim(title) <> '' GROUP BY rostrum_fold(title) ORDER BY max(uses) DESC, 1 LIMIT ${maxTopics}`,
  );
  return rows.map(({ title }) => title);
}
