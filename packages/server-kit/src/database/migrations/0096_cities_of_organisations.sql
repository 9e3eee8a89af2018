-- A person without a city of their own works in that of their organisation: a request for the city finds them.
CREATE OR REPLACE FUNCTION public.rostrum_people_documents(ids uuid[]) RETURNS SETOF search_documents
  LANGUAGE sql STABLE
  AS $$
  SELECT p.id, p.org_id, CASE p.kind WHEN 'staff' THEN 'staff' ELSE 'expert' END,
    p.access = 'public' AND o.directory_access = 'public' AND NOT p.safety_mode, rated.quality,
    public.rostrum_minutes(p.readiness->>'reachable_from'), public.rostrum_minutes(p.readiness->>'reachable_to'),
    p.last_confirmed_at, away.from_at, away.to_at, coalesce(p.last_confirmed_at, p.published_at, p.created_at), public.rostrum_timezone(o.timezone),
    p.lastname || ', ' || p.firstname, replace(public.rostrum_fold(p.firstname || ' ' || p.lastname), '-', ' '),
    facets.all, public.rostrum_prefixes(p.firstname || ' ' || p.lastname, rated.slice),
    head.strong
      || public.rostrum_vector(concat_ws(' ', public.rostrum_join(p.industries), public.rostrum_join(p.tags), coalesce(p.city, o.city), p.state, texts.titles), 'C')
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
  $$;--> statement-breakpoint
SET LOCAL rostrum.quiet = 'on';--> statement-breakpoint
SELECT public.rostrum_refresh_documents('people', (SELECT array_agg(p.id) FROM people p JOIN organisations o ON o.id = p.org_id WHERE p.city IS NULL AND o.city IS NOT NULL));
