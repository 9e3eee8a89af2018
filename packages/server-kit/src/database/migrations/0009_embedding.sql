-- Saved embeds that pages name by id, what embeds begin with and where they load, and the look of an organisation.
CREATE TABLE "embed_defaults" (
	"org_id" uuid PRIMARY KEY NOT NULL,
	"settings" jsonb NOT NULL,
	"allowed_domains" varchar(260)[] NOT NULL,
	"version" integer NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "saved_embeds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"org_id" uuid NOT NULL,
	"name" varchar(80) NOT NULL,
	"kind" text NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"settings" jsonb NOT NULL,
	"created_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "theme_drafts" (
	"org_id" uuid PRIMARY KEY NOT NULL,
	"look" jsonb NOT NULL,
	"logo" text,
	"logo_upload_id" uuid,
	"saved_by" uuid,
	"version" integer NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "theme_versions" (
	"org_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"look" jsonb NOT NULL,
	"logo" text,
	"logo_upload_id" uuid,
	"published_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"restored_from" integer,
	CONSTRAINT "theme_versions_org_id_number_pk" PRIMARY KEY("org_id","number")
);
--> statement-breakpoint
ALTER TABLE "embed_defaults" ADD CONSTRAINT "embed_defaults_org_id_organisations_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_embeds" ADD CONSTRAINT "saved_embeds_org_id_organisations_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_embeds" ADD CONSTRAINT "saved_embeds_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "theme_drafts" ADD CONSTRAINT "theme_drafts_org_id_organisations_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "theme_drafts" ADD CONSTRAINT "theme_drafts_logo_upload_id_uploads_id_fk" FOREIGN KEY ("logo_upload_id") REFERENCES "public"."uploads"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "theme_drafts" ADD CONSTRAINT "theme_drafts_saved_by_users_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "theme_versions" ADD CONSTRAINT "theme_versions_org_id_organisations_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "theme_versions" ADD CONSTRAINT "theme_versions_logo_upload_id_uploads_id_fk" FOREIGN KEY ("logo_upload_id") REFERENCES "public"."uploads"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "theme_versions" ADD CONSTRAINT "theme_versions_published_by_users_id_fk" FOREIGN KEY ("published_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "saved_embeds_changed_idx" ON "saved_embeds" USING btree ("org_id","updated_at");--> statement-breakpoint
CREATE INDEX "saved_embeds_created_by_idx" ON "saved_embeds" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "theme_drafts_logo_idx" ON "theme_drafts" USING btree ("logo_upload_id");--> statement-breakpoint
CREATE INDEX "theme_drafts_saved_by_idx" ON "theme_drafts" USING btree ("saved_by");--> statement-breakpoint
CREATE INDEX "theme_versions_logo_idx" ON "theme_versions" USING btree ("logo_upload_id");--> statement-breakpoint
CREATE INDEX "theme_versions_published_by_idx" ON "theme_versions" USING btree ("published_by");--> statement-breakpoint
SELECT public.rostrum_protect('saved_embeds');--> statement-breakpoint
SELECT public.rostrum_open_to_organisation('saved_embeds');--> statement-breakpoint
SELECT public.rostrum_protect('embed_defaults');--> statement-breakpoint
SELECT public.rostrum_open_to_organisation('embed_defaults');--> statement-breakpoint
SELECT public.rostrum_protect('theme_drafts');--> statement-breakpoint
SELECT public.rostrum_open_to_organisation('theme_drafts');--> statement-breakpoint
SELECT public.rostrum_protect('theme_versions');--> statement-breakpoint
SELECT public.rostrum_open_to_organisation('theme_versions');
