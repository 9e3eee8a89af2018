-- Answers to pages that carry embeds are kept in memory like guests' pages, and hang on these tables too.
SELECT public.rostrum_show_on_pages(name) FROM unnest(ARRAY['embed_defaults', 'saved_embeds']::regclass[]) AS name;
