-- Photos for the press beside the portrait of a profile, each with its words, in an order; public pages show those that are approved.
CREATE TABLE "person_photos" (
	"id" uuid PRIMARY KEY NOT NULL,
	"org_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"upload_id" uuid NOT NULL,
	"alt" varchar(125) NOT NULL,
	"credit" varchar(120),
	"is_press_approved" boolean DEFAULT false NOT NULL,
	"position" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "person_photos_upload_key" UNIQUE("upload_id")
);
--> statement-breakpoint
ALTER TABLE "person_photos" ADD CONSTRAINT "person_photos_upload_id_uploads_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."uploads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_photos" ADD CONSTRAINT "person_photos_person_fk" FOREIGN KEY ("org_id","person_id") REFERENCES "public"."people"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "person_photos_person_idx" ON "person_photos" USING btree ("org_id","person_id");--> statement-breakpoint
SELECT public.rostrum_protect('person_photos');--> statement-breakpoint
SELECT public.rostrum_open_to_organisation('person_photos');--> statement-breakpoint
SELECT public.rostrum_show_on_pages('person_photos');