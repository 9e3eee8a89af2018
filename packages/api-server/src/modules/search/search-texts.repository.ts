import { sql } from 'drizzle-orm';
import type { Queryable } from '../../database/queryable.ts';
import { rowsOf } from '../../database/rows.ts';
import { headlineOptions, tsQuery, type Strictness } from './match-query.repository.ts';

export interface FoundTextRow {
  id: string;
  slug: string;
  title: string;
  summary: string;
  marked: string | null;
  published_at: string;
  organisation: string;
  company_username: string;
  answered_by: string[];
}

interface TextSearch {
  q: string;
  strictness: Strictness;
  organisation?: readonly string[] | undefined;
}
interface Page {
  sort: 'relevance' | 'name' | 'recent';
  limit: number;
  offset: number;
}

const ofOrganisations = (
  organisation: readonly string[] | undefined,
) => sql`o.deleted_at IS NULL AND o.status <> 'closed' AND o.directory_access = 'public'
  AND ${organisation?.length ? sql`o.company_username::text = ANY(${sql.param(organisation)}::text[])` : sql`true`}`;

const publishedPosts = ({ q, strictness, organisation }: TextSearch) => sql`
  FROM posts p JOIN organisations o ON o.id = p.org_id
  WHERE p.deleted_at IS NULL AND p.status = 'published' AND p.access = 'public' AND ${ofOrganisations(organisation)}
    AND ${q === '' ? sql`true` : sql`p.search_vector @@ ${tsQuery(q, strictness)}`}`;

/** A question is found by its own words or by those of a published answer. */
const answeredQuestions = ({ q, strictness, organisation }: TextSearch) => sql`
  FROM questions p JOIN organisations o ON o.id = p.org_id
  WHERE p.deleted_at IS NULL AND p.access = 'public' AND p.status IN ('answered', 'closed') AND ${ofOrganisations(organisation)}
    AND EXISTS (SELECT 1 FROM answers a WHERE a.org_id = p.org_id AND a.question_id = p.id AND a.status = 'published'
      AND ${q === '' ? sql`true` : sql`(p.search_vector @@ ${tsQuery(q, strictness)} OR a.search_vector @@ ${tsQuery(q, strictness)})`})`;

const total = async (db: Queryable, from: ReturnType<typeof publishedPosts>) =>
  (await rowsOf<{ count: number }>(db, sql`SELECT count(*)::int AS count ${from}`))[0]?.count ?? 0;

export const searchTextsRepository = {
  countPosts: (db: Queryable, search: TextSearch) => total(db, publishedPosts(search)),
  countQuestions: (db: Queryable, search: TextSearch) => total(db, answeredQuestions(search)),

  posts: (db: Queryable, search: TextSearch, { sort, limit, offset }: Page) =>
    rowsOf<FoundTextRow>(
      db,
      sql`SELECT p.id, p.slug::text AS slug, p.title, p.summary, p.published_at, o.name AS organisation, o.company_username::text AS company_username,
          '{}'::text[] AS answered_by,
          ${search.q === '' ? sql`NULL` : sql`ts_headline('public.rostrum', p.summary || ' ' || rostrum_plain(p.body_html), ${tsQuery(search.q, search.strictness)}, ${headlineOptions})`} AS marked
        ${publishedPosts(search)}
        ORDER BY ${
          sort === 'name'
            ? sql`p.title COLLATE "und-x-icu"`
            : sort === 'recent' || search.q === ''
              ? sql`p.published_at DESC`
              : sql`ts_rank_cd(p.search_vector, ${tsQuery(search.q, search.strictness)}) DESC, p.published_at DESC`
        }, p.id LIMIT ${limit} OFFSET ${offset}`,
    ),

  questions: (db: Queryable, search: TextSearch, { sort, limit, offset }: Page) =>
    rowsOf<FoundTextRow>(
      db,
      sql`SELECT p.id, p.slug::text AS slug, p.text AS title, '' AS summary, p.updated_at AS published_at, o.name AS organisation, o.company_username::text AS company_username,
          (SELECT array_agg(w.firstname || ' ' || w.lastname ORDER BY a.published_at) FROM answers a JOIN people w ON w.org_id = a.org_id AND w.id = a.person_id
             WHERE a.org_id = p.org_id AND a.question_id = p.id AND a.status = 'published') AS answered_by,
          ${
            search.q === ''
              ? sql`NULL`
              : sql`(SELECT ts_headline('public.rostrum', rostrum_plain(a.body_html), ${tsQuery(search.q, search.strictness)}, ${headlineOptions})
                   FROM answers a WHERE a.org_id = p.org_id AND a.question_id = p.id AND a.status = 'published' ORDER BY a.published_at LIMIT 1)`
          } AS marked
        ${answeredQuestions(search)}
        ORDER BY ${
          sort === 'name'
            ? sql`p.text COLLATE "und-x-icu"`
            : sort === 'recent' || search.q === ''
              ? sql`p.updated_at DESC`
              : sql`ts_rank_cd(p.search_vector, ${tsQuery(search.q, search.strictness)}) DESC, p.updated_at DESC`
        }, p.id LIMIT ${limit} OFFSET ${offset}`,
    ),
};
