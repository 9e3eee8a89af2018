-- What is due is found by webhook, so that one with a long backlog is not read whole for each few that are taken.
DROP INDEX "webhook_deliveries_due_idx";--> statement-breakpoint
CREATE INDEX "webhook_deliveries_due_idx" ON "webhook_deliveries" USING btree ("webhook_id","next_at","position") WHERE "webhook_deliveries"."state" = 'waiting';--> statement-breakpoint
-- As before, but of people only those who can be found or could be until now: a draft has no document, and what stands in
-- it is no word that others are offered.
CREATE OR REPLACE FUNCTION public.rostrum_refresh_documents(source text, ids uuid[]) RETURNS void
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
  AS $$
  DECLARE kinds text[] := CASE source WHEN 'people' THEN ARRAY['expert', 'staff'] ELSE ARRAY[rtrim(source, 's')] END;
  BEGIN
    IF coalesce(cardinality(ids), 0) = 0 THEN RETURN; END IF;
    EXECUTE format('SELECT 1 FROM %I WHERE id = ANY($1) ORDER BY id FOR NO KEY UPDATE', source) USING ids;
    -- After the lock, so that a profile which another transaction publishes meanwhile is not taken for a draft.
    IF source = 'people' THEN
      ids := ARRAY(SELECT p.id FROM people p WHERE p.id = ANY(ids) AND (p.status = 'published'
        OR EXISTS (SELECT 1 FROM search_documents d WHERE d.id = p.id)) UNION ALL
        SELECT d.id FROM search_documents d WHERE d.id = ANY(ids) AND NOT EXISTS (SELECT 1 FROM people p WHERE p.id = d.id));
      IF cardinality(ids) = 0 THEN RETURN; END IF;
    END IF;
    EXECUTE format('
      WITH current AS MATERIALIZED (SELECT * FROM %I($1)),
      gone AS (DELETE FROM search_documents d WHERE d.id = ANY($1) AND d.kind = ANY($2) AND NOT EXISTS (SELECT 1 FROM current c WHERE c.id = d.id))
      INSERT INTO search_documents SELECT * FROM current
      ON CONFLICT (id) DO UPDATE SET (org_id, kind, is_public, quality, reachable_from, reachable_to, confirmed_at, away_from, away_to, sorted_at, timezone, sort_name, folded, facets, prefixes, words, slice)
        = ROW(excluded.org_id, excluded.kind, excluded.is_public, excluded.quality, excluded.reachable_from, excluded.reachable_to, excluded.confirmed_at, excluded.away_from, excluded.away_to, excluded.sorted_at, excluded.timezone, excluded.sort_name, excluded.folded, excluded.facets, excluded.prefixes, excluded.words, excluded.slice)
      WHERE search_documents.* IS DISTINCT FROM excluded.*', 'rostrum_' || source || '_documents')
      USING ids, kinds;
    EXECUTE format('
      INSERT INTO search_words (word)
      SELECT DISTINCT word FROM %I($1) AS text, unnest(public.rostrum_words(text)) AS text_word(word) WHERE length(word) > 2 AND ts_lexize(''english_stem'', word) <> ''{}''
        AND NOT EXISTS (SELECT 1 FROM search_words s WHERE s.word = text_word.word)
      ORDER BY word ON CONFLICT DO NOTHING', 'rostrum_' || source || '_texts')
      USING ids;
  END $$;
