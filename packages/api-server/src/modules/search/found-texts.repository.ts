import { sql } from 'drizzle-orm';
import { type Queryable, column, readRows } from '@rostrum/server-kit/database';
import { isNamedInPublic } from '../people/index.ts';
import { markedSentence } from './marked-sentence.repository.ts';
import type { TsQueryText } from './query/tsquery-text.ts';

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
const foundTextRowColumns = {
  id: column.text,
  slug: column.text,
  title: column.text,
  summary: column.text,
  marked: column.nullable(column.text),
  published_at: column.text,
  organisation: column.text,
  company_username: column.text,
  answered_by: column.listOf(column.text),
};

export interface FoundOrganisationRow {
  company_username: string;
  name: string;
  description: string;
  logo: string | null;
  logo_dark: string | null;
  city: string | null;
  country: string;
  marked: string | null;
  experts: number;
}
const foundOrganisationRowColumns = {
  company_username: column.text,
  name: column.text,
  description: column.text,
  logo: column.nullable(column.text),
  logo_dark: column.nullable(column.text),
  city: column.nullable(column.text),
  country: column.text,
  marked: column.nullable(column.text),
  experts: column.number,
};

interface Page {
  ids: readonly string[];
  sentences: TsQueryText;
}

const asked = ({ ids }: Page) => sql`unnest(${sql.param(ids)}::uuid[]) WITH ORDINALITY AS asked(id, place)`;
const marked = (text: ReturnType<typeof sql>, { sentences }: Page) =>
  sentences === '' ? sql`NULL::text` : markedSentence(text, sentences);

/** Whose words may be shown: an expert who was unpublished takes theirs along. */
const isShown = isNamedInPublic(sql`w`);

/** Texts and organisations of one page, in the order of their ids. */
export const foundTextsRepository = {
  posts: (db: Queryable, page: Page) =>
    readRows(
      db,
      foundTextRowColumns,
      sql`SELECT p.id, p.slug::text AS slug, p.title, p.summary, coalesce(p.published_at, p.updated_at) AS published_at, o.name AS organisation,
          o.company_username::text AS company_username, '{}'::text[] AS answered_by,
          ${marked(sql`p.summary || ' ' || left(rostrum_plain(p.body_html), 20000)`, page)} AS marked
        FROM ${asked(page)} JOIN posts p ON p.id = asked.id JOIN organisations o ON o.id = p.org_id ORDER BY asked.place`,
    ),

  questions: (db: Queryable, page: Page) =>
    readRows(
      db,
      foundTextRowColumns,
      sql`SELECT q.id, q.slug::text AS slug, q.text AS title, '' AS summary, q.updated_at AS published_at, o.name AS organisation,
          o.company_username::text AS company_username,
          (SELECT coalesce(array_agg(w.firstname || ' ' || w.lastname ORDER BY a.published_at), '{}') FROM answers a JOIN people w ON w.org_id = a.org_id AND w.id = a.person_id
             WHERE a.org_id = q.org_id AND a.question_id = q.id AND a.status = 'published' AND ${isShown}) AS answered_by,
          (SELECT ${marked(sql`left(rostrum_plain(a.body_html), 20000)`, page)}
             FROM answers a JOIN people w ON w.org_id = a.org_id AND w.id = a.person_id
             WHERE a.org_id = q.org_id AND a.question_id = q.id AND a.status = 'published' AND ${isShown}
             ORDER BY ${page.sentences === '' ? sql`true` : sql`a.search_vector @@ ${page.sentences}::tsquery`} DESC, a.published_at LIMIT 1) AS marked
        FROM ${asked(page)} JOIN questions q ON q.id = asked.id JOIN organisations o ON o.id = q.org_id ORDER BY asked.place`,
    ),

  organisations: (db: Queryable, page: Page) =>
    readRows(
      db,
      foundOrganisationRowColumns,
      sql`SELECT o.company_username::text AS company_username, o.name, o.description, o.logo, o.logo_dark, o.city, o.country, ${marked(sql`o.description`, page)} AS marked,
          (SELECT count(*)::int FROM (SELECT 1 FROM searchable d WHERE d.org_id = o.id AND d.kind = 'expert' AND d.is_public LIMIT 10001) AS counted) AS experts
        FROM ${asked(page)} JOIN organisations o ON o.id = asked.id ORDER BY asked.place`,
    ),
};
