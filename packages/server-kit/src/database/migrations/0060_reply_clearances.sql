-- A reply that others clear before it goes out, one step after the other; and pages of the desk that have an inquiry open.
CREATE TABLE "inquiry_clearances" (
	"id" uuid PRIMARY KEY NOT NULL,
	"org_id" uuid NOT NULL,
	"inquiry_id" uuid NOT NULL,
	"reply_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"name" varchar(60) NOT NULL,
	"approver_id" uuid NOT NULL,
	"written_by" uuid NOT NULL,
	"state" text NOT NULL,
	"reason" varchar(1000),
	"opened_at" timestamp with time zone,
	"decided_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "inquiry_clearances_position_key" UNIQUE("org_id","reply_id","position"),
	CONSTRAINT "inquiry_clearances_decided_has_time" CHECK ("inquiry_clearances"."state" not in ('approved', 'rejected') or "inquiry_clearances"."decided_at" is not null),
	CONSTRAINT "inquiry_clearances_refusal_has_reason" CHECK ("inquiry_clearances"."state" <> 'rejected' or "inquiry_clearances"."reason" is not null)
);
--> statement-breakpoint
CREATE TABLE "inquiry_viewers" (
	"org_id" uuid NOT NULL,
	"inquiry_id" uuid NOT NULL,
	"window_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "inquiry_viewers_org_id_inquiry_id_window_id_pk" PRIMARY KEY("org_id","inquiry_id","window_id")
);
--> statement-breakpoint
ALTER TABLE "inquiry_held_replies" ADD COLUMN "in_clearance" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "inquiry_clearances" ADD CONSTRAINT "inquiry_clearances_approver_id_users_id_fk" FOREIGN KEY ("approver_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiry_clearances" ADD CONSTRAINT "inquiry_clearances_written_by_users_id_fk" FOREIGN KEY ("written_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiry_clearances" ADD CONSTRAINT "inquiry_clearances_inquiry_fk" FOREIGN KEY ("org_id","inquiry_id") REFERENCES "public"."inquiries"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiry_viewers" ADD CONSTRAINT "inquiry_viewers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiry_viewers" ADD CONSTRAINT "inquiry_viewers_inquiry_fk" FOREIGN KEY ("org_id","inquiry_id") REFERENCES "public"."inquiries"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "inquiry_clearances_turn_key" ON "inquiry_clearances" USING btree ("org_id","reply_id") WHERE "inquiry_clearances"."state" = 'pending';--> statement-breakpoint
CREATE INDEX "inquiry_clearances_inquiry_idx" ON "inquiry_clearances" USING btree ("org_id","inquiry_id");--> statement-breakpoint
CREATE INDEX "inquiry_clearances_approver_idx" ON "inquiry_clearances" USING btree ("approver_id");--> statement-breakpoint
CREATE INDEX "inquiry_clearances_writer_idx" ON "inquiry_clearances" USING btree ("written_by");--> statement-breakpoint
CREATE INDEX "inquiry_viewers_user_idx" ON "inquiry_viewers" USING btree ("user_id");--> statement-breakpoint
SELECT public.rostrum_protect('inquiry_clearances');--> statement-breakpoint
SELECT public.rostrum_open_to_organisation('inquiry_clearances');--> statement-breakpoint
SELECT public.rostrum_protect('inquiry_viewers');--> statement-breakpoint
SELECT public.rostrum_open_to_organisation('inquiry_viewers');
