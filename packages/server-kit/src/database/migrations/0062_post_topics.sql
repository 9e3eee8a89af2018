-- Topics of posts: what a post is about, in the words that profiles have for what people speak on, apart from its tags.
-- The text that a search of the desk reads is made of both; a generated column is only changed by making it anew.
ALTER TABLE "posts" ADD COLUMN "topics" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_topics_limit" CHECK (cardinality("posts"."topics") <= 10);--> statement-breakpoint
CREATE INDEX "posts_topic_slugs_idx" ON "posts" USING gin (rostrum_slugs("topics"));--> statement-breakpoint
ALTER TABLE "posts" drop column "search_vector";--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "search_vector" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('public.rostrum', "posts"."title"), 'A')
        || setweight(to_tsvector('public.rostrum', rostrum_join("posts"."topics" || "posts"."tags")), 'B')
        || setweight(to_tsvector('public.rostrum', "posts"."summary"), 'B')
        || setweight(to_tsvector('public.rostrum', rostrum_plain("posts"."body_html")), 'D')) STORED;--> statement-breakpoint
CREATE INDEX "posts_search_idx" ON "posts" USING gin ("org_id","search_vector");--> statement-breakpoint
-- Topics and tags of a post as one list, each word once, topics first.
CREATE FUNCTION public.rostrum_post_words(topics text[], tags text[]) RETURNS text[]
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$ SELECT topics || ARRAY(
    SELECT tag FROM unnest(tags) WITH ORDINALITY AS t(tag, place)
    WHERE public.rostrum_fold(tag) NOT IN (SELECT public.rostrum_fold(topic) FROM unnest(topics) AS topic) ORDER BY place) $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.rostrum_posts_documents(ids uuid[]) RETURNS SETOF search_documents
  LANGUAGE sql STABLE
  AS $$
  SELECT p.id, p.org_id, 'post', p.access = 'public' AND o.directory_access = 'public', 500, NULL::smallint, NULL::smallint,
    NULL::timestamptz, NULL::timestamptz, NULL::timestamptz, coalesce(p.published_at, p.updated_at), public.rostrum_timezone(o.timezone), p.title,
    replace(public.rostrum_fold(p.title), '-', ' '), facets.all, public.rostrum_prefixes(p.title, 6),
    head.strong
      || public.rostrum_vector(coalesce((SELECT string_agg(a.name, ' ') FROM post_authors a WHERE a.org_id = p.org_id AND a.post_id = p.id), ''), 'C')
      || public.rostrum_vector(left(public.rostrum_plain(p.body_html), 100000) || ' ' || o.name, 'D')
      || public.rostrum_marks(head.strong, words.all, facets.all || ('o:' || p.org_id)), 6
  FROM posts p JOIN organisations o ON o.id = p.org_id
  CROSS JOIN LATERAL (SELECT public.rostrum_post_words(p.topics, p.tags) AS all) words
  CROSS JOIN LATERAL (SELECT ARRAY(SELECT 't:' || word FROM unnest(words.all) AS word UNION ALL SELECT 'c:' || o.country) AS all) facets
  CROSS JOIN LATERAL (
    SELECT public.rostrum_vector(p.title, 'A') || public.rostrum_vector(public.rostrum_join(words.all) || ' ' || p.summary, 'B') AS strong
  ) head
  WHERE p.id = ANY(ids) AND p.deleted_at IS NULL AND p.status = 'published' AND p.access <> 'unlisted' AND o.deleted_at IS NULL AND o.status <> 'closed'
  $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION public.rostrum_posts_texts(ids uuid[]) RETURNS SETOF text
  LANGUAGE sql STABLE
  AS $$ SELECT concat_ws(' ', title, public.rostrum_join(public.rostrum_post_words(topics, tags)), summary, left(public.rostrum_plain(body_html), 100000))
        FROM posts WHERE id = ANY(ids) AND deleted_at IS NULL AND status = 'published' $$;
