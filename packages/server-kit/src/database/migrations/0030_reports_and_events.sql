-- Where an organisation was quoted, who is sent the report of each month with its PDF, and which program of an assistant asked for a page.
CREATE TABLE "coverage" (
	"id" uuid PRIMARY KEY NOT NULL,
	"org_id" uuid NOT NULL,
	"inquiry_id" uuid,
	"person_id" uuid,
	"outlet" varchar(150) NOT NULL,
	"title" varchar(300) DEFAULT '' NOT NULL,
	"url" varchar(2000) NOT NULL,
	"published_on" date NOT NULL,
	"reach" integer,
	"added_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "coverage_org_id_key" UNIQUE("org_id","id")
);
--> statement-breakpoint
CREATE TABLE "report_subscriptions" (
	"org_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"sent_until" varchar(7) NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "report_subscriptions_org_id_user_id_pk" PRIMARY KEY("org_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "attachment_name" varchar(120);--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "attachment" text;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "crawler" varchar(40);--> statement-breakpoint
ALTER TABLE "coverage" ADD CONSTRAINT "coverage_org_id_organisations_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coverage" ADD CONSTRAINT "coverage_inquiry_id_inquiries_id_fk" FOREIGN KEY ("inquiry_id") REFERENCES "public"."inquiries"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coverage" ADD CONSTRAINT "coverage_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coverage" ADD CONSTRAINT "coverage_added_by_users_id_fk" FOREIGN KEY ("added_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_subscriptions" ADD CONSTRAINT "report_subscriptions_org_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_subscriptions" ADD CONSTRAINT "report_subscriptions_user_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "coverage_published_idx" ON "coverage" USING btree ("org_id","published_on");--> statement-breakpoint
CREATE INDEX "coverage_inquiry_idx" ON "coverage" USING btree ("inquiry_id");--> statement-breakpoint
CREATE INDEX "coverage_person_idx" ON "coverage" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "coverage_added_by_idx" ON "coverage" USING btree ("added_by");--> statement-breakpoint
CREATE INDEX "report_subscriptions_user_idx" ON "report_subscriptions" USING btree ("user_id");--> statement-breakpoint
SELECT public.rostrum_protect(name) FROM unnest(ARRAY['coverage', 'report_subscriptions']::regclass[]) AS name;--> statement-breakpoint
SELECT public.rostrum_open_to_organisation('coverage');--> statement-breakpoint
SELECT public.rostrum_open('report_subscriptions', 'own', 'rostrum_member', 'all', 'org_id = (SELECT rostrum_org_id()) AND user_id = (SELECT rostrum_user_id())');
