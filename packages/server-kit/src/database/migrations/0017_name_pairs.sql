-- "John Da" is asked for on the way to every name. Its last word is too short to be stored as a beginning of its own: the
-- index would hold most names under every letter. Stored beside the first letters of another word of the same name it
-- picks out few, where all Johns of the directory had to be read before.
CREATE FUNCTION public.rostrum_name_pairs(name text, slice smallint) RETURNS text[]
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$ WITH words AS (
          SELECT word, place FROM regexp_split_to_table(name, '[^[:alnum:]]+') WITH ORDINALITY AS split(word, place) WHERE word <> ''
        )
        SELECT coalesce(array_agg(DISTINCT left(one.word, 3) || ' ' || left(other.word, size) || slice::text), '{}')
        FROM words AS one JOIN words AS other ON one.place <> other.place, generate_series(1, 2) AS size $$;
--> statement-breakpoint
CREATE INDEX "search_documents_expert_pairs_idx" ON "search_documents" USING gin (rostrum_name_pairs("folded", "slice")) WITH (fastupdate=false) WHERE kind = 'expert';--> statement-breakpoint
CREATE INDEX "search_documents_staff_pairs_idx" ON "search_documents" USING gin (rostrum_name_pairs("folded", "slice")) WITH (fastupdate=false) WHERE kind = 'staff';--> statement-breakpoint
-- How common a pair is can only be guessed before.
ANALYZE "search_documents";
