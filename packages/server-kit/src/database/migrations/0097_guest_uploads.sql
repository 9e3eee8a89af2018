-- Files of inquiries that are sent without an account: until a message carries them, a key that the browser chose says whose they are.
ALTER TABLE "inquiry_attachments" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "upload_parts" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "uploads" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "guest_key_hash" varchar(43);--> statement-breakpoint
CREATE INDEX "uploads_guest_idx" ON "uploads" USING btree ("guest_key_hash") WHERE "uploads"."guest_key_hash" is not null;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_one_owner" CHECK (("uploads"."user_id" is null) <> ("uploads"."guest_key_hash" is null));