-- Finds a profile by the username that it has or had, or by its plain spelling. Runs as the owner of the tables: the policies of
-- callers keep comparisons of citext and of folded names out of indexes, so every address of a profile read the whole table, once
-- for each row. Callers look the profile up by the returned id, which their policies hold.
CREATE FUNCTION public.rostrum_person_of_username(asked citext) RETURNS uuid LANGUAGE sql STABLE PARALLEL SAFE SECURITY DEFINER
  SET search_path TO 'public', 'pg_temp' AS $$
  SELECT coalesce(
    (SELECT p.id FROM people p WHERE p.username = asked),
    (SELECT f.person_id FROM former_usernames f WHERE f.username = asked),
    (SELECT min(p.id::text)::uuid FROM people p
      WHERE length(asked::text) <= 200 AND rostrum_slug(p.username::text) = rostrum_slug(asked::text) AND p.deleted_at IS NULL
      HAVING count(*) = 1))
$$;
