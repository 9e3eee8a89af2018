import { sql, type SQL } from 'drizzle-orm';
import { inquiryStatus, type InquiryStatus } from '@rostrum/contracts';
import { type Queryable, column, readRows } from '@rostrum/server-kit/database';
import { isReplyAtRisk } from '../inquiries/index.ts';
import { isListedPerson, type PersonConditions } from '../people/index.ts';
import { isReplyMissed } from './overview.repository.ts';

export interface RunwayRow {
  at: string;
  kind: 'deadline' | 'post' | 'done';
  id: string;
  title: string;
  subtitle: string;
  image: string | null;
  unassigned: boolean;
  status: InquiryStatus | null;
  assignee: string | null;
}
const runwayRowColumns = {
  at: column.text,
  kind: column.oneOf(['deadline', 'post', 'done']),
  id: column.text,
  title: column.text,
  subtitle: column.text,
  image: column.nullable(column.text),
  unassigned: column.flag,
  status: column.nullable(column.fits(inquiryStatus)),
  assignee: column.nullable(column.text),
};

export interface TileRow {
  unassigned: number;
  unassigned_oldest: string | null;
  due_today: number;
  reply_at_risk: number;
  reply_missed: number;
  awaiting_sign_off: number;
  profiles_to_review: number;
  profiles_to_confirm: number;
  unanswered_questions: number;
  published_profiles: number;
}
const tileRowColumns = {
  unassigned: column.number,
  unassigned_oldest: column.nullable(column.text),
  due_today: column.number,
  reply_at_risk: column.number,
  reply_missed: column.number,
  awaiting_sign_off: column.number,
  profiles_to_review: column.number,
  profiles_to_confirm: column.number,
  unanswered_questions: column.number,
  published_profiles: column.number,
};

const open = sql`i.status IN ('new', 'open', 'waiting_expert', 'waiting_seeker')`;

const countListed = (orgId: string, filter: Omit<PersonConditions, 'orgId' | 'scope'>): SQL =>
  sql`(SELECT count(*)::int FROM people p WHERE ${isListedPerson({ ...filter, orgId, scope: null })})`;

/** So many of a day fit on one line. */
export const mostOnLine = { deadline: 12, post: 6 } as const;

/** `from` and `until` bound the day in the organisation's time zone. */
export const homeRepository = {
  runway: (db: Queryable, orgId: string, { from, until }: { from: Date; until: Date }) =>
    readRows(
      db,
      runwayRowColumns,
      sql`(SELECT i.deadline_at AS at, 'deadline' AS kind, i.id, CASE WHEN i.restricted THEN 'Restricted' ELSE coalesce(i.organization, i.firstname || ' ' || i.lastname) END AS title,
            CASE WHEN i.restricted THEN i.ref ELSE i.subject END AS subtitle, u.image, i.assignee_id IS NULL AS unassigned, i.status, u.firstname || ' ' || u.lastname AS assignee
          FROM inquiries i LEFT JOIN users u ON u.id = i.assignee_id
          WHERE i.org_id = ${orgId} AND ${open} AND i.deadline_at >= ${from.toISOString()} AND i.deadline_at < ${until.toISOString()} ORDER BY i.deadline_at LIMIT ${mostOnLine.deadline + 1})
        UNION ALL
        (SELECT i.closed_at, 'done', i.id, CASE WHEN i.restricted THEN 'Restricted' ELSE coalesce(i.organization, i.firstname || ' ' || i.lastname) END, replace(i.outcome, '_', ' '), NULL, false, NULL, NULL
          FROM inquiries i WHERE i.org_id = ${orgId} AND i.status = 'closed' AND i.closed_at >= ${from.toISOString()} AND i.closed_at < ${until.toISOString()} ORDER BY i.closed_at DESC LIMIT 4)
        UNION ALL
        (SELECT p.publish_at, 'post', p.id, p.title, 'Publishes', NULL, false, NULL, NULL
          FROM posts p WHERE p.org_id = ${orgId} AND p.status = 'scheduled' AND p.deleted_at IS NULL AND p.publish_at >= ${from.toISOString()} AND p.publish_at < ${until.toISOString()} ORDER BY p.publish_at LIMIT ${mostOnLine.post + 1})
        ORDER BY at`,
    ),

  tiles: async (db: Queryable, orgId: string, { until }: { until: Date }): Promise<TileRow> => {
    // Profiles are counted by the predicate of the list that the tile links to.
    const people = (filter: Parameters<typeof countListed>[1]) => countListed(orgId, filter);
    const [row] = await readRows(
      db,
      tileRowColumns,
      sql`SELECT
          (SELECT count(*)::int FROM inquiries i WHERE i.org_id = ${orgId} AND ${open} AND i.assignee_id IS NULL) AS unassigned,
          (SELECT min(i.created_at) FROM inquiries i WHERE i.org_id = ${orgId} AND ${open} AND i.assignee_id IS NULL) AS unassigned_oldest,
          (SELECT count(*)::int FROM inquiries i WHERE i.org_id = ${orgId} AND ${open} AND i.deadline_at <= ${until.toISOString()}) AS due_today,
          (SELECT count(*)::int FROM inquiries i WHERE i.org_id = ${orgId} AND ${isReplyAtRisk}) AS reply_at_risk,
          (SELECT count(*)::int FROM inquiries i WHERE i.org_id = ${orgId} AND ${isReplyAtRisk} AND ${isReplyMissed}) AS reply_missed,
          (SELECT count(*)::int FROM posts p WHERE p.org_id = ${orgId} AND p.status = 'in_review' AND p.deleted_at IS NULL) AS awaiting_sign_off,
          ${people({ status: ['in_review'] })} AS profiles_to_review,
          ${people({ status: ['published'], notConfirmed: true })} AS profiles_to_confirm,
          (SELECT count(*)::int FROM questions q WHERE q.org_id = ${orgId} AND q.status IN ('submitted', 'open', 'assigned') AND q.deleted_at IS NULL) AS unanswered_questions,
          ${people({ status: ['published'] })} AS published_profiles`,
    );
    if (!row) throw new Error('An aggregate returned no row.');
    return row;
  },
};
