-- Fields that an organisation adds to its profiles, with their values; and the style sheet of an organisation's theme.
CREATE TABLE "custom_fields" (
	"id" uuid PRIMARY KEY NOT NULL,
	"org_id" uuid NOT NULL,
	"key" varchar(60) NOT NULL,
	"kind" text NOT NULL,
	"label" varchar(40) NOT NULL,
	"help" varchar(160),
	"choices" varchar(120)[] NOT NULL,
	"visibility" text NOT NULL,
	"is_required" boolean NOT NULL,
	"is_archived" boolean DEFAULT false NOT NULL,
	"position" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "custom_fields_org_id_key" UNIQUE("org_id","id"),
	CONSTRAINT "custom_fields_key_key" UNIQUE("org_id","key")
);
--> statement-breakpoint
CREATE TABLE "person_field_values" (
	"org_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"field_id" uuid NOT NULL,
	"value" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "person_field_values_org_id_person_id_field_id_pk" PRIMARY KEY("org_id","person_id","field_id")
);
--> statement-breakpoint
ALTER TABLE "theme_drafts" ADD COLUMN "css" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "theme_versions" ADD COLUMN "css" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "custom_fields" ADD CONSTRAINT "custom_fields_org_id_organisations_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_field_values" ADD CONSTRAINT "person_field_values_person_fk" FOREIGN KEY ("org_id","person_id") REFERENCES "public"."people"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_field_values" ADD CONSTRAINT "person_field_values_field_fk" FOREIGN KEY ("org_id","field_id") REFERENCES "public"."custom_fields"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "custom_fields_order_idx" ON "custom_fields" USING btree ("org_id","position");--> statement-breakpoint
CREATE INDEX "person_field_values_field_idx" ON "person_field_values" USING btree ("org_id","field_id");--> statement-breakpoint
SELECT public.rostrum_protect(name) FROM unnest(ARRAY['custom_fields', 'person_field_values']::regclass[]) AS name;--> statement-breakpoint
SELECT public.rostrum_open_to_organisation(name) FROM unnest(ARRAY['custom_fields', 'person_field_values']::regclass[]) AS name;
