-- Which transactions changed something that public pages show, so that servers keep drawn pages and still send none that
-- is older than what it shows.
CREATE TABLE "page_changes" (
	"transaction" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"org_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "page_changes_transaction_org_id_pk" PRIMARY KEY("transaction","org_id")
);
--> statement-breakpoint
CREATE INDEX "page_changes_created_idx" ON "page_changes" USING btree ("created_at");--> statement-breakpoint
SELECT public.rostrum_protect('page_changes');--> statement-breakpoint
-- Once for each statement and organisation, however many rows an import changes. Whoever makes the change may not write
-- here, hence the owner's rights.
CREATE FUNCTION public.rostrum_note_page_change() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF TG_TABLE_NAME = 'organisations' THEN
    INSERT INTO page_changes (org_id) SELECT DISTINCT id FROM changed_rows ON CONFLICT DO NOTHING;
  ELSE
    INSERT INTO page_changes (org_id)
      SELECT DISTINCT coalesce(org_id, '00000000-0000-0000-0000-000000000000') FROM changed_rows ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- A table whose rows public pages show: called by the migration that adds it.
CREATE FUNCTION public.rostrum_show_on_pages(target regclass) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  event text;
BEGIN
  FOREACH event IN ARRAY ARRAY['INSERT', 'UPDATE', 'DELETE'] LOOP
    EXECUTE format('CREATE TRIGGER %I AFTER %s ON %s REFERENCING %s TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION public.rostrum_note_page_change()',
      'note_page_' || lower(event), event, target, CASE event WHEN 'DELETE' THEN 'OLD' ELSE 'NEW' END);
  END LOOP;
END $$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION public.rostrum_note_page_change(), public.rostrum_show_on_pages(regclass) FROM PUBLIC;--> statement-breakpoint
SELECT public.rostrum_show_on_pages(name) FROM unnest(ARRAY[
  'organisations', 'people', 'person_sections', 'person_availability', 'person_field_values', 'custom_fields', 'classifications',
  'posts', 'post_authors', 'post_experts', 'questions', 'question_experts', 'answers', 'theme_versions', 'inquiry_setup_sections'
]::regclass[]) AS name;
