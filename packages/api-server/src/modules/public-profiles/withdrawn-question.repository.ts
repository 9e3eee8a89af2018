import { sql } from 'drizzle-orm';
import { column, readRows, type Queryable } from '@rostrum/server-kit/database';

/** Returns the topics of a question that had a public answer; undefined for one that never was public. */
export async function findWithdrawnTopics(
  db: Queryable,
  orgId: string,
  slug: string,
): Promise<string[] | undefined> {
  const [row] = await readRows(
    db,
    { topics: column.listOf(column.text) },
    sql`SELECT q.tags AS topics FROM questions q
      WHERE q.org_id = ${orgId} AND q.slug = ${slug} AND q.deleted_at IS NULL AND q.access = 'public'
        AND EXISTS (SELECT 1 FROM answers a WHERE a.org_id = q.org_id AND a.question_id = q.id
          AND (a.published_at IS NOT NULL OR a.status = 'retracted'))`,
  );
  return row?.topics;
}
