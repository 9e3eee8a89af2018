import { sql, type SQL } from 'drizzle-orm';
import type { QuestionSummary } from '@rostrum/contracts';
import type { AnswerStatus } from '@rostrum/contracts/qanda';
import { isShownOrganisation } from '@rostrum/identity';
import { type Queryable, column, contains, readRows, rowsOf } from '@rostrum/server-kit/database';
import { readsEver } from '../events/index.ts';

export interface QuestionFilter {
  orgId: string;
  q?: string | undefined;
  status?: readonly string[] | undefined;
  origin?: readonly string[] | undefined;
  expert?: string | undefined;
  topic?: string | undefined;
  sort: 'due' | 'created' | 'views' | 'helpful';
  order: 'asc' | 'desc';
  limit: number;
  offset: number;
}

const fewestSearchers = 2;

/** The queue reads as work: what waits for an answer stands above what has one. */
const waitingFirst = sql`CASE q.status WHEN 'submitted' THEN 0 WHEN 'open' THEN 0 WHEN 'assigned' THEN 0 ELSE 1 END`;
const sortColumns: Record<QuestionFilter['sort'], SQL> = {
  due: sql`q.due_at`,
  created: sql`q.created_at`,
  views: sql`views`,
  helpful: sql`helpful`,
};

const answersIn = (status: AnswerStatus) =>
  sql`FROM answers a WHERE a.org_id = q.org_id AND a.question_id = q.id AND a.status = ${status}`;

/** The stage of \`toQuestionStage\`, which a question has beside its status. */
const isInReview = sql`(q.status IN ('open', 'assigned') AND EXISTS (SELECT 1 ${answersIn('in_review')}))`;

const ofStatus = (status: readonly string[] = []) =>
  status.length === 0
    ? sql`true`
    : sql`(q.status = ANY(${sql.param(status)}::text[])${status.includes('in_review') ? sql` OR ${isInReview}` : sql``})`;

type Matching = Pick<QuestionFilter, 'orgId' | 'q' | 'origin' | 'expert' | 'topic'>;

const matching = ({ orgId, q, origin, expert, topic }: Matching) => sql`
  q.org_id = ${orgId} AND q.deleted_at IS NULL
  AND ${q ? sql`(q.search_vector @@ rostrum_query(${q}) OR rostrum_fold(q.text) LIKE ${contains(q)})` : sql`true`}
  AND ${origin?.length ? sql`q.origin = ANY(${sql.param(origin)}::text[])` : sql`true`}
  AND ${topic ? sql`EXISTS (SELECT 1 FROM unnest(q.tags) AS tag WHERE lower(tag) = lower(${topic}))` : sql`true`}
  AND ${expert ? sql`EXISTS (SELECT 1 FROM question_experts x JOIN people w ON w.org_id = x.org_id AND w.id = x.person_id WHERE x.org_id = q.org_id AND x.question_id = q.id AND w.username = ${expert})` : sql`true`}`;

export const questionRepository = {
  async list(db: Queryable, filter: QuestionFilter): Promise<QuestionSummary[]> {
    const direction = filter.order === 'desc' ? sql`DESC NULLS LAST` : sql`ASC NULLS LAST`;
    const first = filter.sort === 'due' ? sql`${waitingFirst},` : sql``;
    return rowsOf<QuestionSummary>(
      db,
      sql`SELECT q.id, q.version, q.pinned, q.slug::text AS slug, q.text, q.origin, q.status, q.due_at, q.created_at,
          ${readsEver('answer_helpful', sql`q.org_id`, sql`q.id`)} AS helpful,
          (SELECT count(*)::int ${answersIn('published')}) AS answers,
          (SELECT count(*)::int ${answersIn('in_review')}) AS answers_in_review,
          ${readsEver('question_view', sql`q.org_id`, sql`q.id`)} AS views,
          (SELECT json_build_object('id', m.id, 'text', m.text) FROM questions m WHERE m.org_id = q.org_id AND m.id = q.merged_into) AS merged_into,
          (SELECT coalesce(json_agg(json_build_object('username', w.username, 'name', w.firstname || ' ' || w.lastname, 'image', w.image) ORDER BY x.position), '[]')
             FROM question_experts x JOIN people w ON w.org_id = x.org_id AND w.id = x.person_id
             WHERE x.org_id = q.org_id AND x.question_id = q.id) AS experts
        FROM questions q
        WHERE ${matching(filter)} AND ${ofStatus(filter.status)}
        ORDER BY ${first} ${sortColumns[filter.sort]} ${direction}, q.created_at DESC, q.id
        LIMIT ${filter.limit} OFFSET ${filter.offset}`,
    );
  },

  /** How many questions each status has, and how many of them are in review as well. */
  countByStatus: (db: Queryable, filter: Matching) =>
    readRows(
      db,
      { status: column.text, is_in_review: column.flag, count: column.number },
      sql`SELECT q.status, ${isInReview} AS is_in_review, count(*)::int AS count
        FROM questions q WHERE ${matching(filter)} GROUP BY 1, 2`,
    ),

  /** A question that readers can see with an answer. */
  findAnswered: async (db: Queryable, company: string, id: string) =>
    (
      await readRows(
        db,
        { org_id: column.text, organisation: column.text, slug: column.text, text: column.text },
        sql`SELECT q.org_id, o.name AS organisation, q.slug::text AS slug, q.text FROM questions q JOIN organisations o ON o.id = q.org_id
          WHERE q.id = ${id} AND o.company_username = ${company} AND ${isShownOrganisation()}
            AND q.deleted_at IS NULL AND q.access = 'public' AND q.status IN ('answered', 'closed')
            AND EXISTS (SELECT 1 FROM answers a WHERE a.org_id = q.org_id AND a.question_id = q.id AND a.status = 'published')`,
      )
    )[0],

  helpfulVotes: async (db: Queryable, orgId: string, id: string) =>
    (
      await readRows(
        db,
        { helpful: column.number },
        sql`SELECT ${readsEver('answer_helpful', sql`${orgId}::uuid`, sql`${id}::uuid`)} AS helpful`,
      )
    )[0]?.helpful ?? 0,

  /** The topics that most questions have. */
  topics: async (db: Queryable, orgId: string): Promise<string[]> =>
    (
      await readRows(
        db,
        { topic: column.text },
        sql`SELECT min(topic) AS topic FROM questions q, unnest(q.tags) AS topic
          WHERE q.org_id = ${orgId} AND q.deleted_at IS NULL
          GROUP BY lower(topic) ORDER BY count(*) DESC, lower(topic) LIMIT 60`,
      )
    ).map(({ topic }) => topic),

  /** Who is assigned to any question. */
  assignedExperts: (db: Queryable, orgId: string) =>
    readRows(
      db,
      { username: column.text, name: column.text },
      sql`SELECT w.username::text AS username, w.firstname || ' ' || w.lastname AS name FROM people w
        WHERE w.org_id = ${orgId} AND w.deleted_at IS NULL
          AND EXISTS (SELECT 1 FROM question_experts x JOIN questions q ON q.org_id = x.org_id AND q.id = x.question_id
            WHERE x.org_id = w.org_id AND x.person_id = w.id AND q.deleted_at IS NULL)
        ORDER BY w.lastname COLLATE "und-x-icu", w.firstname COLLATE "und-x-icu", w.id LIMIT 100`,
    ),

  /**
   * What people searched for within the organisation without finding anyone. What one person alone typed is not shown: it
   * says more about that person than about a gap.
   */
  searchesWithoutQuestion: (db: Queryable, orgId: string) =>
    readRows(
      db,
      { text: column.text, people: column.number },
      sql`SELECT e.search_text AS text, count(DISTINCT e.visitor)::int AS people FROM events e
        WHERE e.org_id = ${orgId} AND e.name = 'search_zero' AND e.search_text IS NOT NULL AND NOT e.bot AND NOT e.internal
          AND e.at > now() - interval '90 days' AND char_length(e.search_text) BETWEEN 3 AND 200
          AND NOT EXISTS (SELECT 1 FROM questions q WHERE q.org_id = ${orgId} AND q.deleted_at IS NULL
            AND strpos(rostrum_fold(q.text), rostrum_fold(e.search_text)) > 0)
        GROUP BY 1 HAVING count(DISTINCT e.visitor) >= ${fewestSearchers} ORDER BY people DESC, text LIMIT 8`,
    ),
};
