import { sql, type SQL } from 'drizzle-orm';
import type { EmbedSort } from '@rostrum/contracts';
import { column, hasWordsIn, readRows, type Queryable } from '@rostrum/server-kit/database';
import { isLinkedInPublic, isNamedInPublic } from '../people/index.ts';
import { hasFieldValues } from '../custom-fields/index.ts';
import { peopleOrders } from '../public-profiles/index.ts';

const rowColumns = {
  key: column.text,
  kind: column.text,
  title: column.text,
  subtitle: column.text,
  text: column.text,
  image: column.nullable(column.text),
  focus_x: column.number,
  focus_y: column.number,
  topics: column.listOf(column.text),
  date: column.nullable(column.text),
  total: column.number,
};

export interface ContentFilter {
  orgId: string;
  /** Those that were chosen; none: all. */
  keys: readonly string[];
  topic: string;
  /** Of people alone. */
  department: string;
  /** Of people alone. */
  tag: string;
  /** A choice of a public field, as `key:choice`. */
  field: string;
  sort: EmbedSort;
  q: string;
  limit: number;
  offset: number;
}

const momentOf = (value: SQL) => sql`to_char(${value} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
/** Posts and questions have a name to be ordered by; otherwise the newest come first. */
const byTitle = (sort: EmbedSort, title: SQL) =>
  sort === 'name' ? sql`${title} COLLATE "und-x-icu",` : sql.empty();
const listOf = (keys: readonly string[]) => sql`${sql.param(keys)}::text[]`;
const chosen = (keys: readonly string[], value: SQL) =>
  keys.length === 0 ? sql`true` : sql`${value} = ANY(${listOf(keys)})`;
const matching = (q: string, text: SQL) => (q === '' ? sql`true` : hasWordsIn(text, q));
const onTopic = (topic: string, topics: SQL) =>
  topic === '' ? sql`true` : sql`${topics} @> ARRAY[${topic}]`;

const withChoice = (entity: 'person' | 'post', field: string) =>
  hasFieldValues(entity, field === '' ? [] : [field], { ofPublic: true });

/** Of pictures that were not given a point to keep in sight. */
const middle = sql`50 AS focus_x, 50 AS focus_y`;

/** What of an organisation anybody may see, as rows of one shape. Status and access stand in every statement. */
export const embedContentRepository = {
  people: (
    db: Queryable,
    { orgId, keys, topic, department, tag, field, sort, q, limit, offset }: ContentFilter,
    which: 'directory' | 'expert' | 'staff' | 'featured' | 'person',
  ) =>
    readRows(
      db,
      rowColumns,
      sql`SELECT p.username::text AS key, p.kind, concat_ws(' ', p.prefix, p.firstname, p.lastname) AS title, p.job_title AS subtitle,
          p.headline AS text, p.image, ${middle}, p.topics, NULL::text AS date, (count(*) OVER ())::int AS total
        FROM people p
        WHERE p.org_id = ${orgId} AND ${isLinkedInPublic(sql`p`)}
          AND ${which === 'staff' ? sql`p.kind = 'staff'` : which === 'expert' || which === 'directory' ? sql`p.kind <> 'staff'` : sql`true`}
          AND ${which === 'featured' && keys.length === 0 ? sql`p.featured > 0` : sql`true`}
          AND ${chosen(keys, sql`p.username::text`)} AND ${onTopic(topic, sql`p.topics`)}
          AND ${department === '' ? sql`true` : sql`p.department = ${department}`} AND ${onTopic(tag, sql`p.tags`)}
          AND ${withChoice('person', field)} AND ${matching(q, sql`p.search_name`)}
        ORDER BY ${sort === 'usual' && which !== 'directory' ? sql`array_position(${listOf(keys)}, p.username::text), ${peopleOrders.name}` : peopleOrders[sort]}
        LIMIT ${limit} OFFSET ${offset}`,
    ),

  posts: (db: Queryable, { orgId, keys, topic, field, sort, q, limit, offset }: ContentFilter) =>
    readRows(
      db,
      rowColumns,
      sql`SELECT p.slug::text AS key, p.kind, p.title, '' AS subtitle, p.summary AS text, p.cover AS image,
          p.cover_focus_x::int AS focus_x, p.cover_focus_y::int AS focus_y, rostrum_post_words(p.topics, p.tags) AS topics,
          ${momentOf(sql`p.published_at`)} AS date, (count(*) OVER ())::int AS total
        FROM posts p
        WHERE p.org_id = ${orgId} AND p.deleted_at IS NULL AND p.status = 'published' AND p.access = 'public'
          AND ${chosen(keys, sql`p.slug::text`)} AND (${onTopic(topic, sql`p.topics`)} OR ${onTopic(topic, sql`p.tags`)}) AND ${withChoice('post', field)}
          AND ${matching(q, sql`rostrum_text(p.title)`)}
        ORDER BY ${byTitle(sort, sql`p.title`)} p.published_at DESC, p.id DESC LIMIT ${limit} OFFSET ${offset}`,
    ),

  questions: (db: Queryable, { orgId, keys, topic, sort, q, limit, offset }: ContentFilter) =>
    readRows(
      db,
      rowColumns,
      sql`SELECT q.slug::text AS key, 'question' AS kind, q.text AS title, w.names AS subtitle, '' AS text, NULL::text AS image, ${middle},
          q.tags AS topics, ${momentOf(sql`q.created_at`)} AS date, (count(*) OVER ())::int AS total
        FROM questions q CROSS JOIN LATERAL (
          SELECT string_agg(concat_ws(' ', p.prefix, p.firstname, p.lastname), ', ' ORDER BY a.published_at) AS names
          FROM answers a JOIN people p ON p.org_id = a.org_id AND p.id = a.person_id
          WHERE a.org_id = q.org_id AND a.question_id = q.id AND a.status = 'published'
            AND ${isNamedInPublic(sql`p`)}) w
        WHERE q.org_id = ${orgId} AND q.deleted_at IS NULL AND q.access = 'public' AND q.status IN ('answered', 'closed')
          AND w.names IS NOT NULL AND (${chosen(keys, sql`q.slug::text`)} OR q.former_slugs && ${listOf(keys)}) AND ${onTopic(topic, sql`q.tags`)}
          AND ${matching(q, sql`rostrum_text(q.text)`)}
        ORDER BY ${byTitle(sort, sql`q.text`)} q.created_at DESC, q.id DESC LIMIT ${limit} OFFSET ${offset}`,
    ),
};
export type ContentRow = Awaited<ReturnType<(typeof embedContentRepository)['posts']>>[number];
