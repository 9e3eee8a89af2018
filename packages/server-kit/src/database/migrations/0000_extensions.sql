-- What the tables stand on: extensions, a text search configuration, and functions that generated columns may call.
-- unaccent() is only STABLE because its dictionary could change; naming the dictionary makes IMMUTABLE true.
-- array_to_string is STABLE for arrays of any type; for text[] it depends on nothing, so rostrum_join may say IMMUTABLE.
CREATE EXTENSION IF NOT EXISTS citext;
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS unaccent;
CREATE EXTENSION IF NOT EXISTS btree_gin;

-- English stems without accents. Both sides of a search use it: to_tsvector here, websearch_to_tsquery in queries.
CREATE TEXT SEARCH CONFIGURATION public.rostrum (COPY = pg_catalog.english);
ALTER TEXT SEARCH CONFIGURATION public.rostrum
  ALTER MAPPING FOR hword, hword_part, word WITH unaccent, english_stem;

CREATE FUNCTION public.rostrum_fold(input text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$ SELECT lower(public.unaccent('public.unaccent'::regdictionary, input)) $$;

CREATE FUNCTION public.rostrum_join(input text[]) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$ SELECT array_to_string(input, ' ') $$;

-- Text of stored HTML for search only: tags become spaces. Bodies were sanitised before they were stored.
CREATE FUNCTION public.rostrum_plain(input text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$ SELECT regexp_replace(input, '<[^>]*>', ' ', 'g') $$;
