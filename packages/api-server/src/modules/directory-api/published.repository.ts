import { sql, type SQL } from 'drizzle-orm';
import type { ParsedQuery } from '@rostrum/contracts';
import type { directoryApi } from '@rostrum/contracts/directory-api';
import { column, type Queryable, readRows } from '@rostrum/server-kit/database';
import { isLinkedInPublic, isNamedInPublic } from '../people/index.ts';
import type { PageEnd } from './page-cursor.ts';

const momentOf = (value: SQL) => sql`to_char(${value} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;
const when = (value: unknown, condition: SQL): SQL =>
  value === undefined || value === null ? sql`true` : condition;

const personColumns = {
  id: column.text,
  at: column.text,
  username: column.text,
  kind: column.text,
  prefix: column.nullable(column.text),
  firstname: column.text,
  lastname: column.text,
  pronouns: column.nullable(column.text),
  job_title: column.text,
  department: column.nullable(column.text),
  headline: column.text,
  topics: column.listOf(column.text),
  industries: column.listOf(column.text),
  image: column.nullable(column.text),
  updated_at: column.text,
};
const postColumns = {
  id: column.text,
  at: column.text,
  slug: column.text,
  kind: column.text,
  title: column.text,
  summary: column.text,
  cover: column.nullable(column.text),
  tags: column.listOf(column.text),
  topics: column.listOf(column.text),
};
const questionColumns = {
  id: column.text,
  at: column.text,
  slug: column.text,
  text: column.text,
  topics: column.listOf(column.text),
  answered_by: column.listOf(column.text),
};

/** One page of what an organisation publishes, with one row more. Status and access stand in every statement. */
export interface PublishedPage<Query> {
  orgId: string;
  query: Query;
  after: PageEnd | null;
}

export const publishedRepository = {
  people: (db: Queryable, { orgId, query, after }: PublishedPage<ParsedQuery<typeof directoryApi.people>>) =>
    readRows(
      db,
      personColumns,
      sql`SELECT p.id::text, ${momentOf(sql`p.created_at`)} AS at, p.username::text, p.kind, p.prefix, p.firstname, p.lastname, p.pronouns,
          p.job_title, p.department, p.headline, p.topics, p.industries, p.image, ${momentOf(sql`p.updated_at`)} AS updated_at
        FROM people p
        WHERE p.org_id = ${orgId} AND ${isLinkedInPublic(sql`p`)}
          AND ${when(query.kind, sql`p.kind = ${query.kind}`)}
          AND ${when(query.topic, sql`p.topics @> ARRAY[${query.topic}]`)}
          AND ${when(query.department, sql`p.department = ${query.department}`)}
          AND ${when(query.updated_since, sql`p.updated_at >= ${query.updated_since}`)}
          AND ${when(after, sql`(p.created_at, p.id) > (${after?.at}::timestamptz, ${after?.id}::uuid)`)}
        ORDER BY p.created_at, p.id LIMIT ${query.limit + 1}`,
    ),

  posts: (db: Queryable, { orgId, query, after }: PublishedPage<ParsedQuery<typeof directoryApi.posts>>) =>
    readRows(
      db,
      postColumns,
      sql`SELECT p.id::text, ${momentOf(sql`p.published_at`)} AS at, p.slug::text, p.kind, p.title, p.summary, p.cover, p.tags, p.topics
        FROM posts p
        WHERE p.org_id = ${orgId} AND p.deleted_at IS NULL AND p.status = 'published' AND p.access = 'public'
          AND ${when(query.kind, sql`p.kind = ${query.kind}`)}
          AND ${when(query.tag, sql`p.tags @> ARRAY[${query.tag}]`)}
          AND ${when(query.topic, sql`p.topics @> ARRAY[${query.topic}]`)}
          AND ${when(after, sql`(p.published_at, p.id) < (${after?.at}::timestamptz, ${after?.id}::uuid)`)}
        ORDER BY p.published_at DESC, p.id DESC LIMIT ${query.limit + 1}`,
    ),

  questions: (
    db: Queryable,
    { orgId, query, after }: PublishedPage<ParsedQuery<typeof directoryApi.questions>>,
  ) =>
    readRows(
      db,
      questionColumns,
      sql`SELECT q.id::text, ${momentOf(sql`q.created_at`)} AS at, q.slug::text, q.text, q.tags AS topics,
          (SELECT coalesce(array_agg(concat_ws(' ', w.prefix, w.firstname, w.lastname) ORDER BY a.published_at), '{}')
            FROM answers a JOIN people w ON w.org_id = a.org_id AND w.id = a.person_id
            WHERE a.org_id = q.org_id AND a.question_id = q.id AND a.status = 'published'
              AND ${isNamedInPublic(sql`w`)}) AS answered_by
        FROM questions q
        WHERE q.org_id = ${orgId} AND q.deleted_at IS NULL AND q.access = 'public' AND q.status IN ('answered', 'closed')
          AND EXISTS (SELECT 1 FROM answers a WHERE a.org_id = q.org_id AND a.question_id = q.id AND a.status = 'published')
          AND ${when(after, sql`(q.created_at, q.id) < (${after?.at}::timestamptz, ${after?.id}::uuid)`)}
        ORDER BY q.created_at DESC, q.id DESC LIMIT ${query.limit + 1}`,
    ),
};
