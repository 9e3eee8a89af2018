-- What saved embeds were, each time their settings changed; and the hosts whose pages were seen to carry them.
CREATE TABLE "embed_installs" (
	"org_id" uuid NOT NULL,
	"embed_id" uuid NOT NULL,
	"host" varchar(253) NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "embed_installs_embed_id_host_pk" PRIMARY KEY("embed_id","host")
);
--> statement-breakpoint
CREATE TABLE "saved_embed_versions" (
	"org_id" uuid NOT NULL,
	"embed_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"settings" jsonb NOT NULL,
	"saved_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_embed_versions_embed_id_number_pk" PRIMARY KEY("embed_id","number")
);
--> statement-breakpoint
ALTER TABLE "embed_installs" ADD CONSTRAINT "embed_installs_org_id_organisations_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "embed_installs" ADD CONSTRAINT "embed_installs_embed_id_saved_embeds_id_fk" FOREIGN KEY ("embed_id") REFERENCES "public"."saved_embeds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_embed_versions" ADD CONSTRAINT "saved_embed_versions_org_id_organisations_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_embed_versions" ADD CONSTRAINT "saved_embed_versions_embed_id_saved_embeds_id_fk" FOREIGN KEY ("embed_id") REFERENCES "public"."saved_embeds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_embed_versions" ADD CONSTRAINT "saved_embed_versions_saved_by_users_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "embed_installs_org_idx" ON "embed_installs" USING btree ("org_id");--> statement-breakpoint
CREATE INDEX "saved_embed_versions_org_idx" ON "saved_embed_versions" USING btree ("org_id");--> statement-breakpoint
CREATE INDEX "saved_embed_versions_saved_by_idx" ON "saved_embed_versions" USING btree ("saved_by");--> statement-breakpoint
INSERT INTO "saved_embed_versions" ("org_id", "embed_id", "number", "settings", "saved_by", "created_at")
  SELECT "org_id", "id", "version", "settings", NULL, "updated_at" FROM "saved_embeds";--> statement-breakpoint
SELECT public.rostrum_protect('saved_embed_versions');--> statement-breakpoint
SELECT public.rostrum_open_to_organisation('saved_embed_versions');--> statement-breakpoint
SELECT public.rostrum_protect('embed_installs');--> statement-breakpoint
SELECT public.rostrum_open_to_organisation('embed_installs');
