import { sql } from 'drizzle-orm';
import { type Queryable, plannedRowsOf } from '@rostrum/server-kit/database';
import { markedSentence } from './marked-sentence.repository.ts';
import { passageName } from './passage-names.repository.ts';
import type { TsQueryText } from './query/tsquery-text.ts';

export interface FoundPersonRow {
  id: string;
  username: string;
  kind: 'expert' | 'staff' | 'individual';
  firstname: string;
  lastname: string;
  prefix: string | null;
  job_title: string;
  image: string | null;
  readiness: Record<string, unknown> | null;
  organisation: string;
  company_username: string;
  matched_source: string | null;
  matched_text: string | null;
  accepts: number[];
  away_until: string | null;
  available_now: boolean | null;
  reachable_from: string | null;
  answers_in_minutes: number | null;
}

/** Within the hours that the person gave, by the clock of the organisation; they may go past midnight. */
const isWithinHours = sql`CASE WHEN h.starts IS NULL OR h.ends IS NULL THEN NULL
  WHEN h.starts <= h.ends THEN h.clock >= h.starts AND h.clock < h.ends ELSE h.clock >= h.starts OR h.clock < h.ends END`;

/** The sentence that decided it: of all texts of a person the one that matches best. */
const evidence = (sentences: TsQueryText) =>
  sentences === ''
    ? sql`SELECT NULL::text AS source, NULL::text AS marked`
    : sql`SELECT t.source, ${markedSentence(sql`t.body`, sentences)} AS marked
        FROM (
          SELECT 'Profile, headline' AS source, p.headline AS body, 1.1 AS weight
          UNION ALL SELECT 'Profile, biography', p.biography, 1.0
          UNION ALL SELECT CASE s.kind WHEN 'quotation' THEN 'In their words' WHEN 'publication' THEN 'Profile, publications' ELSE 'Profile, media' END,
              coalesce(s.data->>'text', s.data->>'title', ''), CASE s.kind WHEN 'quotation' THEN 1.4 ELSE 0.8 END
            FROM person_sections s WHERE s.org_id = p.org_id AND s.person_id = p.id AND s.kind IN ('quotation', 'publication', 'media_appearance')
          UNION ALL SELECT 'Areas of expertise', array_to_string(p.topics, ' · '), 0.6
        ) t, rostrum_vector(t.body) AS vector
        WHERE vector @@ ${sentences}::tsquery
        ORDER BY ts_rank(vector, ${sentences}::tsquery) * t.weight DESC LIMIT 1`;

/** The passage that the model found nearest to the request. */
function chosen(ids: readonly string[], sentences: TsQueryText, passages: ReadonlyMap<string, number>) {
  const places = ids.map((id) => passages.get(id) ?? null);
  if (places.every((place) => place === null)) return sql`SELECT NULL::text AS source, NULL::text AS marked`;
  const text = sql`(t.passage->>'text')`;
  return sql`SELECT ${passageName(sql`t.passage`)} AS source, ${sentences === '' ? text : markedSentence(text, sentences)} AS marked
    FROM (SELECT v.passages->(${sql.param(places)}::int[])[asked.place] AS passage FROM searchable_passages v WHERE v.id = p.id) t WHERE t.passage IS NOT NULL`;
}

export const foundPeopleRepository = {
  /**
   * The people of one page, in the order of `ids`. `sentences` is what their sentences are chosen and marked by; of those in
   * `passages` the passage at that place is shown.
   */
  byIds: (
    db: Queryable,
    {
      ids,
      sentences,
      passages = new Map(),
    }: { ids: readonly string[]; sentences: TsQueryText; passages?: ReadonlyMap<string, number> },
  ) =>
    plannedRowsOf<FoundPersonRow>(
      db,
      sql`SELECT p.id, p.username::text AS username, p.kind, p.firstname, p.lastname, p.prefix, p.job_title, p.image, p.readiness,
          o.name AS organisation, o.company_username::text AS company_username, coalesce(c.source, e.source) AS matched_source, coalesce(c.marked, e.marked) AS matched_text,
          (SELECT coalesce(array_agg(a.type ORDER BY a.type), '{}') FROM person_availability a WHERE a.org_id = p.org_id AND a.person_id = p.id AND a.accepts <> 'no') AS accepts,
          (SELECT max(a.away_to) FROM person_availability a WHERE a.org_id = p.org_id AND a.person_id = p.id AND a.away_from <= now() AND a.away_to > now()) AS away_until,
          ${isWithinHours} AS available_now, h.starts AS reachable_from,
          rostrum_answer_minutes(p.org_id, p.id) AS answers_in_minutes
        FROM unnest(${sql.param(ids)}::uuid[]) WITH ORDINALITY AS asked(id, place)
        JOIN people p ON p.id = asked.id JOIN organisations o ON o.id = p.org_id
        CROSS JOIN LATERAL (SELECT nullif(p.readiness->>'reachable_from', '') AS starts, nullif(p.readiness->>'reachable_to', '') AS ends,
          to_char(now() AT TIME ZONE rostrum_timezone(o.timezone), 'HH24:MI') AS clock) h
        LEFT JOIN LATERAL (${evidence(sentences)}) e ON true
        LEFT JOIN LATERAL (${chosen(ids, sentences, passages)}) c ON true ORDER BY asked.place`,
    ),
};
