import { sql, type SQL } from 'drizzle-orm';
import type { PostSummary } from '@rostrum/contracts';
import { type Queryable, column, contains, readRows, rowsOf } from '@rostrum/server-kit/database';
import { hasFieldValues } from '../custom-fields/index.ts';
import { readsEver } from '../events/index.ts';
import { heldBackStatuses } from '../inquiries/index.ts';

export interface PostRow extends Omit<PostSummary, 'reading_minutes'> {
  reading_minutes: number;
}

export interface PostFilter {
  orgId: string;
  q?: string | undefined;
  status?: readonly string[] | undefined;
  kind?: readonly string[] | undefined;
  tag?: string | undefined;
  topic?: string | undefined;
  expert?: string | undefined;
  /** Choices of own fields, as `key:choice`. */
  field?: readonly string[] | undefined;
  /** Published or planned between two moments of the organisation's clocks, the second not included. */
  between?: { from: string; until: string; timezone: string } | undefined;
  sort: 'updated' | 'publish_at' | 'title' | 'reads' | 'inquiries';
  order: 'asc' | 'desc';
  /** Only those that no day is planned for. */
  isUndated?: boolean;
  limit: number;
  offset: number;
}

type Matching = Pick<PostFilter, 'orgId' | 'q' | 'kind' | 'tag' | 'topic' | 'expert' | 'field' | 'between'>;

/** When a post was published, or will or may be. */
export const readAt = sql`CASE WHEN p.status IN ('published', 'archived') THEN p.published_at ELSE p.publish_at END`;

const sortColumns: Record<PostFilter['sort'], SQL> = {
  updated: sql`p.updated_at`,
  publish_at: readAt,
  title: sql`p.title COLLATE "und-x-icu"`,
  reads: sql`reads`,
  inquiries: sql`inquiries`,
};

const hasWord = (words: SQL, word: string | undefined) =>
  word
    ? sql`EXISTS (SELECT 1 FROM unnest(${words}) AS word WHERE rostrum_fold(word) = rostrum_fold(${word}::text))`
    : sql`true`;

/** Everything but the status, since the counts per status leave it out. */
const matching = ({ orgId, q, kind, tag, topic, expert, field, between }: Matching) => sql`
  p.org_id = ${orgId} AND p.deleted_at IS NULL
  AND ${q ? sql`(p.search_vector @@ rostrum_query(${q}) OR rostrum_fold(p.title) LIKE ${contains(q)})` : sql`true`}
  AND ${kind?.length ? sql`p.kind = ANY(${sql.param(kind)}::text[])` : sql`true`}
  AND ${hasWord(sql`p.tags`, tag)}
  AND ${hasWord(sql`p.topics`, topic)}
  AND ${expert ? sql`EXISTS (SELECT 1 FROM post_experts x JOIN people w ON w.org_id = x.org_id AND w.id = x.person_id WHERE x.org_id = p.org_id AND x.post_id = p.id AND w.username = ${expert} AND w.deleted_at IS NULL)` : sql`true`}
  AND ${hasFieldValues('post', field)}
  AND ${between ? sql`${readAt} >= ${between.from}::timestamp AT TIME ZONE ${between.timezone} AND ${readAt} < ${between.until}::timestamp AT TIME ZONE ${between.timezone}` : sql`true`}`;

export const postRepository = {
  async list(db: Queryable, filter: PostFilter): Promise<PostRow[]> {
    const direction = filter.order === 'desc' ? sql`DESC NULLS LAST` : sql`ASC NULLS LAST`;
    return rowsOf<PostRow>(
      db,
      sql`SELECT p.id, p.version, p.slug::text AS slug, p.kind, p.title, p.summary, p.cover, json_build_object('x', p.cover_focus_x, 'y', p.cover_focus_y) AS cover_focus, p.status, coalesce(p.access_after, p.access) AS access, p.pinned, p.tags, p.topics,
          p.publish_at, p.published_at, p.updated_at, p.reading_minutes,
          ${readsEver('post_view', sql`p.org_id`, sql`p.id`)} AS reads,
          (SELECT count(*)::int FROM inquiries i WHERE i.org_id = p.org_id AND i.source_post_id = p.id AND i.status <> ALL(${sql.param(heldBackStatuses)}::text[])) AS inquiries,
          (SELECT coalesce(json_agg(json_build_object('name', a.name, 'image', w.image) ORDER BY a.position), '[]')
             FROM post_authors a LEFT JOIN people w ON w.org_id = a.org_id AND w.id = a.person_id
             WHERE a.org_id = p.org_id AND a.post_id = p.id) AS authors,
          (SELECT coalesce(json_agg(json_build_object('username', w.username, 'name', w.firstname || ' ' || w.lastname, 'image', w.image) ORDER BY x.position), '[]')
             FROM post_experts x JOIN people w ON w.org_id = x.org_id AND w.id = x.person_id
             WHERE x.org_id = p.org_id AND x.post_id = p.id) AS experts,
          (SELECT json_build_object('asked', count(*), 'approved', count(*) FILTER (WHERE s.state = 'approved'))
             FROM post_signoffs s WHERE s.org_id = p.org_id AND s.post_id = p.id) AS signoffs
        FROM posts p
        WHERE ${matching(filter)} AND ${filter.status?.length ? sql`p.status = ANY(${sql.param(filter.status)}::text[])` : sql`true`}
          AND ${filter.isUndated ? sql`p.publish_at IS NULL` : sql`true`}
        ORDER BY ${sortColumns[filter.sort]} ${direction}, p.id LIMIT ${filter.limit} OFFSET ${filter.offset}`,
    );
  },

  /** How many posts each status has under the same other filters. */
  async countByStatus(db: Queryable, filter: Matching): Promise<Record<string, number>> {
    const rows = await readRows(
      db,
      { status: column.text, count: column.number },
      sql`SELECT p.status, count(*)::int AS count FROM posts p WHERE ${matching(filter)} GROUP BY p.status`,
    );
    return Object.fromEntries(rows.map(({ status, count }) => [status, count]));
  },

  countUndated: async (db: Queryable, filter: Matching & { status: readonly string[] }): Promise<number> => {
    const [row] = await readRows(
      db,
      { count: column.number },
      sql`SELECT count(*)::int AS count FROM posts p WHERE ${matching(filter)}
        AND p.status = ANY(${sql.param(filter.status)}::text[]) AND p.publish_at IS NULL`,
    );
    return row?.count ?? 0;
  },
};
