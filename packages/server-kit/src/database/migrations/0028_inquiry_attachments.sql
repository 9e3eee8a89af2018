-- Files of messages in inquiries: what they are by their content, what the virus scanner said, and which message has them.
CREATE TABLE "inquiry_attachments" (
	"upload_id" uuid PRIMARY KEY NOT NULL,
	"org_id" uuid NOT NULL,
	"inquiry_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"mode" text NOT NULL,
	"held_reply_id" uuid,
	"message_id" uuid,
	"position" smallint DEFAULT 0 NOT NULL,
	"name" varchar(255) NOT NULL,
	"size" integer NOT NULL,
	"media_type" varchar(120) NOT NULL,
	"scan" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "inquiry_attachments_one_place" CHECK ("inquiry_attachments"."held_reply_id" is null or "inquiry_attachments"."message_id" is null)
);
--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "media_type" varchar(120);--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "scan" text;--> statement-breakpoint
ALTER TABLE "inquiry_attachments" ADD CONSTRAINT "inquiry_attachments_upload_id_uploads_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."uploads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiry_attachments" ADD CONSTRAINT "inquiry_attachments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiry_attachments" ADD CONSTRAINT "inquiry_attachments_held_reply_id_inquiry_held_replies_id_fk" FOREIGN KEY ("held_reply_id") REFERENCES "public"."inquiry_held_replies"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiry_attachments" ADD CONSTRAINT "inquiry_attachments_inquiry_fk" FOREIGN KEY ("org_id","inquiry_id") REFERENCES "public"."inquiries"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiry_attachments" ADD CONSTRAINT "inquiry_attachments_message_fk" FOREIGN KEY ("org_id","message_id") REFERENCES "public"."inquiry_messages"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "inquiry_attachments_inquiry_idx" ON "inquiry_attachments" USING btree ("org_id","inquiry_id");--> statement-breakpoint
CREATE INDEX "inquiry_attachments_message_idx" ON "inquiry_attachments" USING btree ("org_id","message_id");--> statement-breakpoint
CREATE INDEX "inquiry_attachments_held_idx" ON "inquiry_attachments" USING btree ("held_reply_id");--> statement-breakpoint
CREATE INDEX "inquiry_attachments_user_idx" ON "inquiry_attachments" USING btree ("user_id");--> statement-breakpoint
SELECT public.rostrum_protect('inquiry_attachments');--> statement-breakpoint
SELECT public.rostrum_open_to_organisation('inquiry_attachments');
