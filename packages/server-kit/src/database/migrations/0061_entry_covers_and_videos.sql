-- Pictures that entries of a profile show, and videos that were uploaded to it.
CREATE TABLE "person_videos" (
	"id" uuid PRIMARY KEY NOT NULL,
	"org_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"title" varchar(200) NOT NULL,
	"upload_id" uuid NOT NULL,
	"captions_upload_id" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "person_videos_upload_key" UNIQUE("upload_id")
);
--> statement-breakpoint
CREATE TABLE "person_entry_covers" (
	"upload_id" uuid PRIMARY KEY NOT NULL,
	"org_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"address" varchar(80) NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "person_videos" ADD CONSTRAINT "person_videos_upload_id_uploads_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."uploads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_videos" ADD CONSTRAINT "person_videos_captions_upload_id_uploads_id_fk" FOREIGN KEY ("captions_upload_id") REFERENCES "public"."uploads"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_videos" ADD CONSTRAINT "person_videos_person_fk" FOREIGN KEY ("org_id","person_id") REFERENCES "public"."people"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_entry_covers" ADD CONSTRAINT "person_entry_covers_upload_id_uploads_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."uploads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_entry_covers" ADD CONSTRAINT "person_entry_covers_person_fk" FOREIGN KEY ("org_id","person_id") REFERENCES "public"."people"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "person_videos_person_idx" ON "person_videos" USING btree ("org_id","person_id");--> statement-breakpoint
CREATE INDEX "person_videos_captions_idx" ON "person_videos" USING btree ("captions_upload_id");--> statement-breakpoint
CREATE INDEX "person_entry_covers_person_idx" ON "person_entry_covers" USING btree ("org_id","person_id");--> statement-breakpoint
SELECT public.rostrum_protect('person_videos');--> statement-breakpoint
SELECT public.rostrum_open_to_organisation('person_videos');--> statement-breakpoint
SELECT public.rostrum_show_on_pages('person_videos');--> statement-breakpoint
SELECT public.rostrum_protect('person_entry_covers');--> statement-breakpoint
SELECT public.rostrum_open_to_organisation('person_entry_covers');