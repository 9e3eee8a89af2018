-- What can be found stands in one table of documents, kept current by triggers in the transaction of each change, so
-- that a search reads no other; and every word that occurs, for beginnings and typing errors.
-- Names are not English: without stems and stop words, so that Will and An are found.
CREATE TEXT SEARCH CONFIGURATION public.rostrum_simple (COPY = pg_catalog.simple);
ALTER TEXT SEARCH CONFIGURATION public.rostrum_simple
  ALTER MAPPING FOR hword, hword_part, word WITH unaccent, simple;

-- The functions that generated columns call say IMMUTABLE: they depend on dictionaries by name, which nobody changes.
CREATE FUNCTION public.rostrum_stem(word text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$ SELECT coalesce((ts_lexize('pg_catalog.english_stem', word))[1], word) $$;

-- A term as it is compared: folded words by their stems, with single spaces. "Phone bans" and "phone-ban" are one term.
CREATE FUNCTION public.rostrum_term(input text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$ SELECT coalesce(string_agg(public.rostrum_stem(word), ' ' ORDER BY place), '')
        FROM regexp_split_to_table(public.rostrum_fold(input), '[^[:alnum:]]+') WITH ORDINALITY AS split(word, place) WHERE word <> '' $$;

CREATE FUNCTION public.rostrum_terms(inputs text[]) RETURNS text[]
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$ SELECT coalesce(array_agg(DISTINCT public.rostrum_term(input)), '{}') FROM unnest(inputs) AS input $$;

-- The word and the word with each of its letters left out: two words that share one of these are one slip apart.
CREATE FUNCTION public.rostrum_slips(word text) RETURNS text[]
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$ SELECT array_agg(DISTINCT slip) FROM (
          SELECT word AS slip UNION ALL
          SELECT left(word, place - 1) || substr(word, place + 1) FROM generate_series(1, length(word)) AS place WHERE length(word) > 3
        ) AS slips $$;

-- Hyphens and slashes part words: the parser would make compounds, numbers and file names of them.
CREATE FUNCTION public.rostrum_vector(input text, weight "char") RETURNS tsvector
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$ SELECT setweight(to_tsvector('public.rostrum', translate(input, '-/_', '   ')), weight) $$;

CREATE FUNCTION public.rostrum_name_vector(input text) RETURNS tsvector
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$ SELECT setweight(to_tsvector('public.rostrum_simple', translate(input, '-/_', '   ')), 'A') $$;

-- What stands in a strong place a second time, as '^word'; topics as '#topic' and facets as they are, each a word of its
-- own. One index then answers text, topics and facets together, however they are combined.
CREATE FUNCTION public.rostrum_marks(strong tsvector, topics text[], facets text[]) RETURNS tsvector
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$ SELECT array_to_tsvector(ARRAY(
          SELECT '^' || lexeme FROM unnest(tsvector_to_array(strong)) AS lexeme
          UNION SELECT '#' || public.rostrum_term(topic) FROM unnest(topics) AS topic
          UNION SELECT facet FROM unnest(facets) AS facet WHERE facet NOT LIKE 't:%' AND facet <> ''
        )) $$;

-- Words as people type them, for beginnings and typing errors.
CREATE FUNCTION public.rostrum_words(input text) RETURNS text[]
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$ SELECT coalesce(array_agg(word), '{}') FROM unnest(tsvector_to_array(to_tsvector('public.rostrum_simple', translate(input, '-/_', '   ')))) AS word
        WHERE length(word) BETWEEN 2 AND 40 AND word ~ '^[[:alpha:]][[:alnum:]]*$' $$;

-- Beginnings of words, three to ten letters long, each with the tier behind it.
CREATE FUNCTION public.rostrum_prefixes(input text, tier int) RETURNS text[]
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$ SELECT coalesce(array_agg(DISTINCT left(word, size) || tier), '{}')
        FROM unnest(public.rostrum_words(input)) AS word, generate_series(least(3, length(word)), least(10, length(word))) AS size $$;

CREATE TABLE "search_documents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"org_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"is_public" boolean NOT NULL,
	"quality" smallint NOT NULL,
	"reachable_from" smallint,
	"reachable_to" smallint,
	"confirmed_at" timestamp with time zone,
	"away_from" timestamp with time zone,
	"away_to" timestamp with time zone,
	"sorted_at" timestamp with time zone NOT NULL,
	"timezone" varchar(60) NOT NULL,
	"sort_name" varchar(300) NOT NULL,
	"folded" varchar(600) NOT NULL,
	"facets" text[] NOT NULL,
	"prefixes" text[] NOT NULL,
	"words" "tsvector" NOT NULL,
	CONSTRAINT "search_documents_quality_range" CHECK ("search_documents"."quality" between 0 and 1000)
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"word" varchar(40) PRIMARY KEY NOT NULL,
	"stem" text GENERATED ALWAYS AS (rostrum_stem("search_words"."word")) STORED,
	"slips" text[] GENERATED ALWAYS AS (rostrum_slips("search_words"."word")) STORED
);
--> statement-breakpoint
ALTER TABLE "classifications" ADD COLUMN "terms" text[] GENERATED ALWAYS AS (rostrum_terms("classifications"."title" || "classifications"."synonyms")) STORED;--> statement-breakpoint
ALTER TABLE "search_documents" ADD CONSTRAINT "search_documents_org_id_organisations_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "search_documents_org_idx" ON "search_documents" USING btree ("org_id","kind");--> statement-breakpoint
CREATE INDEX "search_documents_expert_words_idx" ON "search_documents" USING gin ("words") WITH (fastupdate=false) WHERE kind = 'expert';--> statement-breakpoint
CREATE INDEX "search_documents_expert_prefixes_idx" ON "search_documents" USING gin ("prefixes") WITH (fastupdate=false) WHERE kind = 'expert';--> statement-breakpoint
CREATE INDEX "search_documents_expert_name_idx" ON "search_documents" USING btree ("sort_name" collate "und-x-icu","id") WHERE kind = 'expert';--> statement-breakpoint
CREATE INDEX "search_documents_expert_recent_idx" ON "search_documents" USING btree ("sorted_at" desc,"id") WHERE kind = 'expert';--> statement-breakpoint
CREATE INDEX "search_documents_staff_words_idx" ON "search_documents" USING gin ("words") WITH (fastupdate=false) WHERE kind = 'staff';--> statement-breakpoint
CREATE INDEX "search_documents_staff_prefixes_idx" ON "search_documents" USING gin ("prefixes") WITH (fastupdate=false) WHERE kind = 'staff';--> statement-breakpoint
CREATE INDEX "search_documents_staff_name_idx" ON "search_documents" USING btree ("sort_name" collate "und-x-icu","id") WHERE kind = 'staff';--> statement-breakpoint
CREATE INDEX "search_documents_staff_recent_idx" ON "search_documents" USING btree ("sorted_at" desc,"id") WHERE kind = 'staff';--> statement-breakpoint
CREATE INDEX "search_documents_post_words_idx" ON "search_documents" USING gin ("words") WITH (fastupdate=false) WHERE kind = 'post';--> statement-breakpoint
CREATE INDEX "search_documents_post_prefixes_idx" ON "search_documents" USING gin ("prefixes") WITH (fastupdate=false) WHERE kind = 'post';--> statement-breakpoint
CREATE INDEX "search_documents_post_name_idx" ON "search_documents" USING btree ("sort_name" collate "und-x-icu","id") WHERE kind = 'post';--> statement-breakpoint
CREATE INDEX "search_documents_post_recent_idx" ON "search_documents" USING btree ("sorted_at" desc,"id") WHERE kind = 'post';--> statement-breakpoint
CREATE INDEX "search_documents_question_words_idx" ON "search_documents" USING gin ("words") WITH (fastupdate=false) WHERE kind = 'question';--> statement-breakpoint
CREATE INDEX "search_documents_question_prefixes_idx" ON "search_documents" USING gin ("prefixes") WITH (fastupdate=false) WHERE kind = 'question';--> statement-breakpoint
CREATE INDEX "search_documents_question_name_idx" ON "search_documents" USING btree ("sort_name" collate "und-x-icu","id") WHERE kind = 'question';--> statement-breakpoint
CREATE INDEX "search_documents_question_recent_idx" ON "search_documents" USING btree ("sorted_at" desc,"id") WHERE kind = 'question';--> statement-breakpoint
CREATE INDEX "search_documents_organisation_words_idx" ON "search_documents" USING gin ("words") WITH (fastupdate=false) WHERE kind = 'organisation';--> statement-breakpoint
CREATE INDEX "search_documents_organisation_prefixes_idx" ON "search_documents" USING gin ("prefixes") WITH (fastupdate=false) WHERE kind = 'organisation';--> statement-breakpoint
CREATE INDEX "search_documents_organisation_name_idx" ON "search_documents" USING btree ("sort_name" collate "und-x-icu","id") WHERE kind = 'organisation';--> statement-breakpoint
CREATE INDEX "search_documents_organisation_recent_idx" ON "search_documents" USING btree ("sorted_at" desc,"id") WHERE kind = 'organisation';--> statement-breakpoint
CREATE INDEX "search_documents_organisation_folded_idx" ON "search_documents" USING btree ("folded") WHERE kind = 'organisation';--> statement-breakpoint
CREATE INDEX "search_words_stem_idx" ON "search_words" USING btree ("stem");--> statement-breakpoint
CREATE INDEX "search_words_beginning_idx" ON "search_words" USING btree ("word" varchar_pattern_ops);--> statement-breakpoint
CREATE INDEX "search_words_slips_idx" ON "search_words" USING gin ("slips");--> statement-breakpoint
CREATE INDEX "search_words_trgm_idx" ON "search_words" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "classifications_terms_idx" ON "classifications" USING gin ("terms");

-- How each kind of document is made. `strong` is what stands in its name, topics and headline.
CREATE FUNCTION public.rostrum_tier(quality int) RETURNS int
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$ SELECT CASE WHEN quality >= 850 THEN 1 WHEN quality >= 600 THEN 2 ELSE 3 END $$;

-- Minutes after midnight of a stored '07:00'; null for anything else.
CREATE FUNCTION public.rostrum_minutes(clock text) RETURNS int
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$ SELECT CASE WHEN clock ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$' THEN left(clock, 2)::int * 60 + right(clock, 2)::int END $$;

CREATE FUNCTION public.rostrum_people_documents(ids uuid[]) RETURNS SETOF search_documents
  LANGUAGE sql STABLE
  AS $$
  SELECT p.id, p.org_id, CASE p.kind WHEN 'staff' THEN 'staff' ELSE 'expert' END,
    p.access = 'public' AND o.directory_access = 'public', rated.quality,
    public.rostrum_minutes(p.readiness->>'reachable_from'), public.rostrum_minutes(p.readiness->>'reachable_to'),
    p.last_confirmed_at, away.from_at, away.to_at, coalesce(p.last_confirmed_at, p.published_at, p.created_at), o.timezone,
    p.lastname || ', ' || p.firstname, replace(public.rostrum_fold(p.firstname || ' ' || p.lastname), '-', ' '),
    facets.all, public.rostrum_prefixes(p.firstname || ' ' || p.lastname, public.rostrum_tier(rated.quality)),
    head.strong
      || public.rostrum_vector(concat_ws(' ', public.rostrum_join(p.industries), public.rostrum_join(p.tags), p.city, p.state, texts.titles), 'C')
      || public.rostrum_vector(concat_ws(' ', p.biography, o.name, texts.places), 'D')
      || public.rostrum_marks(head.strong, p.topics, facets.all || ('q:' || public.rostrum_tier(rated.quality)) || ('o:' || p.org_id))
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
    SELECT (p.completeness * 4 + CASE WHEN p.image IS NULL THEN 0 ELSE 100 END + CASE WHEN p.last_confirmed_at > now() - interval '1 year' THEN 150 ELSE 0 END
      + CASE WHEN texts.published THEN 75 ELSE 0 END + CASE WHEN texts.quoted THEN 75 ELSE 0 END
      + CASE WHEN p.readiness @> '{"live_tv": true}' OR p.readiness @> '{"radio": true}' THEN 100 ELSE 0 END + least(p.featured, 500) / 5)::int AS quality
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

CREATE FUNCTION public.rostrum_posts_documents(ids uuid[]) RETURNS SETOF search_documents
  LANGUAGE sql STABLE
  AS $$
  SELECT p.id, p.org_id, 'post', p.access = 'public' AND o.directory_access = 'public', 500, NULL::smallint, NULL::smallint,
    NULL::timestamptz, NULL::timestamptz, NULL::timestamptz, coalesce(p.published_at, p.updated_at), o.timezone, p.title,
    replace(public.rostrum_fold(p.title), '-', ' '), facets.all, public.rostrum_prefixes(p.title, 2),
    head.strong
      || public.rostrum_vector(coalesce((SELECT string_agg(a.name, ' ') FROM post_authors a WHERE a.org_id = p.org_id AND a.post_id = p.id), ''), 'C')
      || public.rostrum_vector(left(public.rostrum_plain(p.body_html), 100000) || ' ' || o.name, 'D')
      || public.rostrum_marks(head.strong, p.tags, facets.all || ARRAY['q:2', 'o:' || p.org_id])
  FROM posts p JOIN organisations o ON o.id = p.org_id
  CROSS JOIN LATERAL (SELECT ARRAY(SELECT 't:' || tag FROM unnest(p.tags) AS tag UNION ALL SELECT 'c:' || o.country) AS all) facets
  CROSS JOIN LATERAL (
    SELECT public.rostrum_vector(p.title, 'A') || public.rostrum_vector(public.rostrum_join(p.tags) || ' ' || p.summary, 'B') AS strong
  ) head
  WHERE p.id = ANY(ids) AND p.deleted_at IS NULL AND p.status = 'published' AND p.access <> 'unlisted' AND o.deleted_at IS NULL AND o.status <> 'closed'
  $$;

-- A question is found by its own words and by those of its published answers; one without an answer is not found.
CREATE FUNCTION public.rostrum_questions_documents(ids uuid[]) RETURNS SETOF search_documents
  LANGUAGE sql STABLE
  AS $$
  SELECT q.id, q.org_id, 'question', q.access = 'public' AND o.directory_access = 'public', 500, NULL::smallint, NULL::smallint,
    NULL::timestamptz, NULL::timestamptz, NULL::timestamptz, q.updated_at, o.timezone, q.text,
    replace(public.rostrum_fold(q.text), '-', ' '), facets.all, public.rostrum_prefixes(q.text, 2),
    head.strong
      || public.rostrum_vector(q.details || ' ' || replied.names, 'C')
      || public.rostrum_vector(left(replied.bodies, 100000) || ' ' || o.name, 'D')
      || public.rostrum_marks(head.strong, q.tags, facets.all || ARRAY['q:2', 'o:' || q.org_id])
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

CREATE FUNCTION public.rostrum_organisations_documents(ids uuid[]) RETURNS SETOF search_documents
  LANGUAGE sql STABLE
  AS $$
  SELECT o.id, o.id, 'organisation', o.directory_access = 'public', 500, NULL::smallint, NULL::smallint,
    NULL::timestamptz, NULL::timestamptz, NULL::timestamptz, o.created_at, o.timezone, o.name,
    replace(public.rostrum_fold(o.name), '-', ' '), ARRAY['c:' || o.country], public.rostrum_prefixes(o.name, 2),
    head.strong || public.rostrum_vector(concat_ws(' ', o.city, o.state), 'C') || public.rostrum_vector(o.description, 'D')
      || public.rostrum_marks(head.strong, '{}', ARRAY['c:' || o.country, 'q:2', 'o:' || o.id])
  FROM organisations o
  CROSS JOIN LATERAL (
    SELECT public.rostrum_vector(o.name, 'A') || public.rostrum_name_vector(o.name || ' ' || o.company_username)
      || public.rostrum_vector(o.kind, 'B') AS strong
  ) head
  WHERE o.id = ANY(ids) AND o.deleted_at IS NULL AND o.status <> 'closed' AND o.directory_access <> 'unlisted'
  $$;

CREATE FUNCTION public.rostrum_people_texts(ids uuid[]) RETURNS SETOF text
  LANGUAGE sql STABLE
  AS $$ SELECT concat_ws(' ', firstname, lastname, public.rostrum_join(topics), headline, job_title, department, public.rostrum_join(industries), city, biography)
        FROM people WHERE id = ANY(ids) AND deleted_at IS NULL AND status = 'published'
        UNION ALL
        SELECT concat_ws(' ', s.data->>'title', s.data->>'text', s.data->>'description') FROM person_sections s JOIN people p ON p.org_id = s.org_id AND p.id = s.person_id
        WHERE s.person_id = ANY(ids) AND p.deleted_at IS NULL AND p.status = 'published' $$;

CREATE FUNCTION public.rostrum_posts_texts(ids uuid[]) RETURNS SETOF text
  LANGUAGE sql STABLE
  AS $$ SELECT concat_ws(' ', title, public.rostrum_join(tags), summary, left(public.rostrum_plain(body_html), 100000))
        FROM posts WHERE id = ANY(ids) AND deleted_at IS NULL AND status = 'published' $$;

CREATE FUNCTION public.rostrum_questions_texts(ids uuid[]) RETURNS SETOF text
  LANGUAGE sql STABLE
  AS $$ SELECT concat_ws(' ', q.text, public.rostrum_join(q.tags), q.details, left(public.rostrum_plain(a.body_html), 100000))
        FROM questions q JOIN answers a ON a.org_id = q.org_id AND a.question_id = q.id AND a.status = 'published'
        WHERE q.id = ANY(ids) AND q.deleted_at IS NULL $$;

CREATE FUNCTION public.rostrum_organisations_texts(ids uuid[]) RETURNS SETOF text
  LANGUAGE sql STABLE
  AS $$ SELECT concat_ws(' ', name, company_username, city, description) FROM organisations WHERE id = ANY(ids) $$;

-- Writes what changed and takes away what may no longer be found. The rows are locked first: of two changes to one
-- profile the second then reads what the first has written. Words stay when their last text goes: a suggestion is
-- only made when it finds something.
CREATE FUNCTION public.rostrum_refresh_documents(source text, ids uuid[]) RETURNS void
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
      ON CONFLICT (id) DO UPDATE SET (org_id, kind, is_public, quality, reachable_from, reachable_to, confirmed_at, away_from, away_to, sorted_at, timezone, sort_name, folded, facets, prefixes, words)
        = ROW(excluded.org_id, excluded.kind, excluded.is_public, excluded.quality, excluded.reachable_from, excluded.reachable_to, excluded.confirmed_at, excluded.away_from, excluded.away_to, excluded.sorted_at, excluded.timezone, excluded.sort_name, excluded.folded, excluded.facets, excluded.prefixes, excluded.words)
      WHERE search_documents.* IS DISTINCT FROM excluded.*', 'rostrum_' || source || '_documents')
      USING ids, kinds;
    EXECUTE format('
      INSERT INTO search_words (word)
      SELECT DISTINCT word FROM %I($1) AS text, unnest(public.rostrum_words(text)) AS text_word(word) WHERE length(word) > 2 AND ts_lexize(''english_stem'', word) <> ''{}''
        AND NOT EXISTS (SELECT 1 FROM search_words s WHERE s.word = text_word.word)
      ORDER BY word ON CONFLICT DO NOTHING', 'rostrum_' || source || '_texts')
      USING ids;
  END $$;

REVOKE ALL ON FUNCTION public.rostrum_refresh_documents(text, uuid[]) FROM PUBLIC;

-- One statement, one refresh: the trigger sees all rows that a statement changed. Arguments: what to refresh, and the
-- column that names it.
CREATE FUNCTION public.rostrum_document_changed() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
  AS $$
  DECLARE ids uuid[];
  BEGIN
    EXECUTE format('SELECT array_agg(DISTINCT %I) FROM changed', TG_ARGV[1]) INTO ids;
    PERFORM public.rostrum_refresh_documents(TG_ARGV[0], ids);
    RETURN NULL;
  END $$;

-- What is said of an organisation stands in the documents of all that belongs to it; they follow only when that changed.
CREATE FUNCTION public.rostrum_organisation_changed() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
  AS $$
  DECLARE renamed uuid[];
  BEGIN
    PERFORM public.rostrum_refresh_documents('organisations', (SELECT array_agg(id) FROM changed));
    SELECT array_agg(c.id) INTO renamed FROM changed c JOIN former f ON f.id = c.id
      WHERE (c.name, c.directory_access, c.status = 'closed', c.deleted_at IS NULL, c.timezone, c.country)
        IS DISTINCT FROM (f.name, f.directory_access, f.status = 'closed', f.deleted_at IS NULL, f.timezone, f.country);
    IF renamed IS NOT NULL THEN
      PERFORM public.rostrum_refresh_documents('people', (SELECT array_agg(id) FROM people WHERE org_id = ANY(renamed)));
      PERFORM public.rostrum_refresh_documents('posts', (SELECT array_agg(id) FROM posts WHERE org_id = ANY(renamed)));
      PERFORM public.rostrum_refresh_documents('questions', (SELECT array_agg(id) FROM questions WHERE org_id = ANY(renamed)));
    END IF;
    RETURN NULL;
  END $$;

DO $$
DECLARE watched text[];
BEGIN
  FOREACH watched SLICE 1 IN ARRAY ARRAY[
    ['people', 'people', 'id'], ['person_sections', 'people', 'person_id'], ['person_availability', 'people', 'person_id'],
    ['posts', 'posts', 'id'], ['post_authors', 'posts', 'post_id'], ['questions', 'questions', 'id'], ['answers', 'questions', 'question_id']
  ] LOOP
    EXECUTE format('CREATE TRIGGER %I AFTER INSERT ON %I REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.rostrum_document_changed(%L, %L)',
      watched[1] || '_search_insert', watched[1], watched[2], watched[3]);
    EXECUTE format('CREATE TRIGGER %I AFTER UPDATE ON %I REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.rostrum_document_changed(%L, %L)',
      watched[1] || '_search_update', watched[1], watched[2], watched[3]);
    EXECUTE format('CREATE TRIGGER %I AFTER DELETE ON %I REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.rostrum_document_changed(%L, %L)',
      watched[1] || '_search_delete', watched[1], watched[2], watched[3]);
  END LOOP;
END $$;
CREATE TRIGGER organisations_search_insert AFTER INSERT ON organisations REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION public.rostrum_document_changed('organisations', 'id');
CREATE TRIGGER organisations_search_update AFTER UPDATE ON organisations REFERENCING NEW TABLE AS changed OLD TABLE AS former
  FOR EACH STATEMENT EXECUTE FUNCTION public.rostrum_organisation_changed();

-- What was there before this migration.
SELECT public.rostrum_refresh_documents('organisations', (SELECT array_agg(id) FROM organisations));
SELECT public.rostrum_refresh_documents('people', (SELECT array_agg(id) FROM people));
SELECT public.rostrum_refresh_documents('posts', (SELECT array_agg(id) FROM posts));
SELECT public.rostrum_refresh_documents('questions', (SELECT array_agg(id) FROM questions));

-- Names of topics are words, too, also those that no text uses.
CREATE FUNCTION public.rostrum_classification_changed() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
  AS $$
  BEGIN
    INSERT INTO search_words (word)
    SELECT DISTINCT word FROM changed, unnest(public.rostrum_words(title || ' ' || public.rostrum_join(synonyms))) AS word
    WHERE length(word) > 2 AND ts_lexize('english_stem', word) <> '{}' ORDER BY word ON CONFLICT DO NOTHING;
    RETURN NULL;
  END $$;
CREATE TRIGGER classifications_search_insert AFTER INSERT ON classifications REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION public.rostrum_classification_changed();
CREATE TRIGGER classifications_search_update AFTER UPDATE ON classifications REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION public.rostrum_classification_changed();
INSERT INTO search_words (word)
  SELECT DISTINCT word FROM classifications, unnest(public.rostrum_words(title || ' ' || public.rostrum_join(synonyms))) AS word
  WHERE length(word) > 2 AND ts_lexize('english_stem', word) <> '{}' ON CONFLICT DO NOTHING;
