import { sql } from 'drizzle-orm';
import { column, readRows, type Queryable } from '@rostrum/server-kit/database';

/** Published long enough ago that readers may see it again. */
const oldEnough = '90 days';

/** For each set of words, the newest of the published posts whose title, tags or summary have one of them. */
export const evergreenRepository = {
  async find(
    db: Queryable,
    { orgId, wordSets, now }: { orgId: string; wordSets: readonly (readonly string[])[]; now: Date },
  ): Promise<{ id: string; title: string }[][]> {
    const queries = wordSets.map((words) => words.map((word) => `"${word}"`).join(' or '));
    const rows = await readRows(
      db,
      { place: column.number, id: column.text, title: column.text },
      sql`SELECT s.place::int AS place, e.id, e.title
        FROM unnest(${sql.param(queries)}::text[]) WITH ORDINALITY AS s(words, place)
        CROSS JOIN LATERAL (
          SELECT p.id, p.title, p.published_at FROM posts p
          WHERE p.org_id = ${orgId} AND p.deleted_at IS NULL AND p.status = 'published' AND p.access = 'public'
            AND p.published_at < ${now.toISOString()}::timestamptz - ${oldEnough}::interval
            AND s.words <> ''
            AND ts_filter(p.search_vector, '{a,b}') @@ rostrum_query(s.words)
            AND p.search_vector @@ rostrum_query(s.words)
          ORDER BY p.published_at DESC, p.id LIMIT 3
        ) e ORDER BY s.place, e.published_at DESC, e.id`,
    );
    return wordSets.map((_, index) =>
      rows.filter(({ place }) => place === index + 1).map(({ id, title }) => ({ id, title })),
    );
  },
};
