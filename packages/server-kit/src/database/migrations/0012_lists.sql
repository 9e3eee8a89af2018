-- Mailing lists: who beside the desk and the experts gets which inquiries by email, what waits, and who got what. Mails keep
-- when the receiving server refused their address for good.
CREATE TABLE "mailing_list_deliveries" (
	"org_id" uuid NOT NULL,
	"list_id" uuid NOT NULL,
	"inquiry_id" uuid NOT NULL,
	"email" "citext" NOT NULL,
	"mail_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "mailing_list_deliveries_org_id_inquiry_id_list_id_email_pk" PRIMARY KEY("org_id","inquiry_id","list_id","email")
);
--> statement-breakpoint
CREATE TABLE "mailing_list_items" (
	"org_id" uuid NOT NULL,
	"list_id" uuid NOT NULL,
	"inquiry_id" uuid NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "mailing_list_items_org_id_list_id_inquiry_id_pk" PRIMARY KEY("org_id","list_id","inquiry_id")
);
--> statement-breakpoint
CREATE TABLE "mailing_list_subscribers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"org_id" uuid NOT NULL,
	"list_id" uuid NOT NULL,
	"email" "citext" NOT NULL,
	"name" varchar(121) DEFAULT '' NOT NULL,
	"user_id" uuid,
	"state" text NOT NULL,
	"state_at" timestamp with time zone NOT NULL,
	"reason" varchar(300),
	"confirm_hash" "bytea",
	"confirm_until" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "mailing_list_subscribers_confirm_key" UNIQUE("confirm_hash"),
	CONSTRAINT "mailing_list_subscribers_email_key" UNIQUE("org_id","list_id","email")
);
--> statement-breakpoint
CREATE TABLE "mailing_lists" (
	"id" uuid PRIMARY KEY NOT NULL,
	"org_id" uuid NOT NULL,
	"name" "citext" NOT NULL,
	"description" varchar(200) DEFAULT '' NOT NULL,
	"types" smallint[] DEFAULT '{}' NOT NULL,
	"departments" text[] DEFAULT '{}' NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"person_ids" uuid[] DEFAULT '{}' NOT NULL,
	"countries" text[] DEFAULT '{}' NOT NULL,
	"verified_only" boolean DEFAULT false NOT NULL,
	"mode" text NOT NULL,
	"content" text NOT NULL,
	"quiet_from" varchar(5),
	"quiet_until" varchar(5),
	"paused_at" timestamp with time zone,
	"last_sent_at" timestamp with time zone,
	"removed_at" timestamp with time zone,
	"created_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "mailing_lists_org_id_key" UNIQUE("org_id","id")
);
--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "refused_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "mailing_list_deliveries" ADD CONSTRAINT "mailing_list_deliveries_list_fk" FOREIGN KEY ("org_id","list_id") REFERENCES "public"."mailing_lists"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mailing_list_deliveries" ADD CONSTRAINT "mailing_list_deliveries_inquiry_fk" FOREIGN KEY ("org_id","inquiry_id") REFERENCES "public"."inquiries"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mailing_list_items" ADD CONSTRAINT "mailing_list_items_list_fk" FOREIGN KEY ("org_id","list_id") REFERENCES "public"."mailing_lists"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mailing_list_items" ADD CONSTRAINT "mailing_list_items_inquiry_fk" FOREIGN KEY ("org_id","inquiry_id") REFERENCES "public"."inquiries"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mailing_list_subscribers" ADD CONSTRAINT "mailing_list_subscribers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mailing_list_subscribers" ADD CONSTRAINT "mailing_list_subscribers_list_fk" FOREIGN KEY ("org_id","list_id") REFERENCES "public"."mailing_lists"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mailing_lists" ADD CONSTRAINT "mailing_lists_org_id_organisations_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mailing_lists" ADD CONSTRAINT "mailing_lists_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mailing_list_deliveries_list_idx" ON "mailing_list_deliveries" USING btree ("org_id","list_id");--> statement-breakpoint
CREATE INDEX "mailing_list_items_inquiry_idx" ON "mailing_list_items" USING btree ("org_id","inquiry_id");--> statement-breakpoint
CREATE INDEX "mailing_list_items_due_idx" ON "mailing_list_items" USING btree ("due_at") WHERE "mailing_list_items"."done_at" is null;--> statement-breakpoint
CREATE INDEX "mailing_list_subscribers_user_idx" ON "mailing_list_subscribers" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "mailing_lists_name_key" ON "mailing_lists" USING btree ("org_id","name") WHERE "mailing_lists"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "mailing_lists_created_by_idx" ON "mailing_lists" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "mails_refused_idx" ON "mails" USING btree ("refused_at") WHERE "mails"."refused_at" is not null;--> statement-breakpoint
SELECT public.rostrum_protect(name) FROM unnest(ARRAY['mailing_lists', 'mailing_list_subscribers', 'mailing_list_items', 'mailing_list_deliveries']::regclass[]) AS name;--> statement-breakpoint
SELECT public.rostrum_open_to_organisation(name) FROM unnest(ARRAY['mailing_lists', 'mailing_list_subscribers', 'mailing_list_items', 'mailing_list_deliveries']::regclass[]) AS name;
