-- What people are notified of and when it is mailed; and that the team was told of first replies that are due or missed.
CREATE TABLE "notification_choices" (
	"org_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"frequency" text NOT NULL,
	CONSTRAINT "notification_choices_org_id_user_id_kind_pk" PRIMARY KEY("org_id","user_id","kind")
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"org_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"actor" varchar(200),
	"text" varchar(300) NOT NULL,
	"detail" varchar(160) NOT NULL,
	"entity_id" uuid NOT NULL,
	"read_at" timestamp with time zone,
	"awaits_digest" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "inquiries" ADD COLUMN "reply_warned_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "inquiries" ADD COLUMN "reply_missed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "inquiries" ADD COLUMN "late_reason" text;--> statement-breakpoint
ALTER TABLE "notification_choices" ADD CONSTRAINT "notification_choices_org_id_organisations_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_choices" ADD CONSTRAINT "notification_choices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_org_id_organisations_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notification_choices_user_idx" ON "notification_choices" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "notifications_list_idx" ON "notifications" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "notifications_unread_idx" ON "notifications" USING btree ("user_id","entity_id") WHERE "notifications"."read_at" is null;--> statement-breakpoint
CREATE INDEX "notifications_digest_idx" ON "notifications" USING btree ("user_id") WHERE "notifications"."awaits_digest";--> statement-breakpoint
CREATE INDEX "notifications_org_idx" ON "notifications" USING btree ("org_id");--> statement-breakpoint
CREATE INDEX "notifications_created_idx" ON "notifications" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "inquiries_awaiting_reply_idx" ON "inquiries" USING btree ("created_at") WHERE "inquiries"."first_reply_at" is null and "inquiries"."reply_missed_at" is null;--> statement-breakpoint
SELECT public.rostrum_protect(name) FROM unnest(ARRAY['notifications', 'notification_choices']::regclass[]) AS name;--> statement-breakpoint
-- Colleagues write what a member is told of and look up what the member chose; the member alone reads it.
SELECT public.rostrum_open('notifications', 'organisation', 'rostrum_member', 'insert', 'org_id = (SELECT rostrum_org_id())');--> statement-breakpoint
SELECT public.rostrum_open('notifications', 'own', 'rostrum_member, rostrum_seeker', 'select, update', 'user_id = (SELECT rostrum_user_id())');--> statement-breakpoint
SELECT public.rostrum_open_to_organisation('notification_choices');
