-- Events counted by day, which stay when the single events are forgotten; and whether an organisation hid its first steps.
CREATE TABLE "event_counts" (
	"org_id" uuid NOT NULL,
	"day" date NOT NULL,
	"name" varchar(40) NOT NULL,
	"entity_type" varchar(20) NOT NULL,
	"entity_id" uuid NOT NULL,
	"count" integer NOT NULL,
	"visitors" integer NOT NULL,
	"programs" integer NOT NULL,
	"staff" integer NOT NULL,
	"asked" integer NOT NULL,
	"breakdown" jsonb NOT NULL,
	CONSTRAINT "event_counts_org_id_name_entity_type_entity_id_day_pk" PRIMARY KEY("org_id","name","entity_type","entity_id","day")
);
--> statement-breakpoint
CREATE TABLE "event_days" (
	"org_id" uuid NOT NULL,
	"day" date NOT NULL,
	"from_at" timestamp with time zone NOT NULL,
	"until_at" timestamp with time zone NOT NULL,
	CONSTRAINT "event_days_org_id_day_pk" PRIMARY KEY("org_id","day")
);
--> statement-breakpoint
ALTER TABLE "organisations" ADD COLUMN "first_steps_hidden_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "event_counts" ADD CONSTRAINT "event_counts_day_fk" FOREIGN KEY ("org_id","day") REFERENCES "public"."event_days"("org_id","day") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_days" ADD CONSTRAINT "event_days_org_id_organisations_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "event_counts_day_idx" ON "event_counts" USING btree ("org_id","day");--> statement-breakpoint
SELECT public.rostrum_protect(name) FROM unnest(ARRAY['event_days', 'event_counts']::regclass[]) AS name;--> statement-breakpoint
-- Counted and written by the server; the organisation reads them.
SELECT public.rostrum_open(name, 'organisation', 'rostrum_member', 'select', 'org_id = (SELECT rostrum_org_id())')
FROM unnest(ARRAY['event_days', 'event_counts']::regclass[]) AS name;
