-- Covers of posts come from uploads; posts that are due are found without reading the others, and none is scheduled without a time.
ALTER TABLE "posts" ADD COLUMN "cover_upload_id" uuid;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_cover_upload_id_uploads_id_fk" FOREIGN KEY ("cover_upload_id") REFERENCES "public"."uploads"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "posts_due_idx" ON "posts" USING btree ("publish_at") WHERE "posts"."status" = 'scheduled' and "posts"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "posts_cover_upload_idx" ON "posts" USING btree ("cover_upload_id");--> statement-breakpoint
UPDATE "posts" SET "status" = 'draft' WHERE "status" = 'scheduled' AND "publish_at" IS NULL;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_schedule_time" CHECK ("posts"."status" <> 'scheduled' or "posts"."publish_at" is not null);