import { sql } from 'drizzle-orm';
import { type Queryable, column, readRows } from '@rostrum/server-kit/database';
import type { Period } from '../../../calendar/period.ts';
import { everyOrganisation } from '../../events/index.ts';
import { inPersonScope } from '../../people/index.ts';
import type { AnalyticsScope } from '../analytics-scope.ts';
import { inquiriesIn } from '../overview.repository.ts';
import { countsOfEach, isWithin, type Reach } from '../counting.repository.ts';

/** Searches by how many people made them; the visitor of a search stands for one person and one text. */
const searchers = { key: column.text, count: column.number };

export const peopleFiguresRepository = {
  /** Inquiries that reached people in reach. */
  inquiries: async (db: Queryable, scope: AnalyticsScope, period: Period) =>
    (
      await readRows(
        db,
        { count: column.number },
        sql`SELECT count(*)::int AS count FROM inquiries i WHERE ${inquiriesIn(scope)} AND ${isWithin(sql`i.created_at`, period)}
          AND EXISTS (SELECT 1 FROM inquiry_recipients r WHERE r.org_id = i.org_id AND r.inquiry_id = i.id)`,
      )
    )[0]?.count ?? 0,

  /** What each person was viewed and asked for, the most viewed first. */
  ranking: (db: Queryable, reach: Reach, period: Period, { scope } = reach) =>
    readRows(
      db,
      {
        username: column.text,
        name: column.text,
        image: column.nullable(column.text),
        count: column.number,
        forms_opened: column.number,
        inquiries: column.number,
      },
      sql`WITH seen AS (SELECT d.entity_id AS id, (sum(d.count) FILTER (WHERE d.name = 'profile_view'))::int AS views,
            coalesce(sum(d.count) FILTER (WHERE d.name = 'inquiry_open'), 0)::int AS opened
            FROM (${countsOfEach(reach, { names: ['profile_view', 'inquiry_open'], type: 'person', period })}) d GROUP BY 1),
          asked AS (SELECT r.person_id AS id, count(*)::int AS inquiries FROM inquiries i
            JOIN inquiry_recipients r ON r.org_id = i.org_id AND r.inquiry_id = i.id AND r.held_since IS NULL
            WHERE ${inquiriesIn(scope)} AND ${isWithin(sql`i.created_at`, period)} GROUP BY 1)
        SELECT p.username::text AS username, p.firstname || ' ' || p.lastname AS name, p.image, s.views AS count,
          s.opened AS forms_opened, coalesce(a.inquiries, 0) AS inquiries
        FROM seen s JOIN people p ON p.id = s.id AND p.org_id = ${scope.orgId} LEFT JOIN asked a ON a.id = p.id
        WHERE p.deleted_at IS NULL AND s.views > 0 AND ${inPersonScope(scope.people)} ORDER BY s.views DESC, p.id LIMIT 2000`,
    ),

  /** What people searched for and found someone of the organisation, with how many people did. */
  searchesFound: (db: Queryable, orgId: string, period: Period) =>
    readRows(
      db,
      searchers,
      sql`SELECT e.search_text AS key, count(DISTINCT e.visitor)::int AS count FROM events e
        WHERE e.org_id = ${orgId} AND e.name = 'search' AND e.search_text IS NOT NULL AND NOT e.bot AND NOT e.internal
          AND ${isWithin(sql`e.at`, period)} GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT 500`,
    ),

  /** What people searched for and found no one: searches within the organisation, and those of a public one among all. */
  searchesUnanswered: (db: Queryable, orgId: string, period: Period) =>
    readRows(
      db,
      searchers,
      sql`SELECT e.search_text AS key, count(DISTINCT e.visitor)::int AS count FROM events e
        WHERE (e.org_id = ${orgId} OR (e.org_id = ${everyOrganisation} AND e.entity_id IS DISTINCT FROM ${orgId}::uuid
            AND EXISTS (SELECT 1 FROM organisations o WHERE o.id = ${orgId} AND o.deleted_at IS NULL AND o.status <> 'closed' AND o.directory_access = 'public')))
          AND e.name = 'search_zero' AND e.search_text IS NOT NULL AND NOT e.bot AND NOT e.internal
          AND ${isWithin(sql`e.at`, period)} GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT 500`,
    ),
};
