-- Members kept by identity providers (SCIM), personal keys, clients with tokens, chats as webhooks, and feeds of people.
CREATE TABLE "sso_certificate_alarms" (
	"org_id" uuid NOT NULL,
	"certificate_hash" "bytea" NOT NULL,
	"days" smallint NOT NULL,
	"given_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sso_certificate_alarms_org_id_certificate_hash_days_pk" PRIMARY KEY("org_id","certificate_hash","days")
);
--> statement-breakpoint
CREATE TABLE "client_tokens" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"org_id" uuid NOT NULL,
	"key_id" uuid NOT NULL,
	"scopes" text[] NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "people_feed_members" (
	"org_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "people_feed_members_org_id_person_id_pk" PRIMARY KEY("org_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "people_feeds" (
	"org_id" uuid PRIMARY KEY NOT NULL,
	"url" varchar(300) NOT NULL,
	"address" "bytea" NOT NULL,
	"unpublishes_leavers" boolean NOT NULL,
	"state" text DEFAULT 'active' NOT NULL,
	"locked" text[] DEFAULT '{}' NOT NULL,
	"last_run" jsonb,
	"running_since" timestamp with time zone,
	"created_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "provisioned_members" (
	"org_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"external_id" varchar(255),
	"left_at" timestamp with time zone,
	"role" text NOT NULL,
	"scopes" jsonb DEFAULT '{"departments":[],"tags":[]}'::jsonb NOT NULL,
	"person_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "provisioned_members_org_id_user_id_pk" PRIMARY KEY("org_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "provisioning_calls" (
	"id" uuid PRIMARY KEY NOT NULL,
	"org_id" uuid NOT NULL,
	"key_name" varchar(80) NOT NULL,
	"method" varchar(10) NOT NULL,
	"about" varchar(254),
	"status" smallint NOT NULL,
	"detail" varchar(500) NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "api_keys" ADD COLUMN "kind" text DEFAULT 'organisation' NOT NULL;--> statement-breakpoint
ALTER TABLE "api_keys" ADD COLUMN "user_id" uuid;--> statement-breakpoint
ALTER TABLE "api_keys" ADD COLUMN "client_id" varchar(60);--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD COLUMN "detail" varchar(300);--> statement-breakpoint
ALTER TABLE "webhooks" ADD COLUMN "format" text DEFAULT 'signed' NOT NULL;--> statement-breakpoint
ALTER TABLE "sso_certificate_alarms" ADD CONSTRAINT "sso_certificate_alarms_org_id_organisations_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_tokens" ADD CONSTRAINT "client_tokens_org_id_organisations_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_tokens" ADD CONSTRAINT "client_tokens_key_id_api_keys_id_fk" FOREIGN KEY ("key_id") REFERENCES "public"."api_keys"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "people_feed_members" ADD CONSTRAINT "people_feed_members_org_id_people_feeds_org_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."people_feeds"("org_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "people_feed_members" ADD CONSTRAINT "people_feed_members_person_fk" FOREIGN KEY ("org_id","person_id") REFERENCES "public"."people"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "people_feeds" ADD CONSTRAINT "people_feeds_org_id_organisations_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "people_feeds" ADD CONSTRAINT "people_feeds_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provisioned_members" ADD CONSTRAINT "provisioned_members_org_id_organisations_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provisioned_members" ADD CONSTRAINT "provisioned_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provisioning_calls" ADD CONSTRAINT "provisioning_calls_org_id_organisations_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "client_tokens_key_idx" ON "client_tokens" USING btree ("key_id","expires_at");--> statement-breakpoint
CREATE INDEX "client_tokens_org_idx" ON "client_tokens" USING btree ("org_id");--> statement-breakpoint
CREATE INDEX "people_feeds_created_by_idx" ON "people_feeds" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "provisioned_members_user_idx" ON "provisioned_members" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "provisioned_members_external_idx" ON "provisioned_members" USING btree ("org_id","external_id");--> statement-breakpoint
CREATE INDEX "provisioning_calls_org_idx" ON "provisioning_calls" USING btree ("org_id","at");--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_membership_fk" FOREIGN KEY ("org_id","user_id") REFERENCES "public"."memberships"("org_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "api_keys_membership_idx" ON "api_keys" USING btree ("org_id","user_id");--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_client_id_key" UNIQUE("client_id");--> statement-breakpoint
SELECT public.rostrum_protect(name) FROM unnest(ARRAY['provisioned_members', 'provisioning_calls', 'client_tokens', 'sso_certificate_alarms', 'people_feeds', 'people_feed_members']::regclass[]) AS name;--> statement-breakpoint
SELECT public.rostrum_open_to_organisation(name) FROM unnest(ARRAY['provisioned_members', 'provisioning_calls', 'client_tokens', 'people_feeds', 'people_feed_members']::regclass[]) AS name;--> statement-breakpoint
-- Replies that are due are told of, with what the record says of them.
CREATE OR REPLACE FUNCTION public.rostrum_order_deliveries() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO webhook_deliveries (id, org_id, webhook_id, event, object_type, object_id, object_label, href, detail, occurred_at)
  SELECT gen_random_uuid(), webhooks.org_id, webhooks.id, told.event, NEW.entity_type, NEW.entity_id, NEW.entity_label, NEW.href,
    CASE WHEN told.event = 'inquiry.due' THEN left(NEW.text, 300) END, NEW.created_at
  FROM webhooks, (SELECT CASE NEW.verb WHEN 'inquiry.replied' THEN 'inquiry.answered' WHEN 'inquiry.released' THEN 'inquiry.received'
    WHEN 'inquiry.due_soon' THEN 'inquiry.due' WHEN 'inquiry.due_missed' THEN 'inquiry.due'
    WHEN 'person.published' THEN 'profile.published' WHEN 'post.restored' THEN 'post.published'
    WHEN 'post.published_on_schedule' THEN 'post.published' ELSE NEW.verb END) AS told (event)
  WHERE webhooks.org_id = NEW.org_id AND webhooks.state = 'active' AND told.event = ANY (webhooks.events)
    -- What a rule holds is told of when it is released, as the desk is.
    AND NOT (NEW.verb = 'inquiry.received' AND EXISTS (SELECT 1 FROM inquiries
      WHERE inquiries.org_id = NEW.org_id AND inquiries.id = NEW.entity_id
        AND inquiries.status IN ('screening', 'blocked', 'quarantined', 'spam')));
  RETURN NULL;
END $$;--> statement-breakpoint
DROP TRIGGER activity_entries_order_deliveries ON activity_entries;--> statement-breakpoint
CREATE TRIGGER activity_entries_order_deliveries AFTER INSERT ON activity_entries FOR EACH ROW
  WHEN (NEW.verb IN ('inquiry.received', 'inquiry.released', 'inquiry.replied', 'inquiry.due_soon', 'inquiry.due_missed',
    'post.published', 'post.published_on_schedule', 'post.restored', 'person.published'))
  EXECUTE FUNCTION public.rostrum_order_deliveries();
