import { sql } from 'drizzle-orm';
import { postKinds } from '@rostrum/contracts';
import { type Queryable, column, readRows } from '@rostrum/server-kit/database';
import type { Period } from '../../../calendar/period.ts';
import type { AnalyticsScope } from '../overview.repository.ts';
import { countByKey, isWithin, visitsOf } from './counting.repository.ts';

/** So many days after it was published a post is followed. */
const followedDays = 30;
const personColumns = {
  username: column.text,
  name: column.text,
  image: column.nullable(column.text),
  count: column.number,
};
const personOf = sql`p.username::text AS username, p.firstname || ' ' || p.lastname AS name, p.image`;

export const postFiguresRepository = {
  published: async (db: Queryable, { orgId }: AnalyticsScope, period: Period) =>
    (
      await readRows(
        db,
        { count: column.number },
        sql`SELECT count(*)::int AS count FROM posts p WHERE p.org_id = ${orgId} AND p.status = 'published' AND p.deleted_at IS NULL AND ${isWithin(sql`p.published_at`, period)}`,
      )
    )[0]?.count ?? 0,

  /** Readers who opened an inquiry form after a post, on the same day: a visitor is known for one day. */
  readersWhoAsked: (db: Queryable, scope: AnalyticsScope, period: Period) =>
    readRows(
      db,
      { post_id: column.nullable(column.text), count: column.number },
      sql`SELECT e.entity_id AS post_id, count(DISTINCT e.visitor)::int AS count FROM events e
        JOIN events o ON o.org_id = e.org_id AND o.name = 'inquiry_open' AND o.visitor = e.visitor AND o.at >= e.at AND NOT o.bot AND NOT o.internal
        WHERE ${visitsOf(scope, ['post_view'], period)} AND ${isWithin(sql`o.at`, period)}
        GROUP BY GROUPING SETS ((), (e.entity_id))`,
    ),

  byKind: (db: Queryable, scope: AnalyticsScope, period: Period) =>
    countByKey(
      db,
      sql`SELECT p.kind AS key FROM events e JOIN posts p ON p.org_id = e.org_id AND p.id = e.entity_id WHERE ${visitsOf(scope, ['post_view'], period)}`,
    ),

  /** Of posts published in the period: views on each day of their age, over those that have lived that day whole. */
  byAge: (db: Queryable, scope: AnalyticsScope, period: Period, now: Date) =>
    readRows(
      db,
      { day: column.number, views: column.number, posts: column.number },
      sql`WITH young AS (SELECT p.id, p.published_at FROM posts p WHERE p.org_id = ${scope.orgId} AND p.status = 'published' AND p.deleted_at IS NULL
            AND ${isWithin(sql`p.published_at`, period)}),
          seen AS (SELECT floor(extract(epoch FROM e.at - y.published_at) / 86400)::int AS day, count(*) AS views
            FROM events e JOIN young y ON y.id = e.entity_id
            WHERE ${visitsOf(scope, ['post_view'], { ...period, until: '9999-01-01' })} AND e.at >= y.published_at
              AND e.at < y.published_at + floor(extract(epoch FROM ${now.toISOString()}::timestamptz - y.published_at) / 86400) * interval '1 day' GROUP BY 1)
        SELECT d.day, count(y.id)::int AS posts, (coalesce(max(s.views), 0)::float8 / count(y.id)) AS views
        FROM generate_series(0, ${followedDays}::int) AS d(day)
          JOIN young y ON y.published_at + (d.day + 1) * interval '1 day' <= ${now.toISOString()}::timestamptz
          LEFT JOIN seen s ON s.day = d.day GROUP BY d.day ORDER BY d.day`,
    ),

  ranking: (db: Queryable, scope: AnalyticsScope, period: Period) =>
    readRows(
      db,
      {
        id: column.text,
        title: column.text,
        kind: column.oneOf(postKinds),
        published_at: column.nullable(column.text),
        count: column.number,
      },
      sql`SELECT p.id, p.title, p.kind, p.published_at, count(*)::int AS count FROM events e JOIN posts p ON p.org_id = e.org_id AND p.id = e.entity_id
        WHERE ${visitsOf(scope, ['post_view'], period)} AND p.deleted_at IS NULL GROUP BY p.id ORDER BY count(*) DESC, p.id LIMIT 2000`,
    ),

  experts: (db: Queryable, scope: AnalyticsScope, period: Period) =>
    readRows(
      db,
      personColumns,
      sql`SELECT ${personOf}, count(*)::int AS count FROM events e JOIN post_experts x ON x.org_id = e.org_id AND x.post_id = e.entity_id
          JOIN people p ON p.org_id = x.org_id AND p.id = x.person_id
        WHERE ${visitsOf(scope, ['post_view'], period)} AND p.deleted_at IS NULL GROUP BY p.id ORDER BY count(*) DESC, p.id LIMIT 2000`,
    ),
};

export const questionFiguresRepository = {
  received: async (db: Queryable, { orgId }: AnalyticsScope, period: Period) =>
    (
      await readRows(
        db,
        { count: column.number },
        sql`SELECT count(*)::int AS count FROM questions q WHERE q.org_id = ${orgId} AND q.deleted_at IS NULL AND ${isWithin(sql`q.created_at`, period)}`,
      )
    )[0]?.count ?? 0,

  /** Answers that were published, and how long their questions had waited. */
  answers: async (db: Queryable, { orgId }: AnalyticsScope, period: Period) =>
    (
      await readRows(
        db,
        { count: column.number, hours: column.nullable(column.number) },
        sql`SELECT count(*)::int AS count, (percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM a.published_at - q.created_at) / 3600))::float8 AS hours
          FROM answers a JOIN questions q ON q.org_id = a.org_id AND q.id = a.question_id
          WHERE a.org_id = ${orgId} AND a.status = 'published' AND q.deleted_at IS NULL AND ${isWithin(sql`a.published_at`, period)}`,
      )
    )[0] ?? { count: 0, hours: null },

  /** Questions without an answer, by how long they wait. */
  waiting: (db: Queryable, { orgId }: AnalyticsScope, now: Date) =>
    readRows(
      db,
      { key: column.oneOf(['days', 'week', 'month', 'longer']), count: column.number },
      sql`WITH waiting AS (SELECT ${now.toISOString()}::timestamptz - q.created_at AS age FROM questions q
            WHERE q.org_id = ${orgId} AND q.status IN ('submitted', 'open', 'assigned') AND q.deleted_at IS NULL)
        SELECT g.key, count(w.age)::int AS count FROM (VALUES (1, 'days', interval '0', interval '2 days'), (2, 'week', interval '2 days', interval '7 days'),
            (3, 'month', interval '7 days', interval '28 days'), (4, 'longer', interval '28 days', interval '1000 years')) AS g(place, key, lower, upper)
          LEFT JOIN waiting w ON greatest(w.age, interval '0') >= g.lower AND w.age < g.upper GROUP BY g.place, g.key ORDER BY g.place`,
    ),

  ranking: (db: Queryable, scope: AnalyticsScope, period: Period) =>
    readRows(
      db,
      { id: column.text, text: column.text, count: column.number },
      sql`SELECT q.id, q.text, count(*)::int AS count FROM events e JOIN questions q ON q.org_id = e.org_id AND q.id = e.entity_id
        WHERE ${visitsOf(scope, ['question_view'], period)} AND q.deleted_at IS NULL GROUP BY q.id ORDER BY count(*) DESC, q.id LIMIT 2000`,
    ),

  experts: (db: Queryable, { orgId }: AnalyticsScope, period: Period) =>
    readRows(
      db,
      personColumns,
      sql`SELECT ${personOf}, count(*)::int AS count FROM answers a JOIN people p ON p.org_id = a.org_id AND p.id = a.person_id
        WHERE a.org_id = ${orgId} AND a.status = 'published' AND p.deleted_at IS NULL AND ${isWithin(sql`a.published_at`, period)}
        GROUP BY p.id ORDER BY count(*) DESC, p.id LIMIT 2000`,
    ),
};
