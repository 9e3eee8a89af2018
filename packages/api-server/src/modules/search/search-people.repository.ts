import { sql, type SQL } from 'drizzle-orm';
import { contains } from '../../database/like.ts';
import type { Queryable } from '../../database/queryable.ts';
import { rowsOf } from '../../database/rows.ts';
import { headlineOptions, tsQuery, type Strictness } from './match-query.repository.ts';

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
  answers_in_minutes: number | null;
}

export interface PeopleSearch {
  q: string;
  strictness: Strictness;
  kinds: readonly string[];
  /** Organisation of the searcher: its own people are found while they are not listed in public. */
  ownOrgId: string | null;
  topic?: readonly string[] | undefined;
  organisation?: readonly string[] | undefined;
  language?: readonly string[] | undefined;
}

type Facet = 'topic' | 'organisation' | 'language';

/** Who may be found at all: published and listed in public, or one's own colleagues. */
const visible = (ownOrgId: string | null) => sql`
  p.deleted_at IS NULL AND p.status = 'published' AND o.deleted_at IS NULL AND o.status <> 'closed'
  AND ((p.access = 'public' AND o.directory_access = 'public') ${ownOrgId === null ? sql`` : sql`OR p.org_id = ${ownOrgId}`})`;

const matching = ({ q, strictness }: PeopleSearch): SQL =>
  q === ''
    ? sql`true`
    : sql`(p.search_vector @@ ${tsQuery(q, strictness)} OR p.search_name LIKE ${contains(q)}
        OR rostrum_fold(rostrum_join(p.topics)) LIKE ${contains(q)}
        OR EXISTS (SELECT 1 FROM person_sections s WHERE s.org_id = p.org_id AND s.person_id = p.id
             AND s.search_vector @@ ${tsQuery(q, strictness)}))`;

const speaks = (languages: readonly string[]) => sql`EXISTS (SELECT 1 FROM person_sections s
  WHERE s.org_id = p.org_id AND s.person_id = p.id AND s.kind = 'language' AND s.data->>'code' = ANY(${sql.param(languages)}::text[]))`;

/** A facet is counted without its own choice, so that its other values stay in reach. */
function chosen({ topic, organisation, language }: PeopleSearch, except?: Facet): SQL {
  return sql`${topic?.length && except !== 'topic' ? sql`p.topics && ${sql.param(topic)}::text[]` : sql`true`}
    AND ${organisation?.length && except !== 'organisation' ? sql`o.company_username::text = ANY(${sql.param(organisation)}::text[])` : sql`true`}
    AND ${language?.length && except !== 'language' ? speaks(language) : sql`true`}`;
}

const from = (search: PeopleSearch, except?: Facet) => sql`
  FROM people p JOIN organisations o ON o.id = p.org_id
  WHERE ${visible(search.ownOrgId)} AND p.kind = ANY(${sql.param(search.kinds)}::text[]) AND ${matching(search)} AND ${chosen(search, except)}`;

/** The sentence that decided it: of all texts of a person the one that matches best. */
const evidence = ({ q, strictness }: PeopleSearch) =>
  q === ''
    ? sql`SELECT NULL::text AS source, NULL::text AS marked`
    : sql`SELECT t.source, ts_headline('public.rostrum', t.body, ${tsQuery(q, strictness)}, ${headlineOptions}) AS marked
        FROM (
          SELECT 'Profile, headline' AS source, p.headline AS body, 1.1 AS weight
          UNION ALL SELECT 'Profile, biography', p.biography, 1.0
          UNION ALL SELECT CASE s.kind WHEN 'quotation' THEN 'In their words' WHEN 'publication' THEN 'Profile, publications' ELSE 'Profile, media' END,
              coalesce(s.data->>'text', s.data->>'title', ''), CASE s.kind WHEN 'quotation' THEN 1.4 ELSE 0.8 END
            FROM person_sections s WHERE s.org_id = p.org_id AND s.person_id = p.id AND s.kind IN ('quotation', 'publication', 'media_appearance')
          UNION ALL SELECT 'Areas of expertise', array_to_string(p.topics, ' · '), 0.6
        ) t
        WHERE to_tsvector('public.rostrum', t.body) @@ ${tsQuery(q, strictness)}
        ORDER BY ts_rank(to_tsvector('public.rostrum', t.body), ${tsQuery(q, strictness)}) * t.weight DESC LIMIT 1`;

function order(search: PeopleSearch, sort: 'relevance' | 'name' | 'recent'): SQL {
  const byName = sql`p.lastname COLLATE "und-x-icu", p.firstname COLLATE "und-x-icu", p.id`;
  if (sort === 'recent') return sql`p.last_confirmed_at DESC NULLS LAST, ${byName}`;
  if (sort === 'name' || search.q === '')
    return sql`${search.q === '' ? sql`p.featured DESC,` : sql``} ${byName}`;
  return sql`(ts_rank_cd('{0.1, 0.3, 0.6, 1.0}', p.search_vector, ${tsQuery(search.q, search.strictness)})
      + CASE WHEN p.search_name LIKE ${contains(search.q)} THEN 2 ELSE 0 END
      + CASE WHEN rostrum_fold(rostrum_join(p.topics)) LIKE ${contains(search.q)} THEN 1 ELSE 0 END) DESC, ${byName}`;
}

export const searchPeopleRepository = {
  count: async (db: Queryable, search: PeopleSearch): Promise<number> =>
    (await rowsOf<{ count: number }>(db, sql`SELECT count(*)::int AS count ${from(search)}`))[0]?.count ?? 0,

  find: (
    db: Queryable,
    search: PeopleSearch,
    { sort, limit, offset }: { sort: 'relevance' | 'name' | 'recent'; limit: number; offset: number },
  ) =>
    rowsOf<FoundPersonRow>(
      db,
      sql`WITH found AS MATERIALIZED (
          SELECT p.*, o.name AS organisation, o.company_username::text AS company_username, row_number() OVER (ORDER BY ${order(search, sort)}) AS place
          ${from(search)} ORDER BY place LIMIT ${limit} OFFSET ${offset}
        )
        SELECT p.id, p.username::text AS username, p.kind, p.firstname, p.lastname, p.prefix, p.job_title, p.image, p.readiness,
          p.organisation, p.company_username, e.source AS matched_source, e.marked AS matched_text,
          (SELECT coalesce(array_agg(a.type ORDER BY a.type), '{}') FROM person_availability a WHERE a.org_id = p.org_id AND a.person_id = p.id AND a.accepts <> 'no') AS accepts,
          (SELECT max(a.away_to) FROM person_availability a WHERE a.org_id = p.org_id AND a.person_id = p.id AND a.away_from <= now() AND a.away_to > now()) AS away_until,
          (SELECT CASE WHEN count(*) >= 5 THEN (percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM i.first_reply_at - i.created_at) / 60))::int END
             FROM inquiry_recipients r JOIN inquiries i ON i.org_id = r.org_id AND i.id = r.inquiry_id
             WHERE r.org_id = p.org_id AND r.person_id = p.id AND i.first_reply_at IS NOT NULL AND i.created_at > now() - interval '1 year') AS answers_in_minutes
        FROM found p LEFT JOIN LATERAL (${evidence(search)}) e ON true ORDER BY p.place`,
    ),

  topics: (db: Queryable, search: PeopleSearch) =>
    rowsOf<{ value: string; count: number }>(
      db,
      sql`SELECT topic AS value, count(*)::int AS count FROM (SELECT p.topics ${from(search, 'topic')}) f, unnest(f.topics) AS topic
          GROUP BY topic ORDER BY count DESC, topic LIMIT 10`,
    ),

  organisations: (db: Queryable, search: PeopleSearch) =>
    rowsOf<{ value: string; label: string; count: number }>(
      db,
      sql`SELECT company_username AS value, name AS label, count(*)::int AS count
          FROM (SELECT o.company_username::text AS company_username, o.name ${from(search, 'organisation')}) f
          GROUP BY 1, 2 ORDER BY count DESC, label LIMIT 10`,
    ),

  languages: (db: Queryable, search: PeopleSearch) =>
    rowsOf<{ value: string; count: number }>(
      db,
      sql`SELECT s.data->>'code' AS value, count(DISTINCT f.id)::int AS count FROM (SELECT p.id, p.org_id ${from(search, 'language')}) f
          JOIN person_sections s ON s.org_id = f.org_id AND s.person_id = f.id AND s.kind = 'language'
          GROUP BY 1 ORDER BY count DESC, value LIMIT 10`,
    ),
};
