-- Mailing lists that are sent the report of each month, each on a day and an hour of its own.
CREATE TABLE "report_mailings" (
	"org_id" uuid NOT NULL,
	"list_id" uuid NOT NULL,
	"day" smallint NOT NULL,
	"hour" smallint NOT NULL,
	"sent_until" varchar(7) NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "report_mailings_org_id_list_id_pk" PRIMARY KEY("org_id","list_id"),
	CONSTRAINT "report_mailings_day_check" CHECK ("report_mailings"."day" BETWEEN 1 AND 28 AND "report_mailings"."hour" BETWEEN 0 AND 23)
);
--> statement-breakpoint
ALTER TABLE "report_mailings" ADD CONSTRAINT "report_mailings_list_fk" FOREIGN KEY ("org_id","list_id") REFERENCES "public"."mailing_lists"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
SELECT public.rostrum_protect('report_mailings');--> statement-breakpoint
SELECT public.rostrum_open_to_organisation('report_mailings');
