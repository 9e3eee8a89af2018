-- Drafts on the server and replies that can be taken back; tags, watchers, saved views and acts on several inquiries; briefings.
CREATE TABLE "inquiry_bulk_acts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"org_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"act" text NOT NULL,
	"entries" jsonb NOT NULL,
	"undone_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "inquiry_saved_views" (
	"id" uuid PRIMARY KEY NOT NULL,
	"org_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"name" varchar(60) NOT NULL,
	"query" varchar(2000) NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "inquiry_saved_views_name_key" UNIQUE("org_id","user_id","name")
);
--> statement-breakpoint
CREATE TABLE "inquiry_watchers" (
	"org_id" uuid NOT NULL,
	"inquiry_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "inquiry_watchers_org_id_inquiry_id_user_id_pk" PRIMARY KEY("org_id","inquiry_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "inquiry_drafts" (
	"org_id" uuid NOT NULL,
	"inquiry_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"mode" text NOT NULL,
	"body" varchar(20100) NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "inquiry_drafts_org_id_inquiry_id_user_id_mode_pk" PRIMARY KEY("org_id","inquiry_id","user_id","mode")
);
--> statement-breakpoint
CREATE TABLE "inquiry_held_replies" (
	"id" uuid PRIMARY KEY NOT NULL,
	"org_id" uuid NOT NULL,
	"inquiry_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"body" varchar(10000) NOT NULL,
	"follow_up" text NOT NULL,
	"late_reason" text,
	"after_message_id" uuid,
	"send_at" timestamp with time zone NOT NULL,
	"returned_because" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "inquiry_held_replies_writer_key" UNIQUE("org_id","inquiry_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "inquiry_briefings" (
	"org_id" uuid NOT NULL,
	"inquiry_id" uuid NOT NULL,
	"notes" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "inquiry_briefings_org_id_inquiry_id_pk" PRIMARY KEY("org_id","inquiry_id")
);
--> statement-breakpoint
ALTER TABLE "inquiries" ADD COLUMN "tags" varchar(40)[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "inquiry_bulk_acts" ADD CONSTRAINT "inquiry_bulk_acts_org_id_organisations_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organisations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiry_bulk_acts" ADD CONSTRAINT "inquiry_bulk_acts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiry_saved_views" ADD CONSTRAINT "inquiry_saved_views_org_id_organisations_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organisations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiry_saved_views" ADD CONSTRAINT "inquiry_saved_views_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiry_watchers" ADD CONSTRAINT "inquiry_watchers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiry_watchers" ADD CONSTRAINT "inquiry_watchers_inquiry_fk" FOREIGN KEY ("org_id","inquiry_id") REFERENCES "public"."inquiries"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiry_drafts" ADD CONSTRAINT "inquiry_drafts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiry_drafts" ADD CONSTRAINT "inquiry_drafts_inquiry_fk" FOREIGN KEY ("org_id","inquiry_id") REFERENCES "public"."inquiries"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiry_held_replies" ADD CONSTRAINT "inquiry_held_replies_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiry_held_replies" ADD CONSTRAINT "inquiry_held_replies_inquiry_fk" FOREIGN KEY ("org_id","inquiry_id") REFERENCES "public"."inquiries"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiry_briefings" ADD CONSTRAINT "inquiry_briefings_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiry_briefings" ADD CONSTRAINT "inquiry_briefings_inquiry_fk" FOREIGN KEY ("org_id","inquiry_id") REFERENCES "public"."inquiries"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "inquiry_bulk_acts_org_idx" ON "inquiry_bulk_acts" USING btree ("org_id","created_at");--> statement-breakpoint
CREATE INDEX "inquiry_bulk_acts_user_idx" ON "inquiry_bulk_acts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "inquiry_saved_views_user_idx" ON "inquiry_saved_views" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "inquiry_watchers_user_idx" ON "inquiry_watchers" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "inquiry_drafts_user_idx" ON "inquiry_drafts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "inquiry_held_replies_user_idx" ON "inquiry_held_replies" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "inquiry_held_replies_due_idx" ON "inquiry_held_replies" USING btree ("send_at");--> statement-breakpoint
CREATE INDEX "inquiry_briefings_updated_by_idx" ON "inquiry_briefings" USING btree ("updated_by");--> statement-breakpoint
CREATE INDEX "inquiries_tags_idx" ON "inquiries" USING gin ("org_id","tags");--> statement-breakpoint
SELECT public.rostrum_protect(name) FROM unnest(ARRAY['inquiry_drafts', 'inquiry_held_replies', 'inquiry_watchers', 'inquiry_saved_views',
  'inquiry_bulk_acts', 'inquiry_briefings']::regclass[]) AS name;--> statement-breakpoint
SELECT public.rostrum_open_to_organisation(name) FROM unnest(ARRAY['inquiry_held_replies', 'inquiry_watchers', 'inquiry_briefings']::regclass[]) AS name;--> statement-breakpoint
SELECT public.rostrum_open(name, 'own', 'rostrum_member', 'all', 'org_id = (SELECT rostrum_org_id()) AND user_id = (SELECT rostrum_user_id())')
FROM unnest(ARRAY['inquiry_drafts', 'inquiry_saved_views', 'inquiry_bulk_acts']::regclass[]) AS name;
