-- Experts in vectors of the language model, beside their search documents. Triggers count the changes of what is indexed; the
-- server computes what is behind.
CREATE TABLE "search_vectors" (
	"id" uuid PRIMARY KEY NOT NULL,
	"org_id" uuid NOT NULL,
	"changes" integer DEFAULT 1 NOT NULL,
	"indexed" integer DEFAULT 0 NOT NULL,
	"leased_until" timestamp with time zone,
	"model" varchar(60),
	"passages" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"vectors" "bytea" DEFAULT '' NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "search_vectors" ADD CONSTRAINT "search_vectors_id_search_documents_id_fk" FOREIGN KEY ("id") REFERENCES "public"."search_documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_vectors" ADD CONSTRAINT "search_vectors_org_id_organisations_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "search_vectors_due_idx" ON "search_vectors" USING btree ("id") WHERE changes <> indexed;--> statement-breakpoint
CREATE INDEX "search_vectors_model_idx" ON "search_vectors" USING btree ("model");--> statement-breakpoint
CREATE INDEX "search_vectors_org_idx" ON "search_vectors" USING btree ("org_id");--> statement-breakpoint
CREATE INDEX "search_vectors_updated_idx" ON "search_vectors" USING btree ("updated_at");--> statement-breakpoint
SELECT public.rostrum_protect('search_vectors');--> statement-breakpoint
-- A caller reads the passages of whom they may find, for the sentence that made the match.
CREATE VIEW searchable_passages AS SELECT v.id, v.passages FROM search_vectors v JOIN search_documents d ON d.id = v.id
  WHERE d.is_public OR d.org_id = (SELECT rostrum_org_id()) OR (SELECT pg_has_role(current_user, 'rostrum_system', 'usage'));--> statement-breakpoint
GRANT SELECT ON searchable_passages TO rostrum_member, rostrum_seeker, rostrum_guest, rostrum_system;--> statement-breakpoint
-- What an expert is found by in other words: what the profile says, and what they published, said and answered where all may
-- read it.
CREATE FUNCTION public.rostrum_expert_passages(ids uuid[]) RETURNS TABLE (id uuid, source text, place integer, body text)
  LANGUAGE sql STABLE
  AS $$
  WITH found AS (SELECT p.* FROM people p WHERE p.id = ANY(ids) AND p.deleted_at IS NULL AND p.status = 'published' AND p.kind <> 'staff')
  SELECT p.id, 'role', 0, concat_ws(', ', p.job_title, p.department) FROM found p
  UNION ALL SELECT p.id, 'headline', 0, p.headline FROM found p
  UNION ALL SELECT p.id, 'topic', t.place::int, t.topic FROM found p, unnest(p.topics) WITH ORDINALITY AS t(topic, place)
  UNION ALL SELECT p.id, 'biography', 0, p.biography FROM found p
  UNION ALL SELECT s.person_id, s.kind, s.place::int, s.body FROM (
    SELECT s.person_id, s.kind, coalesce(nullif(s.data->>'text', ''), nullif(s.data->>'title', ''), s.data->>'description', '') AS body,
      row_number() OVER (PARTITION BY s.person_id, s.kind ORDER BY s.position, s.id) AS place
    FROM person_sections s JOIN found p ON p.org_id = s.org_id AND p.id = s.person_id
    WHERE s.kind IN ('quotation', 'publication', 'media_appearance', 'event_appearance', 'research_focus', 'research_grant', 'sample_talk', 'course', 'patent')
  ) s WHERE s.place <= 24
  UNION ALL SELECT w.person_id, 'post', w.place::int, w.title FROM (
    SELECT a.person_id, o.title, row_number() OVER (PARTITION BY a.person_id ORDER BY o.published_at DESC NULLS LAST, o.id) AS place
    FROM (SELECT org_id, post_id, person_id FROM post_authors UNION SELECT org_id, post_id, person_id FROM post_experts) a
    JOIN found p ON p.org_id = a.org_id AND p.id = a.person_id
    JOIN posts o ON o.org_id = a.org_id AND o.id = a.post_id
    JOIN search_documents d ON d.id = o.id AND d.is_public
  ) w WHERE w.place <= 24
  UNION ALL SELECT r.person_id, 'answer', r.place::int, r.text FROM (
    SELECT a.person_id, q.text, row_number() OVER (PARTITION BY a.person_id ORDER BY a.published_at DESC NULLS LAST, a.id) AS place
    FROM answers a JOIN found p ON p.org_id = a.org_id AND p.id = a.person_id
    JOIN questions q ON q.org_id = a.org_id AND q.id = a.question_id
    JOIN search_documents d ON d.id = q.id AND d.is_public
    WHERE a.status = 'published'
  ) r WHERE r.place <= 24
  $$;--> statement-breakpoint
-- Counts a change of these experts, and tells the servers once the transaction is committed.
CREATE FUNCTION public.rostrum_mark_vectors(ids uuid[]) RETURNS void
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
  AS $$
  BEGIN
    INSERT INTO search_vectors (id, org_id) SELECT d.id, d.org_id FROM search_documents d WHERE d.id = ANY(ids) AND d.kind = 'expert' ORDER BY d.id
    ON CONFLICT (id) DO UPDATE SET changes = search_vectors.changes + 1;
    IF FOUND THEN PERFORM pg_notify('search_vectors_due', ''); END IF;
  END $$;--> statement-breakpoint
REVOKE ALL ON FUNCTION public.rostrum_mark_vectors(uuid[]) FROM PUBLIC;--> statement-breakpoint
CREATE FUNCTION public.rostrum_vectors_changed() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
  AS $$
  DECLARE marked uuid[];
  BEGIN
    marked := ARRAY(SELECT id FROM current WHERE kind = 'expert'
      UNION SELECT a.person_id FROM current c JOIN post_authors a ON a.org_id = c.org_id AND a.post_id = c.id WHERE c.kind = 'post' AND a.person_id IS NOT NULL
      UNION SELECT e.person_id FROM current c JOIN post_experts e ON e.org_id = c.org_id AND e.post_id = c.id WHERE c.kind = 'post'
      UNION SELECT a.person_id FROM current c JOIN answers a ON a.org_id = c.org_id AND a.question_id = c.id WHERE c.kind = 'question');
    IF cardinality(marked) > 0 THEN PERFORM public.rostrum_mark_vectors(marked); END IF;
    RETURN NULL;
  END $$;--> statement-breakpoint
CREATE TRIGGER search_documents_vectors_insert AFTER INSERT ON search_documents REFERENCING NEW TABLE AS current
  FOR EACH STATEMENT EXECUTE FUNCTION public.rostrum_vectors_changed();--> statement-breakpoint
CREATE TRIGGER search_documents_vectors_update AFTER UPDATE ON search_documents REFERENCING NEW TABLE AS current
  FOR EACH STATEMENT EXECUTE FUNCTION public.rostrum_vectors_changed();--> statement-breakpoint
CREATE TRIGGER search_documents_vectors_delete AFTER DELETE ON search_documents REFERENCING OLD TABLE AS current
  FOR EACH STATEMENT EXECUTE FUNCTION public.rostrum_vectors_changed();--> statement-breakpoint
-- Who is named beside a post is no part of its document.
CREATE FUNCTION public.rostrum_post_people_changed() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
  AS $$
  DECLARE marked uuid[];
  BEGIN
    marked := ARRAY(SELECT DISTINCT person_id FROM changed WHERE person_id IS NOT NULL);
    IF cardinality(marked) > 0 THEN PERFORM public.rostrum_mark_vectors(marked); END IF;
    RETURN NULL;
  END $$;--> statement-breakpoint
CREATE TRIGGER post_authors_vectors_insert AFTER INSERT ON post_authors REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION public.rostrum_post_people_changed();--> statement-breakpoint
CREATE TRIGGER post_authors_vectors_delete AFTER DELETE ON post_authors REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION public.rostrum_post_people_changed();--> statement-breakpoint
CREATE TRIGGER post_experts_vectors_insert AFTER INSERT ON post_experts REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION public.rostrum_post_people_changed();--> statement-breakpoint
CREATE TRIGGER post_experts_vectors_delete AFTER DELETE ON post_experts REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION public.rostrum_post_people_changed();--> statement-breakpoint
INSERT INTO search_vectors (id, org_id) SELECT id, org_id FROM search_documents WHERE kind = 'expert';
