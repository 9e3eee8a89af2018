-- Imports of people from CSV: what each file says, and what its import did to each profile, so that it can be taken back.
CREATE TABLE "person_import_rows" (
	"org_id" uuid NOT NULL,
	"import_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"before" jsonb,
	"version" integer NOT NULL,
	CONSTRAINT "person_import_rows_org_id_import_id_person_id_pk" PRIMARY KEY("org_id","import_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "person_imports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"org_id" uuid NOT NULL,
	"created_by" uuid,
	"created_by_name" varchar(150) NOT NULL,
	"created_by_role" text NOT NULL,
	"upload_id" uuid,
	"file_name" varchar(255) NOT NULL,
	"encoding" text NOT NULL,
	"delimiter" text NOT NULL,
	"head" jsonb NOT NULL,
	"sample" jsonb NOT NULL,
	"columns" jsonb NOT NULL,
	"existing" text DEFAULT 'update' NOT NULL,
	"is_remembered" boolean DEFAULT true NOT NULL,
	"corrections" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"state" text DEFAULT 'uploaded' NOT NULL,
	"counts" jsonb NOT NULL,
	"problems" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"problem_count" integer DEFAULT 0 NOT NULL,
	"planned" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"progress" integer DEFAULT 0 NOT NULL,
	"finished_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "person_imports_org_id_key" UNIQUE("org_id","id")
);
--> statement-breakpoint
ALTER TABLE "person_import_rows" ADD CONSTRAINT "person_import_rows_import_fk" FOREIGN KEY ("org_id","import_id") REFERENCES "public"."person_imports"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_import_rows" ADD CONSTRAINT "person_import_rows_person_fk" FOREIGN KEY ("org_id","person_id") REFERENCES "public"."people"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_imports" ADD CONSTRAINT "person_imports_org_id_organisations_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_imports" ADD CONSTRAINT "person_imports_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_imports" ADD CONSTRAINT "person_imports_upload_id_uploads_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."uploads"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "person_import_rows_person_idx" ON "person_import_rows" USING btree ("org_id","person_id");--> statement-breakpoint
CREATE INDEX "person_imports_recent_idx" ON "person_imports" USING btree ("org_id","created_at");--> statement-breakpoint
CREATE INDEX "person_imports_upload_idx" ON "person_imports" USING btree ("upload_id");--> statement-breakpoint
CREATE INDEX "person_imports_created_by_idx" ON "person_imports" USING btree ("created_by");--> statement-breakpoint
CREATE UNIQUE INDEX "person_imports_one_runs" ON "person_imports" USING btree ("org_id") WHERE "person_imports"."state" = 'running';--> statement-breakpoint
CREATE INDEX "people_org_email_idx" ON "people" USING btree ("org_id",lower("email"));--> statement-breakpoint
SELECT public.rostrum_protect(name) FROM unnest(ARRAY['person_imports', 'person_import_rows']::regclass[]) AS name;--> statement-breakpoint
SELECT public.rostrum_open_to_organisation(name) FROM unnest(ARRAY['person_imports', 'person_import_rows']::regclass[]) AS name;
