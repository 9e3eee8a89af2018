-- How public pages are laid out (head, order and names of sections, footer) and their icon belong to the theme: one draft, one
-- publication, one way back.
ALTER TABLE "theme_drafts" ADD COLUMN "layout" jsonb DEFAULT '{"hero":"plain","sections":[],"footer":{"text":"","links":[]}}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "theme_drafts" ADD COLUMN "favicon" text;--> statement-breakpoint
ALTER TABLE "theme_drafts" ADD COLUMN "favicon_upload_id" uuid;--> statement-breakpoint
ALTER TABLE "theme_drafts" ADD COLUMN "hero" text;--> statement-breakpoint
ALTER TABLE "theme_drafts" ADD COLUMN "hero_upload_id" uuid;--> statement-breakpoint
ALTER TABLE "theme_versions" ADD COLUMN "layout" jsonb DEFAULT '{"hero":"plain","sections":[],"footer":{"text":"","links":[]}}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "theme_versions" ADD COLUMN "favicon" text;--> statement-breakpoint
ALTER TABLE "theme_versions" ADD COLUMN "favicon_upload_id" uuid;--> statement-breakpoint
ALTER TABLE "theme_versions" ADD COLUMN "hero" text;--> statement-breakpoint
ALTER TABLE "theme_versions" ADD COLUMN "hero_upload_id" uuid;--> statement-breakpoint
ALTER TABLE "theme_drafts" ADD CONSTRAINT "theme_drafts_favicon_upload_id_uploads_id_fk" FOREIGN KEY ("favicon_upload_id") REFERENCES "public"."uploads"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "theme_drafts" ADD CONSTRAINT "theme_drafts_hero_upload_id_uploads_id_fk" FOREIGN KEY ("hero_upload_id") REFERENCES "public"."uploads"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "theme_versions" ADD CONSTRAINT "theme_versions_favicon_upload_id_uploads_id_fk" FOREIGN KEY ("favicon_upload_id") REFERENCES "public"."uploads"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "theme_versions" ADD CONSTRAINT "theme_versions_hero_upload_id_uploads_id_fk" FOREIGN KEY ("hero_upload_id") REFERENCES "public"."uploads"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "theme_drafts_favicon_idx" ON "theme_drafts" USING btree ("favicon_upload_id");--> statement-breakpoint
CREATE INDEX "theme_drafts_hero_idx" ON "theme_drafts" USING btree ("hero_upload_id");--> statement-breakpoint
CREATE INDEX "theme_versions_favicon_idx" ON "theme_versions" USING btree ("favicon_upload_id");--> statement-breakpoint
CREATE INDEX "theme_versions_hero_idx" ON "theme_versions" USING btree ("hero_upload_id");
