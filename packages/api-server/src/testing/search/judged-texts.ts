import { sql } from 'drizzle-orm';
import { type Queryable, column, readRows, rowsOf } from '@rostrum/server-kit/database';

/** A public document of the demonstration as plain text, for baselines that index it their own way. */
export interface JudgedText {
  /** As grades name it: username, slug or company_username. */
  id: string;
  tab: 'experts' | 'staff' | 'posts' | 'questions' | 'organisations';
  name: string;
  topics: string;
  headline: string;
  body: string;
}

const texts = sql`
  SELECT p.username::text AS id, CASE p.kind WHEN 'staff' THEN 'staff' ELSE 'experts' END AS tab, p.firstname || ' ' || p.lastname AS name,
    array_to_string(p.topics, ' ') AS topics, concat_ws(' ', p.prefix, p.headline, p.job_title, p.department) AS headline,
    concat_ws(' ', p.biography, o.name, array_to_string(p.industries, ' '), (SELECT string_agg(concat_ws(' ', s.data->>'title', s.data->>'text'), ' ') FROM person_sections s WHERE s.org_id = p.org_id AND s.person_id = p.id)) AS body
  FROM people p JOIN organisations o ON o.id = p.org_id WHERE p.status = 'published' AND p.access = 'public'
  UNION ALL
  SELECT p.slug::text, 'posts', p.title, array_to_string(rostrum_post_words(p.topics, p.tags), ' '), p.summary, rostrum_plain(p.body_html) FROM posts p WHERE p.status = 'published' AND p.access = 'public'
  UNION ALL
  SELECT q.slug::text, 'questions', q.text, array_to_string(q.tags, ' '), q.details, string_agg(rostrum_plain(a.body_html), ' ')
  FROM questions q JOIN answers a ON a.org_id = q.org_id AND a.question_id = q.id AND a.status = 'published' WHERE q.status IN ('answered', 'closed') GROUP BY q.id
  UNION ALL
  SELECT o.company_username::text, 'organisations', o.name, '', replace(o.kind, '_', ' '), o.description FROM organisations o`;

export const judgedTexts = {
  all: (db: Queryable) => rowsOf<JudgedText>(db, texts),

  /** The baseline that everybody writes first: every word somewhere in the text, names with it first. */
  byIlike: (db: Queryable, { q, tab }: { q: string; tab: string }) => {
    const patterns = q
      .split(/\s+/)
      .filter((word) => word !== '')
      .map((word) => `%${word.replace(/[\\%_]/g, (character) => `\\${character}`)}%`);
    return readRows(
      db,
      { id: column.text },
      sql`SELECT id FROM (${texts}) AS t WHERE tab = ${tab} AND concat_ws(' ', name, topics, headline, body) ILIKE ALL (${sql.param(patterns)}::text[])
        ORDER BY (name ILIKE ALL (${sql.param(patterns)}::text[])) DESC, (topics ILIKE ALL (${sql.param(patterns)}::text[])) DESC, (headline ILIKE ALL (${sql.param(patterns)}::text[])) DESC, name LIMIT 10`,
    );
  },
};
