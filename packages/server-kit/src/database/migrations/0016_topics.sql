-- Pages of topics: titles as they stand in an address, found by an index across organisations.
CREATE FUNCTION public.rostrum_slug(input text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$ SELECT btrim(regexp_replace(public.rostrum_fold(input), '[^[:alnum:]]+', '-', 'g'), '-') $$;--> statement-breakpoint
CREATE FUNCTION public.rostrum_slugs(input text[]) RETURNS text[]
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$ SELECT coalesce(array_agg(public.rostrum_slug(word)), '{}') FROM unnest(input) AS word $$;--> statement-breakpoint
CREATE INDEX "people_topic_slugs_idx" ON "people" USING gin (rostrum_slugs("topics"));--> statement-breakpoint
CREATE INDEX "classifications_slug_idx" ON "classifications" USING btree (rostrum_slug("title"));--> statement-breakpoint
CREATE INDEX "classifications_entry_slugs_idx" ON "classifications" USING gin (rostrum_slugs("synonyms"));
