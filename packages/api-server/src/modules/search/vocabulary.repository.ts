import { sql } from 'drizzle-orm';
import { type Queryable, plannedRowsOf } from '@rostrum/server-kit/database';
import type { VocabularyMatch } from './query/vocabulary-match.ts';

/** At most so many look-alikes of a mistyped word are weighed. */
const mostNear = 40;
/** Stems of at most so many words that begin so: the stem may be shorter than what was typed. */
const mostBegun = 4;
/** Behind every word: what lies between a word and it begins with the word. Said so, because LIKE would not use the index here. */
const lastLetter = '\u{10FFFF}';

export interface WordsToMatch {
  words: readonly string[];
  /** Neighbouring words written together. */
  joined: readonly string[];
  /** Runs of words that may name a topic or an organisation. */
  spans: readonly string[];
  /** Organisations that were chosen. */
  companies: readonly string[];
  ownOrgId: string | null;
}

export const vocabularyRepository = {
  /** Words, topics and organisations that a text speaks of, in one statement. */
  async read(
    db: Queryable,
    { words, joined, spans, companies, ownOrgId }: WordsToMatch,
  ): Promise<VocabularyMatch> {
    const [row] = await plannedRowsOf<VocabularyMatch>(
      db,
      sql`WITH asked AS MATERIALIZED (
          SELECT span, rostrum_term(span) AS term FROM unnest(${sql.param(spans)}::text[]) AS span
        )
        SELECT
          (SELECT coalesce(json_agg(json_build_object('word', w.word, 'stem', (ts_lexize('pg_catalog.english_stem', w.word))[1],
                'known', seen.known, 'begins', seen.begins,
                'begun', CASE WHEN seen.begins AND NOT seen.known THEN ARRAY(SELECT DISTINCT f.stem FROM (SELECT s.stem FROM search_words s WHERE s.word ~>=~ w.word AND s.word ~<~ (w.word || ${lastLetter}) ORDER BY length(s.word) LIMIT ${mostBegun}) f) ELSE '{}' END, 'near', coalesce(alike.words, '[]'::json)) ORDER BY w.place), '[]'::json)
            FROM unnest(${sql.param(words)}::text[]) WITH ORDINALITY AS w(word, place)
            CROSS JOIN LATERAL (
              SELECT ts_lexize('pg_catalog.english_stem', w.word) = '{}' OR EXISTS (SELECT 1 FROM search_words s WHERE s.stem = rostrum_stem(w.word))
                OR EXISTS (SELECT 1 FROM search_words s WHERE s.word = w.word) AS known,
                length(w.word) > 2 AND EXISTS (SELECT 1 FROM search_words s WHERE s.word ~>=~ w.word AND s.word ~<~ (w.word || ${lastLetter})) AS begins
              OFFSET 0
            ) seen
            LEFT JOIN LATERAL (
              SELECT json_agg(json_build_object('word', found.word, 'stem', found.stem)) AS words FROM (
                (SELECT s.word, s.stem FROM search_words s WHERE NOT seen.known AND NOT seen.begins AND s.slips && rostrum_slips(w.word) LIMIT ${mostNear})
                UNION
                (SELECT s.word, s.stem FROM search_words s WHERE NOT seen.known AND NOT seen.begins AND s.word % w.word ORDER BY similarity(s.word, w.word) DESC LIMIT 10)
              ) found
              WHERE length(w.word) BETWEEN 4 AND 25
            ) alike ON true) AS words,
          (SELECT coalesce(json_agg(json_build_object('word', s.word, 'stem', s.stem)), '[]'::json) FROM search_words s WHERE s.word = ANY(${sql.param(joined)}::text[])) AS joined,
          (SELECT coalesce(json_object_agg(span, term), '{}'::json) FROM asked) AS terms,
          (SELECT coalesce(json_agg(json_build_object('title', c.title, 'term', rostrum_term(c.title), 'terms', c.terms, 'below', below.terms) ORDER BY c.usage_count DESC, c.title), '[]'::json)
            FROM readable_classifications c
            CROSS JOIN LATERAL (
              WITH RECURSIVE children AS (
                SELECT id, title, 1 AS depth FROM readable_classifications WHERE parent_id = c.id AND status IN ('active', 'retired')
                UNION ALL SELECT child.id, child.title, depth + 1 FROM readable_classifications child JOIN children ON child.parent_id = children.id WHERE depth < 4 AND child.status IN ('active', 'retired')
              ) SELECT coalesce(json_agg(rostrum_term(title)), '[]'::json) AS terms FROM (SELECT title FROM children ORDER BY depth, title LIMIT 40) AS near
            ) below
            WHERE c.status IN ('active', 'retired') AND c.scheme = 'topic' AND (c.org_id IS NULL OR c.org_id = ${ownOrgId}::uuid)
              AND c.terms && (SELECT array_agg(term) FROM asked)) AS topics,
          (SELECT coalesce(json_agg(json_build_object('id', o.id, 'name', o.name, 'company_username', o.company_username, 'folded', d.folded)), '[]'::json)
            FROM (
              SELECT f.id FROM searchable f WHERE f.kind = 'organisation' AND f.folded = ANY(${sql.param(spans)}::text[])
              UNION SELECT c.id FROM organisations c WHERE c.company_username = ANY(${sql.param(companies)}::citext[])
            ) AS named JOIN searchable d ON d.id = named.id JOIN organisations o ON o.id = named.id
            WHERE d.is_public OR d.org_id = ${ownOrgId}::uuid) AS organisations`,
    );
    if (!row) throw new Error('The database did not answer what a text means.');
    return row;
  },
};
