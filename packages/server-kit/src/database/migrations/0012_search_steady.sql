-- Documents depend on nothing that passes by itself: not on today's date, and not on a time zone that no clock knows.
CREATE FUNCTION public.rostrum_timezone(name text) RETURNS text
  LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE
  AS $$ BEGIN
    PERFORM timestamptz '2000-01-01 00:00:00+00' AT TIME ZONE name;
    RETURN name;
  EXCEPTION WHEN invalid_parameter_value THEN RETURN 'UTC';
  END $$;

CREATE OR REPLACE FUNCTION public.rostrum_people_documents(ids uuid[]) RETURNS SETOF search_documents
  LANGUAGE sql STABLE
  AS $$
  SELECT p.id, p.org_id, CASE p.kind WHEN 'staff' THEN 'staff' ELSE 'expert' END,
    p.access = 'public' AND o.directory_access = 'public', rated.quality,
    public.rostrum_minutes(p.readiness->>'reachable_from'), public.rostrum_minutes(p.readiness->>'reachable_to'),
    p.last_confirmed_at, away.from_at, away.to_at, coalesce(p.last_confirmed_at, p.published_at, p.created_at), public.rostrum_timezone(o.timezone),
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
      SELECT (p.completeness * 4 + CASE WHEN p.image IS NULL THEN 0 ELSE 100 END + CASE WHEN p.last_confirmed_at IS NULL THEN 0 ELSE 150 END
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
    NULL::timestamptz, NULL::timestamptz, NULL::timestamptz, coalesce(p.published_at, p.updated_at), public.rostrum_timezone(o.timezone), p.title,
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
    NULL::timestamptz, NULL::timestamptz, NULL::timestamptz, q.updated_at, public.rostrum_timezone(o.timezone), q.text,
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
    NULL::timestamptz, NULL::timestamptz, NULL::timestamptz, o.created_at, public.rostrum_timezone(o.timezone), o.name,
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

-- Under a row policy the terms and titles of classifications could not be looked up by their indexes; the view carries
-- the same rule with the rights of its owner, as `searchable` does.
CREATE VIEW readable_classifications AS SELECT * FROM classifications
  WHERE org_id IS NULL OR org_id = (SELECT rostrum_org_id()) OR (SELECT pg_has_role(current_user, 'rostrum_system', 'usage'));
GRANT SELECT ON readable_classifications TO rostrum_member, rostrum_seeker, rostrum_guest, rostrum_system;

SELECT public.rostrum_refresh_documents('people', (SELECT array_agg(id) FROM people WHERE last_confirmed_at <= now() - interval '1 year'));
SELECT public.rostrum_refresh_documents('people', (SELECT array_agg(p.id) FROM people p JOIN organisations o ON o.id = p.org_id WHERE public.rostrum_timezone(o.timezone) <> o.timezone));
