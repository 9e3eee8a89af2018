-- Searches that people keep. Each change of what can be found is noted with how it was before, so that new matches are told
-- by looking at the change alone: what matches now and did not.
CREATE TABLE "saved_search_finds" (
	"search_id" uuid NOT NULL,
	"document_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"found_at" timestamp with time zone NOT NULL,
	"is_current" boolean DEFAULT true NOT NULL,
	"mailed_at" timestamp with time zone,
	CONSTRAINT "saved_search_finds_search_id_document_id_pk" PRIMARY KEY("search_id","document_id")
);
--> statement-breakpoint
CREATE TABLE "saved_searches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"org_id" uuid,
	"name" varchar(120) NOT NULL,
	"filters" jsonb NOT NULL,
	"fingerprint" varchar(64) NOT NULL,
	"alert" text DEFAULT 'off' NOT NULL,
	"kind" text NOT NULL,
	"query" "tsquery",
	"is_confirmed" boolean NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"alert_since" timestamp with time zone NOT NULL,
	"alerted_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_searches_user_search_key" UNIQUE("user_id","fingerprint")
);
--> statement-breakpoint
CREATE TABLE "search_document_changes" (
	"document_id" uuid PRIMARY KEY NOT NULL,
	"org_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"former_words" "tsvector",
	"former_is_public" boolean,
	"former_confirmed_at" timestamp with time zone,
	"words" "tsvector",
	"is_public" boolean,
	"confirmed_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "unsubscribe_url" text;--> statement-breakpoint
ALTER TABLE "saved_search_finds" ADD CONSTRAINT "saved_search_finds_search_id_saved_searches_id_fk" FOREIGN KEY ("search_id") REFERENCES "public"."saved_searches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_search_finds" ADD CONSTRAINT "saved_search_finds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD CONSTRAINT "saved_searches_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD CONSTRAINT "saved_searches_org_id_organisations_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "saved_search_finds_user_idx" ON "saved_search_finds" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "saved_search_finds_document_idx" ON "saved_search_finds" USING btree ("document_id");--> statement-breakpoint
CREATE INDEX "saved_searches_kind_idx" ON "saved_searches" USING btree ("kind");--> statement-breakpoint
CREATE INDEX "saved_searches_org_idx" ON "saved_searches" USING btree ("org_id");--> statement-breakpoint
CREATE INDEX "saved_searches_read_idx" ON "saved_searches" USING btree ("read_at");--> statement-breakpoint
CREATE INDEX "search_document_changes_changed_idx" ON "search_document_changes" USING btree ("changed_at");
-- Nothing is noted while nobody keeps a search. A migration that rewrites all documents and makes nobody a new match says
-- SET LOCAL rostrum.quiet = 'on' first.
CREATE FUNCTION public.rostrum_searched_document_changed() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
  AS $$
  BEGIN
    IF current_setting('rostrum.quiet', true) = 'on' OR NOT EXISTS (SELECT 1 FROM saved_searches) THEN RETURN NULL; END IF;
    -- A second change keeps what was before the first. The row stays locked until this commits, so nobody takes half of it.
    IF TG_OP = 'INSERT' THEN
      INSERT INTO search_document_changes (document_id, org_id, kind, changed_at, words, is_public, confirmed_at)
      SELECT id, org_id, kind, now(), words, is_public, confirmed_at FROM current ORDER BY id
      ON CONFLICT (document_id) DO UPDATE SET (org_id, kind, words, is_public, confirmed_at)
        = ROW(excluded.org_id, excluded.kind, excluded.words, excluded.is_public, excluded.confirmed_at);
    ELSIF TG_OP = 'UPDATE' THEN
      INSERT INTO search_document_changes
        (document_id, org_id, kind, changed_at, former_words, former_is_public, former_confirmed_at, words, is_public, confirmed_at)
      SELECT c.id, c.org_id, c.kind, now(), f.words, f.is_public, f.confirmed_at, c.words, c.is_public, c.confirmed_at
      FROM current c JOIN former f ON f.id = c.id
      WHERE (f.words, f.is_public, f.confirmed_at) IS DISTINCT FROM (c.words, c.is_public, c.confirmed_at) ORDER BY c.id
      ON CONFLICT (document_id) DO UPDATE SET (org_id, kind, words, is_public, confirmed_at)
        = ROW(excluded.org_id, excluded.kind, excluded.words, excluded.is_public, excluded.confirmed_at);
    ELSE
      INSERT INTO search_document_changes (document_id, org_id, kind, changed_at, former_words, former_is_public, former_confirmed_at)
      SELECT id, org_id, kind, now(), words, is_public, confirmed_at FROM former ORDER BY id
      ON CONFLICT (document_id) DO UPDATE SET (words, is_public, confirmed_at) = ROW(NULL::tsvector, NULL::boolean, NULL::timestamptz);
    END IF;
    RETURN NULL;
  END $$;
CREATE TRIGGER search_documents_saved_insert AFTER INSERT ON search_documents REFERENCING NEW TABLE AS current
  FOR EACH STATEMENT EXECUTE FUNCTION public.rostrum_searched_document_changed();
CREATE TRIGGER search_documents_saved_update AFTER UPDATE ON search_documents REFERENCING OLD TABLE AS former NEW TABLE AS current
  FOR EACH STATEMENT EXECUTE FUNCTION public.rostrum_searched_document_changed();
CREATE TRIGGER search_documents_saved_delete AFTER DELETE ON search_documents REFERENCING OLD TABLE AS former
  FOR EACH STATEMENT EXECUTE FUNCTION public.rostrum_searched_document_changed();

-- The last time that the clock of a place struck this hour: today's or yesterday's, or Monday's. An unknown place has the
-- clock of UTC, so that one wrong setting stops nobody else's mails.
CREATE FUNCTION public.rostrum_last_morning(at timestamptz, place text, hour int, unit text) RETURNS timestamptz
  LANGUAGE plpgsql STABLE STRICT PARALLEL SAFE
  AS $$
  DECLARE since interval := make_interval(hours => hour);
  BEGIN
    RETURN (date_trunc(unit, (at AT TIME ZONE place) - since) + since) AT TIME ZONE place;
  EXCEPTION WHEN invalid_parameter_value THEN
    RETURN (date_trunc(unit, (at AT TIME ZONE 'UTC') - since) + since) AT TIME ZONE 'UTC';
  END $$;
