import { sql, type SQL } from 'drizzle-orm';
import { type Queryable, column, readRows } from '@rostrum/server-kit/database';
import { isLinkedInPublic, isNamedInPublic } from '../people/index.ts';

/** What may be found from outside, by kind. Each has a sitemap of its own. */
export const listedKinds = ['organizations', 'experts', 'staff', 'posts', 'questions', 'topics'] as const;
export type ListedKind = (typeof listedKinds)[number];

/** Unlisted organisations, and all they publish, are found by those alone who were given the address. */
const isListedOrganisation = sql`o.deleted_at IS NULL AND o.status <> 'closed' AND o.directory_access = 'public' AND o.is_indexed`;
const isListedPerson = sql`${isLinkedInPublic(sql`p`)} AND p.is_indexed`;
const isListedPost = sql`p.deleted_at IS NULL AND p.status = 'published' AND p.access = 'public' AND NOT coalesce((p.seo->>'noindex')::boolean, false)`;
const isListedAnswer = sql`a.org_id = q.org_id AND a.question_id = q.id AND a.status = 'published'`;
const isListedQuestion = sql`q.deleted_at IS NULL AND q.access = 'public' AND q.status IN ('answered', 'closed')
  AND EXISTS (SELECT 1 FROM answers a WHERE ${isListedAnswer})`;

const peopleOf = (kind: SQL) =>
  sql`SELECT p.id, o.company_username::text AS company_username, p.username::text AS name, p.updated_at AS changed_at
    FROM people p JOIN organisations o ON o.id = p.org_id WHERE ${isListedOrganisation} AND ${isListedPerson} AND ${kind}`;

const listedOf: Record<ListedKind, SQL> = {
  organizations: sql`SELECT o.id, o.company_username::text AS company_username, '' AS name, o.updated_at AS changed_at
    FROM organisations o WHERE ${isListedOrganisation}`,
  experts: peopleOf(sql`p.kind <> 'staff'`),
  staff: peopleOf(sql`p.kind = 'staff'`),
  topics: sql`SELECT t.slug AS id, '' AS company_username, t.slug AS name, max(p.updated_at) AS changed_at
    FROM people p JOIN organisations o ON o.id = p.org_id CROSS JOIN LATERAL unnest(rostrum_slugs(p.topics)) AS t(slug)
    WHERE ${isListedOrganisation} AND ${isListedPerson} AND p.kind <> 'staff' AND t.slug <> '' GROUP BY t.slug`,
  posts: sql`SELECT p.id, o.company_username::text AS company_username, p.slug::text AS name, greatest(p.updated_at, p.published_at) AS changed_at
    FROM posts p JOIN organisations o ON o.id = p.org_id WHERE ${isListedOrganisation} AND ${isListedPost} AND NOT p.seo ? 'canonical'`,
  questions: sql`SELECT q.id, o.company_username::text AS company_username, q.slug::text AS name, q.updated_at AS changed_at
    FROM questions q JOIN organisations o ON o.id = q.org_id WHERE ${isListedOrganisation} AND ${isListedQuestion}`,
};

/** Entries of a feed that come with their whole text: readers look more often than ten posts are written. */
const inFull = 10;

const listedColumns = {
  company_username: column.text,
  /** The username or slug below the organisation; empty for the organisation itself. */
  name: column.text,
  changed_at: column.moment,
};

const entryColumns = {
  id: column.text,
  slug: column.text,
  title: column.text,
  summary: column.text,
  published_at: column.moment,
  changed_at: column.moment,
  authors: column.listOf(column.text),
  /** The whole text, of the newest only; empty otherwise. */
  body_html: column.text,
};

const publicName = sql`concat_ws(' ', w.prefix, w.firstname, w.lastname)`;
const isPublicPerson = isNamedInPublic(sql`w`);

/** What sitemaps, feeds and lists for assistants read. Every condition stands in the statement: nothing trusts its caller. */
export const discoveryRepository = {
  /** How many there are of each kind, and when the newest of them changed. */
  counts: (db: Queryable) =>
    readRows(
      db,
      { kind: column.oneOf(listedKinds), count: column.number, changed_at: column.nullable(column.moment) },
      sql.join(
        listedKinds.map(
          (kind) =>
            sql`SELECT ${kind}::text AS kind, count(*)::int AS count, max(l.changed_at) AS changed_at FROM (${listedOf[kind]}) l`,
        ),
        sql` UNION ALL `,
      ),
    ),

  listed: (db: Queryable, kind: ListedKind, { limit, offset }: { limit: number; offset: number }) =>
    readRows(
      db,
      listedColumns,
      sql`SELECT l.company_username, l.name, l.changed_at FROM (${listedOf[kind]}) l ORDER BY l.id LIMIT ${limit} OFFSET ${offset}`,
    ),

  /** Organisations with how many public experts they have, the largest first. */
  organisations: (db: Queryable, limit: number) =>
    readRows(
      db,
      { company_username: column.text, name: column.text, description: column.text, experts: column.number },
      sql`SELECT o.company_username::text AS company_username, o.name, o.description,
          (SELECT count(*)::int FROM people p WHERE p.org_id = o.id AND p.kind <> 'staff' AND ${isListedPerson}) AS experts
        FROM organisations o WHERE ${isListedOrganisation} ORDER BY experts DESC, o.name LIMIT ${limit}`,
    ),

  posts: (db: Queryable, orgId: string, limit: number) =>
    readRows(
      db,
      entryColumns,
      sql`SELECT p.id, p.slug::text AS slug, p.title, p.summary, p.published_at, greatest(p.updated_at, p.published_at) AS changed_at,
          (SELECT coalesce(array_agg(CASE WHEN x.person_id IS NULL THEN x.name ELSE ${publicName} END ORDER BY x.position), '{}')
            FROM post_authors x LEFT JOIN people w ON w.org_id = x.org_id AND w.id = x.person_id
            WHERE x.org_id = p.org_id AND x.post_id = p.id AND (x.person_id IS NULL OR (${isPublicPerson}))) AS authors,
          CASE WHEN row_number() OVER (ORDER BY p.published_at DESC, p.id) <= ${inFull} THEN p.body_html ELSE '' END AS body_html
        FROM posts p WHERE p.org_id = ${orgId} AND ${isListedPost} ORDER BY p.published_at DESC, p.id LIMIT ${limit}`,
    ),

  /** Questions by their first answer; the text of a question is its title, and its answers are on the page. */
  questions: (db: Queryable, orgId: string, limit: number) =>
    readRows(
      db,
      entryColumns,
      sql`SELECT q.id, q.slug::text AS slug, q.text AS title, '' AS summary, f.published_at, greatest(q.updated_at, f.published_at) AS changed_at, f.authors, '' AS body_html
        FROM questions q JOIN LATERAL (
          SELECT min(a.published_at) AS published_at,
            coalesce(array_agg(${publicName} ORDER BY a.published_at) FILTER (WHERE ${isPublicPerson}), '{}') AS authors
          FROM answers a JOIN people w ON w.org_id = a.org_id AND w.id = a.person_id WHERE ${isListedAnswer}) f ON true
        WHERE q.org_id = ${orgId} AND ${isListedQuestion} AND f.published_at IS NOT NULL ORDER BY f.published_at DESC, q.id LIMIT ${limit}`,
    ),
};

export type FeedEntryRow = Awaited<ReturnType<typeof discoveryRepository.posts>>[number];
export type ListedRow = Awaited<ReturnType<typeof discoveryRepository.listed>>[number];
