import { sql } from 'drizzle-orm';
import { postKinds } from '@rostrum/contracts';
import { type Queryable, column, readRows } from '@rostrum/server-kit/database';
import { addDays, dateIn, type Period } from '../../../calendar/period.ts';
import type { AnalyticsScope } from '../analytics-scope.ts';
import { inquiriesIn } from '../overview.repository.ts';
import { countsOfEach, isWithin, type Reach } from '../counting.repository.ts';

/** So many days after it was published a post is followed. */
const followedDays = 30;
export const personColumns = {
  username: column.text,
  name: column.text,
  image: column.nullable(column.text),
  count: column.number,
};
export const personOf = sql`p.username::text AS username, p.firstname || ' ' || p.lastname AS name, p.image`;

const postViews = (reach: Reach, period: Period) =>
  countsOfEach(reach, { names: ['post_view'], type: 'post', period });

export const postFiguresRepository = {
  published: async (db: Queryable, { orgId }: AnalyticsScope, period: Period) =>
    (
      await readRows(
        db,
        { count: column.number },
        sql`SELECT count(*)::int AS count FROM posts p WHERE p.org_id = ${orgId} AND p.status = 'published' AND p.deleted_at IS NULL AND ${isWithin(sql`p.published_at`, period)}`,
      )
    )[0]?.count ?? 0,

  /** Inquiries of these days whose sender had read a post before, by post; held and unwanted ones are left out. */
  caused: (db: Queryable, scope: AnalyticsScope, period: Period) =>
    readRows(
      db,
      { id: column.text, count: column.number },
      sql`SELECT i.source_post_id AS id, count(*)::int AS count FROM inquiries i
        WHERE ${inquiriesIn(scope)} AND i.source_post_id IS NOT NULL AND ${isWithin(sql`i.created_at`, period)} GROUP BY 1`,
    ),

  /** Each post that inquiries of these days began at, with the coverage that is noted of them. */
  causing: (db: Queryable, reach: Reach, period: Period) =>
    readRows(
      db,
      {
        id: column.text,
        title: column.text,
        kind: column.oneOf(postKinds),
        published_at: column.nullable(column.text),
        count: column.number,
        coverage: column.number,
        views: column.number,
      },
      sql`WITH asked AS (SELECT i.source_post_id AS id, count(*)::int AS count,
            coalesce(sum((SELECT count(*) FROM coverage c WHERE c.org_id = i.org_id AND c.inquiry_id = i.id)), 0)::int AS coverage
          FROM inquiries i WHERE ${inquiriesIn(reach.scope)} AND i.source_post_id IS NOT NULL AND ${isWithin(sql`i.created_at`, period)} GROUP BY 1),
        seen AS (SELECT d.entity_id AS id, sum(d.count)::int AS views FROM (${postViews(reach, period)}) d GROUP BY 1)
        SELECT p.id, p.title, p.kind, p.published_at, a.count, a.coverage, coalesce(s.views, 0) AS views
        FROM asked a JOIN posts p ON p.org_id = ${reach.orgId} AND p.id = a.id LEFT JOIN seen s ON s.id = a.id
        WHERE p.deleted_at IS NULL ORDER BY a.count DESC, views DESC, p.id LIMIT 2000`,
    ),

  byKind: (db: Queryable, reach: Reach, period: Period) =>
    readRows(
      db,
      { key: column.text, count: column.number },
      sql`SELECT p.kind AS key, sum(d.count)::int AS count FROM (${postViews(reach, period)}) d JOIN posts p ON p.org_id = ${reach.orgId} AND p.id = d.entity_id
        GROUP BY 1 ORDER BY 2 DESC, 1`,
    ),

  /** Of posts published in the period: views on each day of their age, over those that have lived that day whole. */
  byAge: (db: Queryable, reach: Reach, period: Period, now: Date) => {
    const today = dateIn(now, period.timezone);
    const sinceThen = { ...period, until: addDays(today, 1) };
    return readRows(
      db,
      { day: column.number, views: column.number, posts: column.number },
      sql`WITH young AS (SELECT p.id, (p.published_at AT TIME ZONE ${period.timezone})::date AS published FROM posts p
            WHERE p.org_id = ${reach.orgId} AND p.status = 'published' AND p.deleted_at IS NULL AND ${isWithin(sql`p.published_at`, period)}),
          seen AS (SELECT d.day - y.published AS day, sum(d.count) AS views FROM (${postViews(reach, sinceThen)}) d JOIN young y ON y.id = d.entity_id
            WHERE d.day < ${today}::date GROUP BY 1)
        SELECT d.day, count(y.id)::int AS posts, (coalesce(max(s.views), 0)::float8 / count(y.id)) AS views
        FROM generate_series(0, ${followedDays}::int) AS d(day) JOIN young y ON y.published + d.day < ${today}::date
          LEFT JOIN seen s ON s.day = d.day GROUP BY d.day ORDER BY d.day`,
    );
  },

  ranking: (db: Queryable, reach: Reach, period: Period) =>
    readRows(
      db,
      {
        id: column.text,
        title: column.text,
        kind: column.oneOf(postKinds),
        published_at: column.nullable(column.text),
        count: column.number,
        read: column.number,
        asked: column.number,
      },
      sql`SELECT p.id, p.title, p.kind, p.published_at, (sum(d.count) FILTER (WHERE d.name = 'post_view'))::int AS count,
          coalesce(sum(d.count) FILTER (WHERE d.name = 'post_read'), 0)::int AS read, sum(d.asked)::int AS asked
        FROM (${countsOfEach(reach, { names: ['post_view', 'post_read'], type: 'post', period })}) d JOIN posts p ON p.org_id = ${reach.orgId} AND p.id = d.entity_id
        WHERE p.deleted_at IS NULL GROUP BY p.id HAVING sum(d.count) FILTER (WHERE d.name = 'post_view') > 0 ORDER BY 5 DESC, p.id LIMIT 2000`,
    ),

  /** How many readings of these posts were how long. */
  readingTimes: (db: Queryable, reach: Reach, period: Period, posts: readonly string[]) =>
    readRows(
      db,
      { id: column.text, key: column.text, count: column.number },
      sql`SELECT d.entity_id AS id, substr(g.key, 6) AS key, sum(g.value::int)::int AS count
        FROM (${countsOfEach(reach, { names: ['post_time'], type: 'post', period })}) d CROSS JOIN LATERAL jsonb_each_text(d.breakdown) AS g
        WHERE d.entity_id = ANY(${sql.param(posts)}::uuid[]) AND g.key LIKE 'time:%' GROUP BY 1, 2`,
    ),

  experts: (db: Queryable, reach: Reach, period: Period) =>
    readRows(
      db,
      personColumns,
      sql`SELECT ${personOf}, sum(d.count)::int AS count FROM (${postViews(reach, period)}) d JOIN post_experts x ON x.org_id = ${reach.orgId} AND x.post_id = d.entity_id
          JOIN people p ON p.org_id = x.org_id AND p.id = x.person_id
        WHERE p.deleted_at IS NULL GROUP BY p.id HAVING sum(d.count) > 0 ORDER BY sum(d.count) DESC, p.id LIMIT 2000`,
    ),
};
