import { sql } from 'drizzle-orm';
import { type Queryable, column, readRows } from '@rostrum/server-kit/database';
import type { Period } from '../../../calendar/period.ts';
import { everyOrganisation } from '../../events/index.ts';
import { inPersonScope } from '../../people/index.ts';
import { type AnalyticsScope, inquiriesIn } from '../overview.repository.ts';
import { isAboutReach, isWithin, visitsOf } from './counting.repository.ts';

const actions = ['profile_view', 'inquiry_open', 'inquiry_start', 'contact_click', 'vcard', 'share'] as const;

/** Searches by how many people made them; the visitor of a search stands for one person and one text. */
const searchers = { key: column.text, count: column.number };

export const peopleFiguresRepository = {
  /** How often visitors did each thing on profiles in reach. */
  actions: async (db: Queryable, scope: AnalyticsScope, period: Period) => {
    const rows = await readRows(
      db,
      { name: column.oneOf(actions), count: column.number },
      sql`SELECT e.name, count(*)::int AS count FROM events e
        WHERE ${visitsOf(scope, actions, period)} AND ${isAboutReach(scope)} GROUP BY 1`,
    );
    return (name: (typeof actions)[number]) => rows.find((row) => row.name === name)?.count ?? 0;
  },

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

  /** Views that are recorded and in no figure: of programs, and of the organisation's own people. */
  leftOut: async (db: Queryable, scope: AnalyticsScope, period: Period) =>
    (
      await readRows(
        db,
        { programs: column.number, staff: column.number },
        sql`SELECT (count(*) FILTER (WHERE e.bot))::int AS programs, (count(*) FILTER (WHERE NOT e.bot AND e.internal))::int AS staff
          FROM events e WHERE e.org_id = ${scope.orgId} AND e.name = 'profile_view' AND (e.bot OR e.internal)
            AND ${isWithin(sql`e.at`, period)} AND ${isAboutReach(scope)}`,
      )
    )[0] ?? { programs: 0, staff: 0 },

  /** What each person was viewed and asked for, the most viewed first. */
  ranking: (db: Queryable, scope: AnalyticsScope, period: Period) =>
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
      sql`WITH seen AS (SELECT e.entity_id AS id, (count(*) FILTER (WHERE e.name = 'profile_view'))::int AS views,
            (count(*) FILTER (WHERE e.name = 'inquiry_open'))::int AS opened
            FROM events e WHERE ${visitsOf(scope, ['profile_view', 'inquiry_open'], period)} AND ${isAboutReach(scope)} GROUP BY 1),
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
