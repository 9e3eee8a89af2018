-- Versions of profiles: what each sitting changed, and what stood there before. Usernames that profiles had: their
-- addresses lead to the present ones, and no other profile can have them. Reviews: whether profiles are still correct.
-- Changes of public profiles that wait for approval.
CREATE TABLE "former_usernames" (
	"username" "citext" PRIMARY KEY NOT NULL,
	"org_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "person_approvals" (
	"org_id" uuid PRIMARY KEY NOT NULL,
	"parts" text[] DEFAULT '{}' NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "person_change_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"org_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"part" text NOT NULL,
	"after" jsonb,
	"state" text DEFAULT 'pending' NOT NULL,
	"requested_by" uuid,
	"requested_by_name" varchar(150) NOT NULL,
	"requested_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_by_name" varchar(150),
	"decided_at" timestamp with time zone,
	"comment" varchar(500),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "person_review_links" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"org_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "person_reviews" (
	"org_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"mails" smallint NOT NULL,
	"mailed_at" timestamp with time zone NOT NULL,
	"escalated_at" timestamp with time zone,
	"answered_at" timestamp with time zone,
	"answer" text,
	CONSTRAINT "person_reviews_org_id_person_id_pk" PRIMARY KEY("org_id","person_id"),
	CONSTRAINT "person_reviews_answer" CHECK (("person_reviews"."answer" is null) = ("person_reviews"."answered_at" is null))
);
--> statement-breakpoint
CREATE TABLE "person_versions" (
	"org_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"former" jsonb NOT NULL,
	"note" varchar(200),
	"was_public" boolean NOT NULL,
	"saved_by" uuid,
	"saved_by_name" varchar(150) NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "person_versions_org_id_person_id_number_pk" PRIMARY KEY("org_id","person_id","number")
);
--> statement-breakpoint
ALTER TABLE "former_usernames" ADD CONSTRAINT "former_usernames_person_fk" FOREIGN KEY ("org_id","person_id") REFERENCES "public"."people"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_approvals" ADD CONSTRAINT "person_approvals_org_id_organisations_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_change_requests" ADD CONSTRAINT "person_change_requests_requested_by_users_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_change_requests" ADD CONSTRAINT "person_change_requests_person_fk" FOREIGN KEY ("org_id","person_id") REFERENCES "public"."people"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_review_links" ADD CONSTRAINT "person_review_links_review_fk" FOREIGN KEY ("org_id","person_id") REFERENCES "public"."person_reviews"("org_id","person_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_reviews" ADD CONSTRAINT "person_reviews_person_fk" FOREIGN KEY ("org_id","person_id") REFERENCES "public"."people"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_versions" ADD CONSTRAINT "person_versions_saved_by_users_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_versions" ADD CONSTRAINT "person_versions_person_fk" FOREIGN KEY ("org_id","person_id") REFERENCES "public"."people"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "former_usernames_person_idx" ON "former_usernames" USING btree ("org_id","person_id");--> statement-breakpoint
CREATE UNIQUE INDEX "person_change_requests_open_idx" ON "person_change_requests" USING btree ("org_id","person_id","part") WHERE "person_change_requests"."state" = 'pending';--> statement-breakpoint
CREATE INDEX "person_change_requests_person_idx" ON "person_change_requests" USING btree ("org_id","person_id","state");--> statement-breakpoint
CREATE INDEX "person_change_requests_by_idx" ON "person_change_requests" USING btree ("requested_by");--> statement-breakpoint
CREATE INDEX "person_review_links_review_idx" ON "person_review_links" USING btree ("org_id","person_id");--> statement-breakpoint
CREATE INDEX "person_versions_saved_by_idx" ON "person_versions" USING btree ("saved_by");--> statement-breakpoint
SELECT public.rostrum_protect(name) FROM unnest(ARRAY['person_versions', 'former_usernames', 'person_reviews', 'person_review_links', 'person_approvals', 'person_change_requests']::regclass[]) AS name;--> statement-breakpoint
SELECT public.rostrum_open_to_organisation(name) FROM unnest(ARRAY['person_versions', 'former_usernames', 'person_reviews', 'person_review_links', 'person_approvals', 'person_change_requests']::regclass[]) AS name;--> statement-breakpoint
-- Whoever may see a profile finds it under its former addresses.
SELECT public.rostrum_open('former_usernames', 'known', 'rostrum_member, rostrum_seeker, rostrum_guest', 'select',
  'EXISTS (SELECT FROM people p WHERE p.org_id = former_usernames.org_id AND p.id = former_usernames.person_id)');--> statement-breakpoint
CREATE FUNCTION public.rostrum_current_username(asked citext) RETURNS citext LANGUAGE sql STABLE PARALLEL SAFE
SET search_path = public, pg_temp AS $$
  SELECT coalesce(
    (SELECT p.username FROM former_usernames f JOIN people p ON p.org_id = f.org_id AND p.id = f.person_id WHERE f.username = asked),
    asked)
$$;--> statement-breakpoint
-- After the row, so that a username which was given up in the meantime is seen; for its owner, who sees those of others too.
CREATE FUNCTION public.rostrum_keep_former_username() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  IF EXISTS (SELECT FROM former_usernames f WHERE f.username OPERATOR(public.=) NEW.username AND f.person_id <> NEW.id) THEN
    RAISE unique_violation USING CONSTRAINT = 'people_username_key', MESSAGE = 'another profile had this username';
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER people_keep_former_username AFTER INSERT OR UPDATE OF username ON people
FOR EACH ROW EXECUTE FUNCTION public.rostrum_keep_former_username();
