import { sql } from 'drizzle-orm';
import { type Queryable, column, readRows, rowsOf } from '@rostrum/server-kit/database';
import {
  personOfUsername,
  isLinkedInPublic,
  isNamedInPublic,
  shownImage,
  type people,
} from '../people/index.ts';
import type { ChosenTerms } from './shown-terms.ts';
import type { posts } from '../posts/index.ts';

type PostRow = typeof posts.$inferSelect;

export interface PublicPersonRow extends ChosenTerms {
  id: string;
  org_id: string;
  department: string | null;
  status: (typeof people.$inferSelect)['status'];
  access: (typeof people.$inferSelect)['access'];
  is_indexed: boolean;
  username: string;
  kind: 'expert' | 'staff' | 'individual';
  prefix: string | null;
  firstname: string;
  lastname: string;
  pronouns: string | null;
  name_pronunciation: string | null;
  name_recording: string | null;
  job_title: string;
  headline: string;
  biography: string;
  image: string | null;
  image_credit: string | null;
  /** Of a photo that the press may use; null for any other. */
  press_upload_id: string | null;
  image_focus_x: number;
  image_focus_y: number;
  topics: string[];
  industries: string[];
  readiness: (typeof people.$inferSelect)['readiness'];
  last_confirmed_at: string | null;
  answers_in_minutes: number | null;
}

interface PublishedPost {
  id: string;
  slug: string;
  title: string;
  summary: string;
  cover: string | null;
  cover_focus_x: number;
  cover_focus_y: number;
  published_at: string;
}
interface Part {
  limit: number;
  offset: number;
}
const publishedPostColumns = {
  id: column.text,
  slug: column.text,
  title: column.text,
  summary: column.text,
  cover: column.nullable(column.text),
  cover_focus_x: column.number,
  cover_focus_y: column.number,
  published_at: column.text,
};
const answeredQuestionColumns = {
  id: column.text,
  slug: column.text,
  text: column.text,
  answered_by: column.listOf(column.text),
};

/** Of posts that are called `p`. */
export const publishedPost = sql`p.deleted_at IS NULL AND p.status = 'published' AND p.access = 'public'`;
/** Of questions that are called `q`. */
export const answeredQuestion = sql`q.deleted_at IS NULL AND q.access = 'public' AND q.status IN ('answered', 'closed')
  AND EXISTS (SELECT 1 FROM answers a WHERE a.org_id = q.org_id AND a.question_id = q.id AND a.status = 'published')`;
/** Beside answered questions those whose last public answer was retracted: their page says why, and no list has them. */
const readableQuestion = sql`(${answeredQuestion} OR (q.deleted_at IS NULL AND q.access = 'public'
  AND q.status IN ('open', 'assigned', 'answered', 'closed')
  AND EXISTS (SELECT 1 FROM answers a JOIN people w ON w.org_id = a.org_id AND w.id = a.person_id
    WHERE a.org_id = q.org_id AND a.question_id = q.id AND a.status = 'retracted' AND a.retraction_reason IS NOT NULL
      AND ${isNamedInPublic(sql`w`)})))`;
const answeredBy = sql`(SELECT coalesce(array_agg(w.firstname || ' ' || w.lastname ORDER BY a.published_at), '{}')
  FROM answers a JOIN people w ON w.org_id = a.org_id AND w.id = a.person_id
  WHERE a.org_id = q.org_id AND a.question_id = q.id AND a.status = 'published'
    AND ${isNamedInPublic(sql`w`)}) AS answered_by`;

/** What public pages read. Filters on status and access stand in every statement: nothing here trusts its caller. */
export const publicPagesRepository = {
  person: async (db: Queryable, username: string): Promise<PublicPersonRow | undefined> =>
    (
      await rowsOf<PublicPersonRow>(
        db,
        sql`SELECT p.id, p.org_id, p.department, p.status, p.access, p.is_indexed, p.safety_mode, p.username::text AS username, p.kind, p.prefix, p.firstname, p.lastname,
            p.pronouns, p.name_pronunciation, CASE WHEN p.safety_mode OR p.name_pronunciation IS NULL THEN NULL ELSE p.name_recording END AS name_recording, p.job_title, p.headline, p.biography, ${shownImage(sql`p`)} AS image,
            p.image_credit, CASE WHEN p.image_press_approved AND NOT p.safety_mode THEN p.image_upload_id END AS press_upload_id, p.image_focus_x, p.image_focus_y, p.topics, p.industries, p.readiness, p.last_confirmed_at,
            p.email, p.phone, p.phone_extension, p.building, p.room, p.address, p.postal, p.city, p.state, p.country, p.shown_contact, p.speaking, p.fees,
            rostrum_answer_minutes(p.org_id, p.id) AS answers_in_minutes
          FROM people p WHERE p.id = ${personOfUsername(username)} AND p.deleted_at IS NULL`,
      )
    )[0],

  postsOfPerson: (db: Queryable, orgId: string, personId: string) =>
    readRows(
      db,
      publishedPostColumns,
      sql`SELECT p.id, p.slug::text AS slug, p.title, p.summary, p.cover, p.cover_focus_x, p.cover_focus_y, p.published_at FROM posts p
        WHERE p.org_id = ${orgId} AND ${publishedPost}
          AND (EXISTS (SELECT 1 FROM post_experts x WHERE x.org_id = p.org_id AND x.post_id = p.id AND x.person_id = ${personId})
            OR EXISTS (SELECT 1 FROM post_authors x WHERE x.org_id = p.org_id AND x.post_id = p.id AND x.person_id = ${personId}))
        ORDER BY p.published_at DESC LIMIT 6`,
    ),

  questionsOfPerson: (db: Queryable, orgId: string, personId: string) =>
    readRows(
      db,
      answeredQuestionColumns,
      sql`SELECT q.id, q.slug::text AS slug, q.text, ${answeredBy} FROM questions q
        WHERE q.org_id = ${orgId} AND ${answeredQuestion}
          AND EXISTS (SELECT 1 FROM answers a WHERE a.org_id = q.org_id AND a.question_id = q.id AND a.person_id = ${personId} AND a.status = 'published')
        ORDER BY q.updated_at DESC LIMIT 6`,
    ),

  posts: (db: Queryable, orgId: string, { limit, offset }: Part) =>
    readRows(
      db,
      publishedPostColumns,
      sql`SELECT p.id, p.slug::text AS slug, p.title, p.summary, p.cover, p.cover_focus_x, p.cover_focus_y, p.published_at FROM posts p
        WHERE p.org_id = ${orgId} AND ${publishedPost} ORDER BY p.pinned DESC, p.published_at DESC, p.id LIMIT ${limit} OFFSET ${offset}`,
    ),

  questions: (db: Queryable, orgId: string, { limit, offset }: Part) =>
    readRows(
      db,
      answeredQuestionColumns,
      sql`SELECT q.id, q.slug::text AS slug, q.text, ${answeredBy} FROM questions q
        WHERE q.org_id = ${orgId} AND ${answeredQuestion} ORDER BY q.pinned DESC, q.updated_at DESC, q.id LIMIT ${limit} OFFSET ${offset}`,
    ),

  async totals(db: Queryable, orgId: string): Promise<{ posts: number; questions: number }> {
    const [totals] = await readRows(
      db,
      { posts: column.number, questions: column.number },
      sql`SELECT (SELECT count(*)::int FROM posts p WHERE p.org_id = ${orgId} AND ${publishedPost}) AS posts,
        (SELECT count(*)::int FROM questions q WHERE q.org_id = ${orgId} AND ${answeredQuestion}) AS questions`,
    );
    return totals ?? { posts: 0, questions: 0 };
  },

  post: async (db: Queryable, orgId: string, slug: string) =>
    (
      await rowsOf<
        PublishedPost & {
          kind: PostRow['kind'];
          body_html: string;
          has_cover_frame: boolean;
          cover_alt: string | null;
          cover_credit: string | null;
          topics: string[];
          tags: string[];
          angles: string[];
          seo: PostRow['seo'];
          reading_minutes: number;
          status: string;
          access: string;
          embargo_until: string | null;
        }
      >(
        db,
        sql`SELECT p.id, p.slug::text AS slug, p.kind, p.title, p.summary, p.cover, p.cover_focus_x, p.cover_focus_y, p.cover_frame IS NOT NULL AS has_cover_frame, p.cover_alt, p.cover_credit, p.topics, p.tags, p.angles, p.seo,
            p.published_at, p.body_html, p.reading_minutes, p.status, p.access, p.embargo_until
          FROM posts p WHERE p.org_id = ${orgId} AND p.slug = ${slug} AND p.deleted_at IS NULL`,
      )
    )[0],

  /** A seeker of the press whom an email address of their outlet, or a person, has confirmed. */
  async isVerifiedJournalist(db: Queryable, userId: string): Promise<boolean> {
    const rows = await readRows(
      db,
      { found: column.number },
      sql`SELECT 1 AS found FROM seeker_profiles
        WHERE user_id = ${userId} AND seeker_type = 'media' AND verification IN ('email_domain', 'manual')`,
    );
    return rows.length > 0;
  },

  authors: (db: Queryable, orgId: string, postId: string) =>
    readRows(
      db,
      { name: column.text, username: column.nullable(column.text), image: column.nullable(column.text) },
      sql`SELECT a.name, w.username::text AS username, ${shownImage(sql`w`)} AS image FROM post_authors a
        LEFT JOIN people w ON w.org_id = a.org_id AND w.id = a.person_id
          AND w.kind <> 'staff' AND ${isLinkedInPublic(sql`w`)}
        WHERE a.org_id = ${orgId} AND a.post_id = ${postId} ORDER BY a.position`,
    ),

  question: async (db: Queryable, orgId: string, slug: string) =>
    (
      await readRows(
        db,
        { ...answeredQuestionColumns, topics: column.listOf(column.text) },
        sql`SELECT q.id, q.slug::text AS slug, q.text, q.tags AS topics, ${answeredBy} FROM questions q WHERE q.org_id = ${orgId} AND q.slug = ${slug} AND ${readableQuestion}`,
      )
    )[0],

  /** The present address of a question that was reworded or merged, however often. */
  async questionMovedTo(db: Queryable, orgId: string, slug: string): Promise<string | undefined> {
    const [row] = await readRows(
      db,
      { slug: column.text },
      sql`WITH RECURSIVE way AS (
          SELECT m.id, m.merged_into, 0 AS step FROM questions m
            WHERE m.org_id = ${orgId} AND (m.slug = ${slug} OR ${slug.toLowerCase()} = ANY (m.former_slugs))
              AND m.access = 'public' AND m.deleted_at IS NULL
          UNION ALL SELECT n.id, n.merged_into, way.step + 1 FROM way JOIN questions n ON n.org_id = ${orgId} AND n.id = way.merged_into
            WHERE way.step < 50)
        SELECT q.slug::text AS slug FROM way JOIN questions q ON q.org_id = ${orgId} AND q.id = way.id
          WHERE q.merged_into IS NULL AND q.slug <> ${slug} AND ${readableQuestion} ORDER BY way.step LIMIT 1`,
    );
    return row?.slug;
  },

  /** Answers that were published once and were retracted since, with the reason that readers are given. */
  retractedAnswers: (db: Queryable, orgId: string, questionId: string) =>
    readRows(
      db,
      { name: column.text, reason: column.text, retracted_at: column.text },
      sql`SELECT concat_ws(' ', w.prefix, w.firstname, w.lastname) AS name, a.retraction_reason AS reason,
          to_char(a.retracted_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS retracted_at
        FROM answers a JOIN people w ON w.org_id = a.org_id AND w.id = a.person_id
        WHERE a.org_id = ${orgId} AND a.question_id = ${questionId} AND a.status = 'retracted' AND a.retraction_reason IS NOT NULL
          AND ${isNamedInPublic(sql`w`)} ORDER BY a.retracted_at`,
    ),

  answers: (db: Queryable, orgId: string, questionId: string) =>
    rowsOf<{
      id: string;
      body_html: string;
      published_at: string;
      pull_quote: string | null;
      sources: { title: string; url: string }[];
      /** Null where nothing may lead to the profile. */
      username: string | null;
      kind: 'expert' | 'staff' | 'individual';
      name: string;
      job_title: string;
      headline: string;
      image: string | null;
      topics: string[];
      readiness: PublicPersonRow['readiness'];
    }>(
      db,
      sql`SELECT a.id, a.body_html, a.published_at, a.pull_quote, a.sources, CASE WHEN w.safety_mode THEN NULL ELSE w.username::text END AS username, w.kind, concat_ws(' ', w.prefix, w.firstname, w.lastname) AS name,
          CASE WHEN w.safety_mode THEN '' ELSE w.job_title END AS job_title, CASE WHEN w.safety_mode THEN '' ELSE w.headline END AS headline,
          ${shownImage(sql`w`)} AS image, CASE WHEN w.safety_mode THEN '{}' ELSE w.topics END AS topics, CASE WHEN w.safety_mode THEN NULL ELSE w.readiness END AS readiness
        FROM answers a JOIN people w ON w.org_id = a.org_id AND w.id = a.person_id
        WHERE a.org_id = ${orgId} AND a.question_id = ${questionId} AND a.status = 'published'
          AND ${isNamedInPublic(sql`w`)} ORDER BY a.published_at`,
    ),
};
