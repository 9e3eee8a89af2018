-- A question is found by what its public page shows: its text, its topics, its organisation, and the answers of people
-- who are published, with their names. One whose author went away keeps its page, and its own words. Details of a question are shown to its organisation alone.
CREATE OR REPLACE FUNCTION public.rostrum_questions_documents(ids uuid[]) RETURNS SETOF search_documents
  LANGUAGE sql STABLE
  AS $$
  SELECT q.id, q.org_id, 'question', q.access = 'public' AND o.directory_access = 'public', 500, NULL::smallint, NULL::smallint,
    NULL::timestamptz, NULL::timestamptz, NULL::timestamptz, q.updated_at, public.rostrum_timezone(o.timezone), q.text,
    replace(public.rostrum_fold(q.text), '-', ' '), facets.all, public.rostrum_prefixes(q.text, 6),
    head.strong
      || public.rostrum_vector(replied.names, 'C')
      || public.rostrum_vector(left(replied.bodies, 100000) || ' ' || o.name, 'D')
      || public.rostrum_marks(head.strong, q.tags, facets.all || ('o:' || q.org_id)), 6
  FROM questions q JOIN organisations o ON o.id = q.org_id
  JOIN LATERAL (
    SELECT count(*) AS answers, coalesce(string_agg(public.rostrum_plain(a.body_html), E'\n') FILTER (WHERE shown.author), '') AS bodies,
      coalesce(string_agg(w.firstname || ' ' || w.lastname, ' ') FILTER (WHERE shown.author), '') AS names
    FROM answers a JOIN people w ON w.org_id = a.org_id AND w.id = a.person_id
    CROSS JOIN LATERAL (SELECT w.status = 'published' AND w.access = 'public' AND w.deleted_at IS NULL AS author) shown
    WHERE a.org_id = q.org_id AND a.question_id = q.id AND a.status = 'published'
  ) replied ON replied.answers > 0
  CROSS JOIN LATERAL (SELECT ARRAY(SELECT 't:' || tag FROM unnest(q.tags) AS tag UNION ALL SELECT 'c:' || o.country) AS all) facets
  CROSS JOIN LATERAL (SELECT public.rostrum_vector(q.text, 'A') || public.rostrum_vector(public.rostrum_join(q.tags), 'B') AS strong) head
  WHERE q.id = ANY(ids) AND q.deleted_at IS NULL AND q.status IN ('answered', 'closed') AND q.access <> 'unlisted' AND o.deleted_at IS NULL AND o.status <> 'closed'
  $$;

CREATE OR REPLACE FUNCTION public.rostrum_questions_texts(ids uuid[]) RETURNS SETOF text
  LANGUAGE sql STABLE
  AS $$ SELECT concat_ws(' ', q.text, public.rostrum_join(q.tags), w.firstname, w.lastname, left(public.rostrum_plain(CASE WHEN w.id IS NOT NULL THEN a.body_html END), 100000))
        FROM questions q JOIN answers a ON a.org_id = q.org_id AND a.question_id = q.id AND a.status = 'published'
        LEFT JOIN people w ON w.org_id = a.org_id AND w.id = a.person_id AND w.status = 'published' AND w.access = 'public' AND w.deleted_at IS NULL
        WHERE q.id = ANY(ids) AND q.deleted_at IS NULL $$;

-- An answer is shown while its author is: what changes that, or the author's name, changes the questions answered.
CREATE FUNCTION public.rostrum_author_changed() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
  AS $$
  BEGIN
    PERFORM public.rostrum_refresh_documents('questions', (
      SELECT array_agg(DISTINCT a.question_id) FROM changed c JOIN former f ON f.id = c.id
      JOIN answers a ON a.org_id = c.org_id AND a.person_id = c.id AND a.status = 'published'
      WHERE (c.firstname, c.lastname, c.status, c.access, c.deleted_at IS NULL)
        IS DISTINCT FROM (f.firstname, f.lastname, f.status, f.access, f.deleted_at IS NULL)));
    RETURN NULL;
  END $$;
CREATE TRIGGER people_answers_search_update AFTER UPDATE ON people REFERENCING NEW TABLE AS changed OLD TABLE AS former
  FOR EACH STATEMENT EXECUTE FUNCTION public.rostrum_author_changed();

SET LOCAL rostrum.quiet = 'on';
SELECT public.rostrum_refresh_documents('questions', (SELECT array_agg(id) FROM questions));
