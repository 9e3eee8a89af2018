-- A possessive is no word of a term: "Women's health" is asked for as "women's health", and the
-- search compares it as "women health". Terms that were stored with the letter were named by no one.
CREATE OR REPLACE FUNCTION public.rostrum_term(input text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$ SELECT coalesce(string_agg(public.rostrum_stem(word), ' ' ORDER BY place), '')
        FROM regexp_split_to_table(regexp_replace(public.rostrum_fold(input), '[''’]s\M', '', 'g'), '[^[:alnum:]]+') WITH ORDINALITY AS split(word, place) WHERE word <> '' $$;--> statement-breakpoint
-- The stored terms are made anew, and the documents of what has such a topic.
UPDATE classifications SET title = title WHERE public.rostrum_join(title || synonyms) ~* '[''’]s\M';--> statement-breakpoint
SELECT public.rostrum_refresh_documents('people', (SELECT array_agg(id) FROM people WHERE public.rostrum_join(topics) ~* '[''’]s\M'));--> statement-breakpoint
SELECT public.rostrum_refresh_documents('posts', (SELECT array_agg(id) FROM posts WHERE public.rostrum_join(topics || tags) ~* '[''’]s\M'));--> statement-breakpoint
SELECT public.rostrum_refresh_documents('questions', (SELECT array_agg(id) FROM questions WHERE public.rostrum_join(tags) ~* '[''’]s\M'));
