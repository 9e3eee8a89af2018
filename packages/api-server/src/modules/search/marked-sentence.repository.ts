import { sql, type SQL } from 'drizzle-orm';
import { headlineMarks, headlineOptions } from './matched-sentence.ts';
import type { TsQueryText } from './query/tsquery-text.ts';

/**
 * The part of a text that matches best, its words marked. An ellipsis stands where the text goes on, so that a part is never
 * taken for the whole.
 */
export const markedSentence = (text: SQL, sentences: TsQueryText): SQL => sql`(
  SELECT CASE WHEN starts_with(cut.whole, cut.plain) THEN '' ELSE '…' END || cut.marked
      || CASE WHEN right(cut.whole, length(cut.plain)) = cut.plain THEN '' ELSE '…' END
  FROM (
    SELECT btrim(body, E' \\n\\r\\t') AS whole, headline AS marked, translate(headline, ${headlineMarks}, '') AS plain
    FROM (SELECT body, btrim(rostrum_headline(body, ${sentences}::tsquery, ${headlineOptions}, ${headlineMarks}), E' \\n\\r\\t') AS headline
      FROM (SELECT ${text} AS body) AS given) AS found
  ) AS cut)`;
