-- Documents and the CV of a profile, with what looks private in the files they are.
CREATE TABLE "person_documents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"org_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"title" varchar(120) NOT NULL,
	"upload_id" uuid NOT NULL,
	"is_public" boolean DEFAULT false NOT NULL,
	"checked_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "person_documents_upload_key" UNIQUE("upload_id")
);
--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "is_read" boolean;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "findings" jsonb;--> statement-breakpoint
ALTER TABLE "person_documents" ADD CONSTRAINT "person_documents_upload_id_uploads_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."uploads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_documents" ADD CONSTRAINT "person_documents_person_fk" FOREIGN KEY ("org_id","person_id") REFERENCES "public"."people"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "person_documents_person_idx" ON "person_documents" USING btree ("org_id","person_id");--> statement-breakpoint
SELECT public.rostrum_protect('person_documents');--> statement-breakpoint
SELECT public.rostrum_open_to_organisation('person_documents');--> statement-breakpoint
SELECT public.rostrum_show_on_pages('person_documents');
