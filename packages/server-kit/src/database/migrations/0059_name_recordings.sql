-- How a name is said, as a recording: where it is played, and the upload that it is.
ALTER TABLE "people" ADD COLUMN "name_recording" varchar(80);--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "name_recording_upload_id" uuid;--> statement-breakpoint
ALTER TABLE "people" ADD CONSTRAINT "people_name_recording_upload_id_uploads_id_fk" FOREIGN KEY ("name_recording_upload_id") REFERENCES "public"."uploads"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "people_name_recording_upload_idx" ON "people" USING btree ("name_recording_upload_id");