-- Answers by mail, known by a hash so that a second copy is not taken again, for the server alone; the networks that
-- inquiries came from, forgotten after 90 days; safety mode that ends by itself and whom to ask while a person is away;
-- documents of a profile, with what looks private in the files they are.
CREATE TABLE "inbound_mails" (
	"key" "bytea" PRIMARY KEY NOT NULL,
	"outcome" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
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
ALTER TABLE "mails" ADD COLUMN "thread_id" uuid;--> statement-breakpoint
ALTER TABLE "inquiries" ADD COLUMN "sender_ip" "inet";--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "safety_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "away_colleague_id" uuid;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "is_read" boolean;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "findings" jsonb;--> statement-breakpoint
ALTER TABLE "person_documents" ADD CONSTRAINT "person_documents_upload_id_uploads_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."uploads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_documents" ADD CONSTRAINT "person_documents_person_fk" FOREIGN KEY ("org_id","person_id") REFERENCES "public"."people"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "inbound_mails_created_idx" ON "inbound_mails" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "person_documents_person_idx" ON "person_documents" USING btree ("org_id","person_id");--> statement-breakpoint
ALTER TABLE "people" ADD CONSTRAINT "people_away_colleague_id_people_id_fk" FOREIGN KEY ("away_colleague_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "inquiries_sender_ip_idx" ON "inquiries" USING btree ("created_at") WHERE "inquiries"."sender_ip" is not null;--> statement-breakpoint
CREATE INDEX "people_away_colleague_idx" ON "people" USING btree ("away_colleague_id");--> statement-breakpoint
CREATE INDEX "people_safety_until_idx" ON "people" USING btree ("safety_until") WHERE "people"."safety_mode";--> statement-breakpoint
SELECT public.rostrum_protect('inbound_mails');--> statement-breakpoint
SELECT public.rostrum_protect('person_documents');--> statement-breakpoint
SELECT public.rostrum_open_to_organisation('person_documents');--> statement-breakpoint
SELECT public.rostrum_show_on_pages('person_documents');
