import { and, eq, sql } from 'drizzle-orm';
import { column, type Queryable, readRows } from '@rostrum/server-kit/database';
import type { Period } from '../../calendar/period.ts';
import { coverage } from './reports.schema.ts';

export type NewCoverageRow = typeof coverage.$inferInsert;

/** So many of one list are shown; the figures beside it count all. */
const mostItems = 500;
const mostAwaited = 20;
const nameOf = sql`p.firstname || ' ' || p.lastname`;

/** Where the organisation was quoted. Days are those on which it was published, not those of the inquiry. */
export const coverageRepository = {
  list: (db: Queryable, orgId: string, { from, until }: Period) =>
    readRows(
      db,
      {
        id: column.text,
        outlet: column.text,
        title: column.text,
        url: column.text,
        published_on: column.text,
        reach: column.nullable(column.number),
        username: column.nullable(column.text),
        name: column.nullable(column.text),
        inquiry_id: column.nullable(column.text),
        ref: column.nullable(column.text),
        created_at: column.moment,
      },
      sql`SELECT c.id, c.outlet, c.title, c.url, c.published_on::text AS published_on, c.reach, p.username::text AS username, ${nameOf} AS name,
          i.id AS inquiry_id, i.ref, c.created_at
        FROM coverage c LEFT JOIN people p ON p.id = c.person_id AND p.org_id = c.org_id AND p.deleted_at IS NULL
          LEFT JOIN inquiries i ON i.id = c.inquiry_id AND i.org_id = c.org_id
        WHERE c.org_id = ${orgId} AND c.published_on >= ${from}::date AND c.published_on < ${until}::date
        ORDER BY c.published_on DESC, c.id DESC LIMIT ${mostItems}`,
    ),

  totals: async (db: Queryable, orgId: string, { from, until }: Period) =>
    (
      await readRows(
        db,
        { total: column.number, reach: column.number, unknown: column.number },
        sql`SELECT count(*)::int AS total, coalesce(sum(reach), 0)::float8 AS reach, (count(*) FILTER (WHERE reach IS NULL))::int AS unknown
          FROM coverage WHERE org_id = ${orgId} AND published_on >= ${from}::date AND published_on < ${until}::date`,
      )
    )[0] ?? { total: 0, reach: 0, unknown: 0 },

  /** Interviews and quotes of the last ninety days that no coverage is noted of. */
  awaited: (db: Queryable, orgId: string, now: Date) =>
    readRows(
      db,
      {
        id: column.text,
        ref: column.text,
        subject: column.text,
        outlet: column.text,
        closed_at: column.moment,
        usernames: column.listOf(column.text),
        names: column.listOf(column.text),
      },
      sql`SELECT i.id, i.ref, i.subject, coalesce(i.organization, '') AS outlet, i.closed_at, asked.usernames, asked.names
        FROM inquiries i CROSS JOIN LATERAL (
          SELECT coalesce(array_agg(p.username::text ORDER BY p.id), '{}') AS usernames, coalesce(array_agg(${nameOf} ORDER BY p.id), '{}') AS names
          FROM inquiry_recipients r JOIN people p ON p.org_id = r.org_id AND p.id = r.person_id AND p.deleted_at IS NULL
          WHERE r.org_id = i.org_id AND r.inquiry_id = i.id) AS asked
        WHERE i.org_id = ${orgId} AND i.outcome IN ('interview_done', 'quote_supplied') AND i.closed_at > ${now.toISOString()}::timestamptz - interval '90 days'
          AND NOT EXISTS (SELECT 1 FROM coverage c WHERE c.org_id = i.org_id AND c.inquiry_id = i.id)
        ORDER BY i.closed_at DESC, i.id LIMIT ${mostAwaited}`,
    ),

  /** What a note names must be the organisation's own; the same address is noted once. */
  references: async (
    db: Queryable,
    orgId: string,
    { username, inquiryId, url }: { username: string | null; inquiryId: string | null; url: string },
  ) =>
    (
      await readRows(
        db,
        {
          person_id: column.nullable(column.text),
          inquiry_id: column.nullable(column.text),
          is_noted: column.flag,
        },
        sql`SELECT (SELECT p.id FROM people p WHERE p.org_id = ${orgId} AND p.username = ${username}::citext AND p.deleted_at IS NULL) AS person_id,
          (SELECT i.id FROM inquiries i WHERE i.org_id = ${orgId} AND i.id = ${inquiryId}::uuid) AS inquiry_id,
          EXISTS (SELECT 1 FROM coverage c WHERE c.org_id = ${orgId} AND c.url = ${url}) AS is_noted`,
      )
    )[0],

  async add(db: Queryable, row: NewCoverageRow): Promise<string> {
    const [added] = await db.insert(coverage).values(row).returning({ id: coverage.id });
    if (!added) throw new Error('An insert returned no row.');
    return added.id;
  },

  async remove(db: Queryable, orgId: string, id: string) {
    const [removed] = await db
      .delete(coverage)
      .where(and(eq(coverage.orgId, orgId), eq(coverage.id, id)))
      .returning({ outlet: coverage.outlet, url: coverage.url });
    return removed;
  },
};
