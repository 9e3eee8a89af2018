-- A logo drawn for dark mode, which an organisation chooses and publishes beside its logo.
ALTER TABLE "organisations" ADD COLUMN "logo_dark" text;--> statement-breakpoint
ALTER TABLE "theme_drafts" ADD COLUMN "logo_dark" text;--> statement-breakpoint
ALTER TABLE "theme_drafts" ADD COLUMN "logo_dark_upload_id" uuid;--> statement-breakpoint
ALTER TABLE "theme_versions" ADD COLUMN "logo_dark" text;--> statement-breakpoint
ALTER TABLE "theme_versions" ADD COLUMN "logo_dark_upload_id" uuid;--> statement-breakpoint
ALTER TABLE "theme_drafts" ADD CONSTRAINT "theme_drafts_logo_dark_upload_id_uploads_id_fk" FOREIGN KEY ("logo_dark_upload_id") REFERENCES "public"."uploads"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "theme_versions" ADD CONSTRAINT "theme_versions_logo_dark_upload_id_uploads_id_fk" FOREIGN KEY ("logo_dark_upload_id") REFERENCES "public"."uploads"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "theme_drafts_logo_dark_idx" ON "theme_drafts" USING btree ("logo_dark_upload_id");--> statement-breakpoint
CREATE INDEX "theme_versions_logo_dark_idx" ON "theme_versions" USING btree ("logo_dark_upload_id");