import { sql } from 'drizzle-orm';
import { column, readRows, type Queryable } from '@rostrum/server-kit/database';
import { readAt } from './posts.repository.ts';

const mostWords = 60;
const mostExperts = 100;
const mostMonths = 36;

/** What the filters of posts offer: only what leads to a post. */
export const postChoiceRepository = {
  /** Words of one of the lists, those of most posts first. */
  async words(db: Queryable, orgId: string, list: 'topics' | 'tags'): Promise<string[]> {
    const rows = await readRows(
      db,
      { text: column.text },
      sql`SELECT min(word) AS text FROM posts p, unnest(${list === 'tags' ? sql`p.tags` : sql`p.topics`}) AS word
        WHERE p.org_id = ${orgId} AND p.deleted_at IS NULL
        GROUP BY rostrum_fold(word) ORDER BY count(*) DESC, 1 LIMIT ${mostWords}`,
    );
    return rows.map(({ text }) => text);
  },

  experts: (db: Queryable, orgId: string) =>
    readRows(
      db,
      { username: column.text, name: column.text },
      sql`SELECT w.username::text AS username, w.firstname || ' ' || w.lastname AS name
        FROM people w WHERE w.org_id = ${orgId} AND w.deleted_at IS NULL AND EXISTS (
          SELECT 1 FROM post_experts x JOIN posts p ON p.org_id = x.org_id AND p.id = x.post_id
          WHERE x.org_id = w.org_id AND x.person_id = w.id AND p.deleted_at IS NULL)
        ORDER BY w.lastname COLLATE "und-x-icu", w.firstname COLLATE "und-x-icu", w.id LIMIT ${mostExperts}`,
    ),

  async months(db: Queryable, orgId: string, timezone: string): Promise<string[]> {
    const rows = await readRows(
      db,
      { month: column.text },
      sql`SELECT DISTINCT to_char(${readAt} AT TIME ZONE ${timezone}, 'YYYY-MM') AS month FROM posts p
        WHERE p.org_id = ${orgId} AND p.deleted_at IS NULL AND ${readAt} IS NOT NULL
        ORDER BY month DESC LIMIT ${mostMonths}`,
    );
    return rows.map(({ month }) => month);
  },
};
