import { sql, type SQL } from 'drizzle-orm';
import type { EmbedType } from '@rostrum/contracts';
import { maximumNarrowings } from '@rostrum/contracts/builder';
import { column, readRows, type Queryable } from '@rostrum/server-kit/database';
import { isLinkedInPublic } from '../people/index.ts';
import { publicChoices } from '../custom-fields/index.ts';

const valueColumns = { value: column.text, count: column.number };

const mostFrequent = (db: Queryable, values: SQL) =>
  readRows(
    db,
    valueColumns,
    sql`SELECT value, count(*)::int AS count FROM (${values}) AS shown (value) WHERE value <> ''
        GROUP BY value ORDER BY count DESC, value COLLATE "und-x-icu" LIMIT ${maximumNarrowings}`,
  );

/** What anybody may see of people; the same condition as where they are listed. */
const shownPeople = (orgId: string, kind: EmbedType) =>
  sql`p.org_id = ${orgId} AND ${isLinkedInPublic(sql`p`)}
    AND ${kind === 'staff' ? sql`p.kind = 'staff'` : kind === 'directory' ? sql`p.kind <> 'staff'` : sql`true`}`;

const shownPosts = (orgId: string) =>
  sql`p.org_id = ${orgId} AND p.deleted_at IS NULL AND p.status = 'published' AND p.access = 'public'`;

const choiceColumns = { ...valueColumns, field: column.text, choice: column.text, kind: column.text };
const countChoices = (db: Queryable, choices: SQL) =>
  readRows(
    db,
    choiceColumns,
    sql`SELECT value, field, choice, kind, count(*)::int AS count FROM (${choices}) AS chosen
        GROUP BY value, field, choice, kind ORDER BY field COLLATE "und-x-icu", count DESC, choice COLLATE "und-x-icu"
        LIMIT ${maximumNarrowings}`,
  );

/** Values by which an embed can be narrowed down, the most frequent first. */
export const embedNarrowingRepository = {
  topicsOfPeople: (db: Queryable, orgId: string, kind: EmbedType) =>
    mostFrequent(db, sql`SELECT unnest(p.topics) FROM people p WHERE ${shownPeople(orgId, kind)}`),

  departments: (db: Queryable, orgId: string, kind: EmbedType) =>
    mostFrequent(
      db,
      sql`SELECT p.department FROM people p WHERE p.department IS NOT NULL AND ${shownPeople(orgId, kind)}`,
    ),

  wordsOfPosts: (db: Queryable, orgId: string) =>
    mostFrequent(
      db,
      sql`SELECT unnest(rostrum_post_words(p.topics, p.tags)) FROM posts p
          WHERE ${shownPosts(orgId)}`,
    ),

  tagsOfPeople: (db: Queryable, orgId: string, kind: EmbedType) =>
    mostFrequent(db, sql`SELECT unnest(p.tags) FROM people p WHERE ${shownPeople(orgId, kind)}`),

  choicesOfPeople: (db: Queryable, orgId: string, kind: EmbedType) =>
    countChoices(db, publicChoices('person', { from: sql`people p`, where: shownPeople(orgId, kind) })),

  choicesOfPosts: (db: Queryable, orgId: string) =>
    countChoices(db, publicChoices('post', { from: sql`posts p`, where: shownPosts(orgId) })),

  tagsOfQuestions: (db: Queryable, orgId: string) =>
    mostFrequent(
      db,
      sql`SELECT unnest(q.tags) FROM questions q
          WHERE q.org_id = ${orgId} AND q.deleted_at IS NULL AND q.access = 'public' AND q.status IN ('answered', 'closed')`,
    ),
};
