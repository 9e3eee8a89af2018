import { sql, type SQL } from 'drizzle-orm';
import { column, readRows, type Queryable } from '@rostrum/server-kit/database';
import { answeredQuestion, publishedPost } from './public-pages.repository.ts';

/** What a publication is about, and who speaks in it. */
export interface Subject {
  orgId: string;
  /** The publication itself, which is not named beside itself. */
  id: string;
  /** Topics and tags. */
  words: readonly string[];
  /** The ids of its experts: a statement or a list. */
  experts: SQL;
}

const mostBeside = 3;

export const expertsOfPost = (orgId: string, postId: string): SQL =>
  sql`(SELECT x.person_id FROM post_experts x WHERE x.org_id = ${orgId} AND x.post_id = ${postId})`;
export const expertsOfQuestion = (orgId: string, questionId: string): SQL =>
  sql`(SELECT x.person_id FROM answers x WHERE x.org_id = ${orgId} AND x.question_id = ${questionId} AND x.status = 'published')`;
export const theseExperts = (ids: readonly string[]): SQL => sql`(SELECT unnest(${sql.param(ids)}::uuid[]))`;

/** How many of these words a publication has; one that is topic and tag counts once. */
const countShared = (own: SQL, words: readonly string[]): SQL =>
  sql`(SELECT count(DISTINCT lower(word))::int FROM unnest(${own}) AS word
    WHERE lower(word) = ANY(${sql.param(words.map((word) => word.toLowerCase()))}::text[]))`;

const postColumns = {
  slug: column.text,
  title: column.text,
  cover: column.nullable(column.text),
  cover_focus_x: column.number,
  cover_focus_y: column.number,
  published_at: column.text,
  reading_minutes: column.number,
};
const shownOfPost = sql`p.slug::text AS slug, p.title, p.cover, p.cover_focus_x, p.cover_focus_y, p.published_at, p.reading_minutes`;

/** What public pages name beside a post or a question, of the same organisation. */
export const besidePublicationRepository = {
  /** Answered questions that share most topics and tags, then those that its experts answered. */
  questions: (db: Queryable, { orgId, id, words, experts }: Subject) =>
    readRows(
      db,
      { slug: column.text, text: column.text },
      sql`SELECT slug, text FROM (
          SELECT q.id, q.slug::text AS slug, q.text, q.updated_at, ${countShared(sql`q.tags`, words)} AS shared,
            EXISTS (SELECT 1 FROM answers e WHERE e.org_id = q.org_id AND e.question_id = q.id AND e.status = 'published'
              AND e.person_id IN ${experts}) AS by_experts
          FROM questions q WHERE q.org_id = ${orgId} AND q.id <> ${id} AND ${answeredQuestion}) AS near
        WHERE shared > 0 OR by_experts ORDER BY shared DESC, by_experts DESC, updated_at DESC, id LIMIT ${mostBeside}`,
    ),

  /** Posts that share most topics and tags; who is an expert of both is no reason of its own. */
  posts: (db: Queryable, { orgId, words }: Pick<Subject, 'orgId' | 'words'>) =>
    readRows(
      db,
      postColumns,
      sql`SELECT slug, title, cover, cover_focus_x, cover_focus_y, published_at, reading_minutes FROM (
          SELECT p.id, ${shownOfPost}, ${countShared(sql`p.topics || p.tags`, words)} AS shared
          FROM posts p WHERE p.org_id = ${orgId} AND ${publishedPost}) AS near
        WHERE shared > 0 ORDER BY shared DESC, published_at DESC, id LIMIT ${mostBeside - 1}`,
    ),

  newestPosts: (db: Queryable, { orgId, id }: Pick<Subject, 'orgId' | 'id'>) =>
    readRows(
      db,
      postColumns,
      sql`SELECT ${shownOfPost} FROM posts p WHERE p.org_id = ${orgId} AND p.id <> ${id} AND ${publishedPost}
        ORDER BY p.published_at DESC, p.id LIMIT ${mostBeside}`,
    ),
};
