-- What search reads: one weighted text vector per person, post and question, and trigram indexes for misspelt or
-- half-typed names. Drizzle does not know generated columns over functions, so this stands beside its schema.

CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS unaccent;
--> statement-breakpoint
-- unaccent() is only STABLE, since its dictionary could change; with the dictionary named it may stand in an index.
CREATE OR REPLACE FUNCTION fold(input text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  AS $$ SELECT lower(public.unaccent('public.unaccent'::regdictionary, input)) $$;
--> statement-breakpoint
-- A JSON list of strings as one text, for vectors and trigrams.
CREATE OR REPLACE FUNCTION joined(list jsonb) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  AS $$ SELECT coalesce(string_agg(item, ' · '), '') FROM jsonb_array_elements_text(list) AS item $$;
--> statement-breakpoint
ALTER TABLE people ADD COLUMN search_vector tsvector GENERATED ALWAYS AS (
  setweight(to_tsvector('english', fold(firstname || ' ' || lastname)), 'A') ||
  setweight(to_tsvector('english', fold(joined(topics))), 'A') ||
  setweight(to_tsvector('english', fold(headline || ' ' || job_title)), 'B') ||
  setweight(to_tsvector('english', fold(biography || ' ' || coalesce(department, ''))), 'C')
) STORED;
--> statement-breakpoint
ALTER TABLE people ADD COLUMN search_name text GENERATED ALWAYS AS (fold(firstname || ' ' || lastname)) STORED;
--> statement-breakpoint
CREATE INDEX people_search ON people USING gin (search_vector);
--> statement-breakpoint
CREATE INDEX people_search_name ON people USING gin (search_name gin_trgm_ops);
--> statement-breakpoint
ALTER TABLE posts ADD COLUMN search_vector tsvector GENERATED ALWAYS AS (
  setweight(to_tsvector('english', fold(title)), 'A') ||
  setweight(to_tsvector('english', fold(joined(tags) || ' ' || summary)), 'B') ||
  setweight(to_tsvector('english', fold(body_text)), 'C')
) STORED;
--> statement-breakpoint
CREATE INDEX posts_search ON posts USING gin (search_vector);
--> statement-breakpoint
ALTER TABLE questions ADD COLUMN search_vector tsvector GENERATED ALWAYS AS (
  setweight(to_tsvector('english', fold(text)), 'A') ||
  setweight(to_tsvector('english', fold(joined(topics) || ' ' || details)), 'B')
) STORED;
--> statement-breakpoint
CREATE INDEX questions_search ON questions USING gin (search_vector);
--> statement-breakpoint
ALTER TABLE person_sections ADD COLUMN search_vector tsvector GENERATED ALWAYS AS (
  to_tsvector('english', fold(coalesce(data->>'title', '') || ' ' || coalesce(data->>'text', '') || ' ' || coalesce(data->>'details', '')))
) STORED;
--> statement-breakpoint
CREATE INDEX person_sections_search ON person_sections USING gin (search_vector);
--> statement-breakpoint
ALTER TABLE classifications ADD COLUMN search_text text GENERATED ALWAYS AS (fold(title || ' ' || joined(synonyms))) STORED;
--> statement-breakpoint
CREATE INDEX classifications_search ON classifications USING gin (search_text gin_trgm_ops);
