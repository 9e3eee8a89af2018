-- When each section of a profile was last made or confirmed by its person, or changed by the team.
CREATE TABLE "person_section_checks" (
	"org_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"section" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"is_theirs" boolean NOT NULL,
	CONSTRAINT "person_section_checks_org_id_person_id_section_pk" PRIMARY KEY("org_id","person_id","section")
);
--> statement-breakpoint
ALTER TABLE "person_section_checks" ADD CONSTRAINT "person_section_checks_person_fk" FOREIGN KEY ("org_id","person_id") REFERENCES "public"."people"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
SELECT public.rostrum_protect('person_section_checks');--> statement-breakpoint
SELECT public.rostrum_open_to_organisation('person_section_checks');
