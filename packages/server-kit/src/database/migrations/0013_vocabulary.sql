-- The vocabulary of an organisation: scope notes and versions of terms, merges that can be undone, and suggested words that
-- it does not want.
CREATE TABLE "classification_merges" (
	"id" uuid PRIMARY KEY NOT NULL,
	"org_id" uuid NOT NULL,
	"scheme" text NOT NULL,
	"title" varchar(80) NOT NULL,
	"into_title" varchar(80) NOT NULL,
	"record" jsonb NOT NULL,
	"merged_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"undone_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "dismissed_suggestions" (
	"org_id" uuid NOT NULL,
	"scheme" text NOT NULL,
	"word" varchar(300) NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "dismissed_suggestions_org_id_scheme_word_pk" PRIMARY KEY("org_id","scheme","word")
);
--> statement-breakpoint
ALTER TABLE "classifications" ADD COLUMN "scope_note" varchar(500) DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "classifications" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "classification_merges" ADD CONSTRAINT "classification_merges_org_id_organisations_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "classification_merges" ADD CONSTRAINT "classification_merges_merged_by_users_id_fk" FOREIGN KEY ("merged_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dismissed_suggestions" ADD CONSTRAINT "dismissed_suggestions_org_id_organisations_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "classification_merges_org_idx" ON "classification_merges" USING btree ("org_id","scheme","created_at");--> statement-breakpoint
CREATE INDEX "classification_merges_merged_by_idx" ON "classification_merges" USING btree ("merged_by");--> statement-breakpoint
SELECT public.rostrum_protect(name) FROM unnest(ARRAY['classification_merges', 'dismissed_suggestions']::regclass[]) AS name;--> statement-breakpoint
SELECT public.rostrum_open_to_organisation(name) FROM unnest(ARRAY['classification_merges', 'dismissed_suggestions']::regclass[]) AS name;
