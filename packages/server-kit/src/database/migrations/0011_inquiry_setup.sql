-- What an organisation set up for its inquiries: types, hours, reply times, routing and templates, each a section of its own.
CREATE TABLE "inquiry_setup_sections" (
	"org_id" uuid NOT NULL,
	"section" text NOT NULL,
	"value" jsonb NOT NULL,
	"version" integer NOT NULL,
	"changed_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "inquiry_setup_sections_org_id_section_pk" PRIMARY KEY("org_id","section")
);
--> statement-breakpoint
ALTER TABLE "inquiry_setup_sections" ADD CONSTRAINT "inquiry_setup_sections_org_id_organisations_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiry_setup_sections" ADD CONSTRAINT "inquiry_setup_sections_changed_by_users_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "inquiry_setup_sections_changed_by_idx" ON "inquiry_setup_sections" USING btree ("changed_by");--> statement-breakpoint
SELECT public.rostrum_protect('inquiry_setup_sections');--> statement-breakpoint
SELECT public.rostrum_open_to_organisation('inquiry_setup_sections');
