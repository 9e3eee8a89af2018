-- Versions of profiles: what each sitting changed, and what stood there before.
CREATE TABLE "person_versions" (
	"org_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"former" jsonb NOT NULL,
	"note" varchar(200),
	"was_public" boolean NOT NULL,
	"saved_by" uuid,
	"saved_by_name" varchar(150) NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "person_versions_org_id_person_id_number_pk" PRIMARY KEY("org_id","person_id","number")
);
--> statement-breakpoint
ALTER TABLE "person_versions" ADD CONSTRAINT "person_versions_saved_by_users_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_versions" ADD CONSTRAINT "person_versions_person_fk" FOREIGN KEY ("org_id","person_id") REFERENCES "public"."people"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "person_versions_saved_by_idx" ON "person_versions" USING btree ("saved_by");--> statement-breakpoint
SELECT public.rostrum_protect('person_versions');--> statement-breakpoint
SELECT public.rostrum_open_to_organisation('person_versions');
