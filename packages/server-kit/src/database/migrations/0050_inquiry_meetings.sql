-- A meeting with the sender of an inquiry: times that are offered, or the one that both sides agreed to.
CREATE TABLE "inquiry_meetings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"org_id" uuid NOT NULL,
	"inquiry_id" uuid NOT NULL,
	"state" text NOT NULL,
	"times" timestamp with time zone[] NOT NULL,
	"minutes" smallint NOT NULL,
	"mode" text NOT NULL,
	"place" varchar(300),
	"agreed_at" timestamp with time zone,
	"arranged_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "inquiry_meetings_agreed_has_time" CHECK ("inquiry_meetings"."state" <> 'agreed' or "inquiry_meetings"."agreed_at" is not null)
);
--> statement-breakpoint
ALTER TABLE "inquiry_meetings" ADD CONSTRAINT "inquiry_meetings_arranged_by_users_id_fk" FOREIGN KEY ("arranged_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiry_meetings" ADD CONSTRAINT "inquiry_meetings_inquiry_fk" FOREIGN KEY ("org_id","inquiry_id") REFERENCES "public"."inquiries"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "inquiry_meetings_inquiry_idx" ON "inquiry_meetings" USING btree ("org_id","inquiry_id");--> statement-breakpoint
CREATE INDEX "inquiry_meetings_arranged_by_idx" ON "inquiry_meetings" USING btree ("arranged_by");--> statement-breakpoint
CREATE UNIQUE INDEX "inquiry_meetings_current_key" ON "inquiry_meetings" USING btree ("org_id","inquiry_id") WHERE "inquiry_meetings"."state" <> 'cancelled';--> statement-breakpoint
SELECT public.rostrum_protect('inquiry_meetings');--> statement-breakpoint
SELECT public.rostrum_open_to_organisation('inquiry_meetings');