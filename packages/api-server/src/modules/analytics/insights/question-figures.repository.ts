import { sql } from 'drizzle-orm';
import { type Queryable, column, readRows } from '@rostrum/server-kit/database';
import type { Period } from '../../../calendar/period.ts';
import type { AnalyticsScope } from '../analytics-scope.ts';
import { inquiriesIn } from '../overview.repository.ts';
import { countsOfEach, isWithin, type Reach } from '../counting.repository.ts';
import { personColumns, personOf } from './content-figures.repository.ts';

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

  /** The question that waits longest, and the expert whom it is assigned to. */
  oldestWaiting: async (db: Queryable, { orgId }: AnalyticsScope) =>
    (
      await readRows(
        db,
        { id: column.text, text: column.text, at: column.moment, expert: column.nullable(column.text) },
        sql`SELECT q.id, q.text, q.created_at AS at, (SELECT p.firstname || ' ' || p.lastname FROM question_experts x JOIN people p ON p.org_id = x.org_id AND p.id = x.person_id
            WHERE x.org_id = q.org_id AND x.question_id = q.id AND p.deleted_at IS NULL ORDER BY p.id LIMIT 1) AS expert
          FROM questions q WHERE q.org_id = ${orgId} AND q.status IN ('submitted', 'open', 'assigned') AND q.deleted_at IS NULL
          ORDER BY q.created_at, q.id LIMIT 1`,
      )
    )[0],

  /** Inquiries of these days by the page of questions that they were sent from, or after. */
  pagesOfCaused: (db: Queryable, scope: AnalyticsScope, period: Period) =>
    readRows(
      db,
      { page: column.text, count: column.number },
      sql`SELECT i.source_page AS page, count(*)::int AS count FROM inquiries i
        WHERE ${inquiriesIn(scope)} AND ${isWithin(sql`i.created_at`, period)} AND i.source_page LIKE '%/questions/%' GROUP BY 1`,
    ),

  ranking: (db: Queryable, reach: Reach, period: Period) =>
    readRows(
      db,
      { id: column.text, slug: column.text, text: column.text, count: column.number, helpful: column.number },
      sql`SELECT q.id, q.slug, q.text, coalesce(sum(d.count) FILTER (WHERE d.name = 'question_view'), 0)::int AS count,
          coalesce(sum(d.count) FILTER (WHERE d.name = 'answer_helpful'), 0)::int AS helpful
        FROM (${countsOfEach(reach, { names: ['question_view', 'answer_helpful'], type: 'question', period })}) d JOIN questions q ON q.org_id = ${reach.orgId} AND q.id = d.entity_id
        WHERE q.deleted_at IS NULL GROUP BY q.id HAVING sum(d.count) FILTER (WHERE d.name = 'question_view') > 0 ORDER BY count DESC, q.id LIMIT 2000`,
    ),

  experts: (db: Queryable, { orgId }: AnalyticsScope, period: Period) =>
    readRows(
      db,
      { ...personColumns, hours: column.nullable(column.number) },
      sql`SELECT ${personOf}, count(*)::int AS count,
          (percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM a.published_at - q.created_at) / 3600))::float8 AS hours
        FROM answers a JOIN questions q ON q.org_id = a.org_id AND q.id = a.question_id JOIN people p ON p.org_id = a.org_id AND p.id = a.person_id
        WHERE a.org_id = ${orgId} AND a.status = 'published' AND p.deleted_at IS NULL AND ${isWithin(sql`a.published_at`, period)}
        GROUP BY p.id ORDER BY count(*) DESC, p.id LIMIT 2000`,
    ),
};
