-- Experts are cut into slices by quality, each with an index of its own. A search reads the best first and stops when it
-- has enough: a frequent word then costs as much among a million profiles as among ten thousand.
DROP INDEX "search_documents_expert_words_idx";
ALTER TABLE "search_documents" ADD COLUMN "slice" smallint DEFAULT 6 NOT NULL;

CREATE FUNCTION public.rostrum_slice(quality int) RETURNS int
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$ SELECT CASE WHEN quality >= 900 THEN 0 WHEN quality >= 800 THEN 1 WHEN quality >= 725 THEN 2 WHEN quality >= 650 THEN 3
    WHEN quality >= 575 THEN 4 WHEN quality >= 500 THEN 5 ELSE 6 END $$;

CREATE OR REPLACE FUNCTION public.rostrum_people_documents(ids uuid[]) RETURNS SETOF search_documents
  LANGUAGE sql STABLE
  AS $$
  SELECT p.id, p.org_id, CASE p.kind WHEN 'staff' THEN 'staff' ELSE 'expert' END,
    p.access = 'public' AND o.directory_access = 'public', rated.quality,
    public.rostrum_minutes(p.readiness->>'reachable_from'), public.rostrum_minutes(p.readiness->>'reachable_to'),
    p.last_confirmed_at, away.from_at, away.to_at, coalesce(p.last_confirmed_at, p.published_at, p.created_at), o.timezone,
    p.lastname || ', ' || p.firstname, replace(public.rostrum_fold(p.firstname || ' ' || p.lastname), '-', ' '),
    facets.all, public.rostrum_prefixes(p.firstname || ' ' || p.lastname, rated.slice),
    head.strong
      || public.rostrum_vector(concat_ws(' ', public.rostrum_join(p.industries), public.rostrum_join(p.tags), p.city, p.state, texts.titles), 'C')
      || public.rostrum_vector(concat_ws(' ', p.biography, o.name, texts.places), 'D')
      || public.rostrum_marks(head.strong, p.topics, facets.all || ('o:' || p.org_id)), rated.slice
  FROM people p JOIN organisations o ON o.id = p.org_id
  CROSS JOIN LATERAL (
    SELECT string_agg(concat_ws(' ', s.data->>'title', s.data->>'text', s.data->>'major', s.data->>'role', s.data->>'event_name', s.data->>'description'), E'\n') AS titles,
      string_agg(concat_ws(' ', s.data->>'organization', s.data->>'publisher', s.data->>'institution'), E'\n') AS places,
      bool_or(s.kind = 'quotation') AS quoted, bool_or(s.kind = 'publication') AS published
    FROM person_sections s WHERE s.org_id = p.org_id AND s.person_id = p.id AND s.kind <> 'language'
  ) texts
  CROSS JOIN LATERAL (
    SELECT min(a.away_from) AS from_at, max(a.away_to) AS to_at FROM person_availability a
    WHERE a.org_id = p.org_id AND a.person_id = p.id AND a.away_to > now()
  ) away
  CROSS JOIN LATERAL (
    SELECT quality, CASE p.kind WHEN 'staff' THEN 6 ELSE public.rostrum_slice(quality) END AS slice FROM (
      SELECT (p.completeness * 4 + CASE WHEN p.image IS NULL THEN 0 ELSE 100 END + CASE WHEN p.last_confirmed_at > now() - interval '1 year' THEN 150 ELSE 0 END
        + CASE WHEN texts.published THEN 75 ELSE 0 END + CASE WHEN texts.quoted THEN 75 ELSE 0 END
        + CASE WHEN p.readiness @> '{"live_tv": true}' OR p.readiness @> '{"radio": true}' THEN 100 ELSE 0 END + least(p.featured, 500) / 5)::int AS quality
    ) AS summed
  ) rated
  CROSS JOIN LATERAL (
    SELECT ARRAY(
      SELECT 't:' || topic FROM unnest(p.topics) AS topic
      UNION ALL SELECT 'i:' || industry FROM unnest(p.industries) AS industry
      UNION ALL SELECT 'c:' || coalesce(p.country, o.country)
      UNION ALL SELECT DISTINCT 'l:' || (s.data->>'code') FROM person_sections s
        WHERE s.org_id = p.org_id AND s.person_id = p.id AND s.kind = 'language' AND s.data->>'code' IS NOT NULL
      -- A type without a row is taken through the office.
      UNION ALL SELECT 'a:' || offered.type FROM generate_series(1, 10) AS offered(type) WHERE p.kind <> 'staff'
        AND NOT EXISTS (SELECT 1 FROM person_availability a WHERE a.org_id = p.org_id AND a.person_id = p.id AND a.type = offered.type AND a.accepts = 'no')
      UNION ALL SELECT 'm:' || ready.key FROM jsonb_each(coalesce(p.readiness, '{}')) AS ready WHERE ready.value = 'true'
    ) AS all
  ) facets
  CROSS JOIN LATERAL (
    SELECT public.rostrum_name_vector(p.firstname || ' ' || p.lastname) || public.rostrum_vector(public.rostrum_join(p.topics), 'A')
      || public.rostrum_vector(concat_ws(' ', p.prefix, p.suffix, p.headline, p.job_title, p.department), 'B') AS strong
  ) head
  WHERE p.id = ANY(ids) AND p.deleted_at IS NULL AND p.status = 'published' AND o.deleted_at IS NULL AND o.status <> 'closed'
  $$;

CREATE OR REPLACE FUNCTION public.rostrum_posts_documents(ids uuid[]) RETURNS SETOF search_documents
  LANGUAGE sql STABLE
  AS $$
  SELECT p.id, p.org_id, 'post', p.access = 'public' AND o.directory_access = 'public', 500, NULL::smallint, NULL::smallint,
    NULL::timestamptz, NULL::timestamptz, NULL::timestamptz, coalesce(p.published_at, p.updated_at), o.timezone, p.title,
    replace(public.rostrum_fold(p.title), '-', ' '), facets.all, public.rostrum_prefixes(p.title, 6),
    head.strong
      || public.rostrum_vector(coalesce((SELECT string_agg(a.name, ' ') FROM post_authors a WHERE a.org_id = p.org_id AND a.post_id = p.id), ''), 'C')
      || public.rostrum_vector(left(public.rostrum_plain(p.body_html), 100000) || ' ' || o.name, 'D')
      || public.rostrum_marks(head.strong, p.tags, facets.all || ('o:' || p.org_id)), 6
  FROM posts p JOIN organisations o ON o.id = p.org_id
  CROSS JOIN LATERAL (SELECT ARRAY(SELECT 't:' || tag FROM unnest(p.tags) AS tag UNION ALL SELECT 'c:' || o.country) AS all) facets
  CROSS JOIN LATERAL (
    SELECT public.rostrum_vector(p.title, 'A') || public.rostrum_vector(public.rostrum_join(p.tags) || ' ' || p.summary, 'B') AS strong
  ) head
  WHERE p.id = ANY(ids) AND p.deleted_at IS NULL AND p.status = 'published' AND p.access <> 'unlisted' AND o.deleted_at IS NULL AND o.status <> 'closed'
  $$;

CREATE OR REPLACE FUNCTION public.rostrum_questions_documents(ids uuid[]) RETURNS SETOF search_documents
  LANGUAGE sql STABLE
  AS $$
  SELECT q.id, q.org_id, 'question', q.access = 'public' AND o.directory_access = 'public', 500, NULL::smallint, NULL::smallint,
    NULL::timestamptz, NULL::timestamptz, NULL::timestamptz, q.updated_at, o.timezone, q.text,
    replace(public.rostrum_fold(q.text), '-', ' '), facets.all, public.rostrum_prefixes(q.text, 6),
    head.strong
      || public.rostrum_vector(q.details || ' ' || replied.names, 'C')
      || public.rostrum_vector(left(replied.bodies, 100000) || ' ' || o.name, 'D')
      || public.rostrum_marks(head.strong, q.tags, facets.all || ('o:' || q.org_id)), 6
  FROM questions q JOIN organisations o ON o.id = q.org_id
  JOIN LATERAL (
    SELECT string_agg(public.rostrum_plain(a.body_html), E'\n') AS bodies, string_agg(w.firstname || ' ' || w.lastname, ' ') AS names
    FROM answers a JOIN people w ON w.org_id = a.org_id AND w.id = a.person_id
    WHERE a.org_id = q.org_id AND a.question_id = q.id AND a.status = 'published'
  ) replied ON replied.bodies IS NOT NULL
  CROSS JOIN LATERAL (SELECT ARRAY(SELECT 't:' || tag FROM unnest(q.tags) AS tag UNION ALL SELECT 'c:' || o.country) AS all) facets
  CROSS JOIN LATERAL (SELECT public.rostrum_vector(q.text, 'A') || public.rostrum_vector(public.rostrum_join(q.tags), 'B') AS strong) head
  WHERE q.id = ANY(ids) AND q.deleted_at IS NULL AND q.status IN ('answered', 'closed') AND q.access <> 'unlisted' AND o.deleted_at IS NULL AND o.status <> 'closed'
  $$;

CREATE OR REPLACE FUNCTION public.rostrum_organisations_documents(ids uuid[]) RETURNS SETOF search_documents
  LANGUAGE sql STABLE
  AS $$
  SELECT o.id, o.id, 'organisation', o.directory_access = 'public', 500, NULL::smallint, NULL::smallint,
    NULL::timestamptz, NULL::timestamptz, NULL::timestamptz, o.created_at, o.timezone, o.name,
    replace(public.rostrum_fold(o.name), '-', ' '), ARRAY['c:' || o.country], public.rostrum_prefixes(o.name, 6),
    head.strong || public.rostrum_vector(concat_ws(' ', o.city, o.state), 'C') || public.rostrum_vector(o.description, 'D')
      || public.rostrum_marks(head.strong, '{}', ARRAY['c:' || o.country, 'o:' || o.id]), 6
  FROM organisations o
  CROSS JOIN LATERAL (
    SELECT public.rostrum_vector(o.name, 'A') || public.rostrum_name_vector(o.name || ' ' || o.company_username)
      || public.rostrum_vector(o.kind, 'B') AS strong
  ) head
  WHERE o.id = ANY(ids) AND o.deleted_at IS NULL AND o.status <> 'closed' AND o.directory_access <> 'unlisted'
  $$;

CREATE OR REPLACE FUNCTION public.rostrum_refresh_documents(source text, ids uuid[]) RETURNS void
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
  AS $$
  DECLARE kinds text[] := CASE source WHEN 'people' THEN ARRAY['expert', 'staff'] ELSE ARRAY[rtrim(source, 's')] END;
  BEGIN
    IF coalesce(cardinality(ids), 0) = 0 THEN RETURN; END IF;
    EXECUTE format('SELECT 1 FROM %I WHERE id = ANY($1) ORDER BY id FOR NO KEY UPDATE', source) USING ids;
    EXECUTE format('
      WITH current AS MATERIALIZED (SELECT * FROM %I($1)),
      gone AS (DELETE FROM search_documents d WHERE d.id = ANY($1) AND d.kind = ANY($2) AND NOT EXISTS (SELECT 1 FROM current c WHERE c.id = d.id))
      INSERT INTO search_documents SELECT * FROM current
      ON CONFLICT (id) DO UPDATE SET (org_id, kind, is_public, quality, reachable_from, reachable_to, confirmed_at, away_from, away_to, sorted_at, timezone, sort_name, folded, facets, prefixes, words, slice)
        = ROW(excluded.org_id, excluded.kind, excluded.is_public, excluded.quality, excluded.reachable_from, excluded.reachable_to, excluded.confirmed_at, excluded.away_from, excluded.away_to, excluded.sorted_at, excluded.timezone, excluded.sort_name, excluded.folded, excluded.facets, excluded.prefixes, excluded.words, excluded.slice)
      WHERE search_documents.* IS DISTINCT FROM excluded.*', 'rostrum_' || source || '_documents')
      USING ids, kinds;
    EXECUTE format('
      INSERT INTO search_words (word)
      SELECT DISTINCT word FROM %I($1) AS text, unnest(public.rostrum_words(text)) AS text_word(word) WHERE length(word) > 2 AND ts_lexize(''english_stem'', word) <> ''{}''
        AND NOT EXISTS (SELECT 1 FROM search_words s WHERE s.word = text_word.word)
      ORDER BY word ON CONFLICT DO NOTHING', 'rostrum_' || source || '_texts')
      USING ids;
  END $$;

DROP FUNCTION public.rostrum_tier(int);

SELECT public.rostrum_refresh_documents('organisations', (SELECT array_agg(id) FROM organisations));
SELECT public.rostrum_refresh_documents('people', (SELECT array_agg(id) FROM people));
SELECT public.rostrum_refresh_documents('posts', (SELECT array_agg(id) FROM posts));
SELECT public.rostrum_refresh_documents('questions', (SELECT array_agg(id) FROM questions));

CREATE INDEX "search_documents_expert_quality_idx" ON "search_documents" USING btree ("quality" desc,"id") WHERE kind = 'expert';
CREATE INDEX "search_documents_staff_quality_idx" ON "search_documents" USING btree ("quality" desc,"id") WHERE kind = 'staff';
CREATE INDEX "search_documents_post_quality_idx" ON "search_documents" USING btree ("quality" desc,"id") WHERE kind = 'post';
CREATE INDEX "search_documents_question_quality_idx" ON "search_documents" USING btree ("quality" desc,"id") WHERE kind = 'question';
CREATE INDEX "search_documents_organisation_quality_idx" ON "search_documents" USING btree ("quality" desc,"id") WHERE kind = 'organisation';
CREATE INDEX "search_documents_expert_0_words_idx" ON "search_documents" USING gin ("words") WITH (fastupdate=false) WHERE kind = 'expert' and slice = 0;
CREATE INDEX "search_documents_expert_1_words_idx" ON "search_documents" USING gin ("words") WITH (fastupdate=false) WHERE kind = 'expert' and slice = 1;
CREATE INDEX "search_documents_expert_2_words_idx" ON "search_documents" USING gin ("words") WITH (fastupdate=false) WHERE kind = 'expert' and slice = 2;
CREATE INDEX "search_documents_expert_3_words_idx" ON "search_documents" USING gin ("words") WITH (fastupdate=false) WHERE kind = 'expert' and slice = 3;
CREATE INDEX "search_documents_expert_4_words_idx" ON "search_documents" USING gin ("words") WITH (fastupdate=false) WHERE kind = 'expert' and slice = 4;
CREATE INDEX "search_documents_expert_5_words_idx" ON "search_documents" USING gin ("words") WITH (fastupdate=false) WHERE kind = 'expert' and slice = 5;
CREATE INDEX "search_documents_expert_6_words_idx" ON "search_documents" USING gin ("words") WITH (fastupdate=false) WHERE kind = 'expert' and slice = 6;
