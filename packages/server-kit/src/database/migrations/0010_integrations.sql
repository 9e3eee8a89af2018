-- Seats of organisations, kept to by triggers; webhooks, whose deliveries a trigger of the activity log orders together with
-- what they tell; a secret calendar address; and what a tested single sign-on received.
CREATE TABLE "seat_limits" (
	"org_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"seats" integer NOT NULL,
	CONSTRAINT "seat_limits_org_id_kind_pk" PRIMARY KEY("org_id","kind")
);
--> statement-breakpoint
CREATE TABLE "calendar_feeds" (
	"org_id" uuid PRIMARY KEY NOT NULL,
	"secret_hash" "bytea" NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_read_at" timestamp with time zone,
	CONSTRAINT "calendar_feeds_secret_hash_key" UNIQUE("secret_hash")
);
--> statement-breakpoint
CREATE TABLE "webhook_deliveries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"org_id" uuid NOT NULL,
	"webhook_id" uuid NOT NULL,
	"position" bigint GENERATED ALWAYS AS IDENTITY (sequence name "webhook_deliveries_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"event" text NOT NULL,
	"object_type" varchar(30) NOT NULL,
	"object_id" uuid,
	"object_label" varchar(300) NOT NULL,
	"href" text,
	"occurred_at" timestamp with time zone NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"tries" smallint DEFAULT 0 NOT NULL,
	"next_at" timestamp with time zone DEFAULT now() NOT NULL,
	"response_status" smallint,
	"error" varchar(300),
	"took_ms" integer,
	"tried_at" timestamp with time zone,
	"is_replay" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "webhooks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"org_id" uuid NOT NULL,
	"name" varchar(80) NOT NULL,
	"url" varchar(2000) NOT NULL,
	"events" text[] NOT NULL,
	"secret" "bytea" NOT NULL,
	"state" text DEFAULT 'active' NOT NULL,
	"failing_since" timestamp with time zone,
	"last_delivered_at" timestamp with time zone,
	"secret_changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "webhooks_org_id_key" UNIQUE("org_id","id")
);
--> statement-breakpoint
ALTER TABLE "sso_connections" ADD COLUMN "last_test" jsonb;--> statement-breakpoint
ALTER TABLE "seat_limits" ADD CONSTRAINT "seat_limits_org_id_organisations_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_org_id_organisations_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_org_id_organisations_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_webhook_fk" FOREIGN KEY ("org_id","webhook_id") REFERENCES "public"."webhooks"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhooks" ADD CONSTRAINT "webhooks_org_id_organisations_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhooks" ADD CONSTRAINT "webhooks_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "calendar_feeds_created_by_idx" ON "calendar_feeds" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_webhook_idx" ON "webhook_deliveries" USING btree ("org_id","webhook_id","position");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_due_idx" ON "webhook_deliveries" USING btree ("next_at") WHERE "webhook_deliveries"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "webhook_deliveries_object_idx" ON "webhook_deliveries" USING btree ("webhook_id","object_id","position") WHERE "webhook_deliveries"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "webhook_deliveries_created_idx" ON "webhook_deliveries" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "webhooks_created_by_idx" ON "webhooks" USING btree ("created_by");--> statement-breakpoint
SELECT public.rostrum_protect(name) FROM unnest(ARRAY['seat_limits', 'webhooks', 'webhook_deliveries', 'calendar_feeds']::regclass[]) AS name;--> statement-breakpoint
SELECT public.rostrum_open('seat_limits', 'organisation', 'rostrum_member', 'select', 'org_id = (SELECT rostrum_org_id())');--> statement-breakpoint
SELECT public.rostrum_open_to_organisation(name) FROM unnest(ARRAY['webhooks', 'webhook_deliveries', 'calendar_feeds']::regclass[]) AS name;--> statement-breakpoint
-- Who takes a seat: published profiles, members who work in the dashboard, and open invitations to do so.
CREATE FUNCTION public.rostrum_seat_kind(taker jsonb) RETURNS text LANGUAGE sql IMMUTABLE SET search_path = public, pg_temp AS $$
  SELECT CASE coalesce(taker ->> 'role', taker ->> 'kind')
    WHEN 'expert' THEN CASE WHEN taker ? 'role' THEN NULL ELSE 'experts' END
    WHEN 'staff' THEN CASE WHEN taker ? 'role' THEN NULL ELSE 'staff' END
    WHEN 'agent' THEN 'agents' WHEN 'administrator' THEN 'administrators' WHEN 'owner' THEN 'administrators' END
$$;--> statement-breakpoint
CREATE FUNCTION public.rostrum_seats_invited(org uuid, seat_kind text) RETURNS integer
  LANGUAGE sql VOLATILE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT count(*)::int FROM invitations WHERE org_id = org AND status = 'pending' AND expires_at > now()
    AND CASE role WHEN 'agent' THEN 'agents' WHEN 'administrator' THEN 'administrators' WHEN 'owner' THEN 'administrators' END = seat_kind
$$;--> statement-breakpoint
CREATE FUNCTION public.rostrum_seats_used(org uuid, seat_kind text) RETURNS integer
  LANGUAGE sql VOLATILE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT CASE WHEN seat_kind IN ('experts', 'staff')
    THEN (SELECT count(*)::int FROM people WHERE org_id = org AND status = 'published' AND deleted_at IS NULL
      AND kind = CASE seat_kind WHEN 'experts' THEN 'expert' ELSE 'staff' END)
    ELSE (SELECT count(*)::int FROM memberships JOIN users ON users.id = memberships.user_id
      WHERE org_id = org AND users.status IN ('active', 'invited')
        AND role = ANY (CASE seat_kind WHEN 'agents' THEN ARRAY['agent'] ELSE ARRAY['administrator', 'owner'] END))
      + rostrum_seats_invited(org, seat_kind) END
$$;--> statement-breakpoint
REVOKE ALL ON FUNCTION public.rostrum_seats_invited(uuid, text), public.rostrum_seats_used(uuid, text) FROM PUBLIC;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION public.rostrum_seats_invited(uuid, text), public.rostrum_seats_used(uuid, text) TO rostrum_system;--> statement-breakpoint
-- Counts after the row is there. The lock on the limit makes those who come at once take turns.
CREATE FUNCTION public.rostrum_keep_seats() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  seat_kind text := rostrum_seat_kind(to_jsonb(NEW));
  allowed integer;
BEGIN
  IF TG_TABLE_NAME = 'memberships' AND TG_OP = 'UPDATE' THEN
    IF rostrum_seat_kind(to_jsonb(OLD)) IS NOT DISTINCT FROM seat_kind THEN
      RETURN NULL;
    END IF;
  END IF;
  SELECT seats INTO allowed FROM seat_limits WHERE org_id = NEW.org_id AND kind = seat_kind FOR UPDATE;
  IF FOUND AND rostrum_seats_used(NEW.org_id, seat_kind) > allowed THEN
    RAISE EXCEPTION 'no seat is left' USING ERRCODE = 'check_violation', CONSTRAINT = 'seat_limit_' || seat_kind;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER people_keep_seats_insert AFTER INSERT ON people FOR EACH ROW
  WHEN (NEW.status = 'published' AND NEW.deleted_at IS NULL) EXECUTE FUNCTION public.rostrum_keep_seats();--> statement-breakpoint
CREATE TRIGGER people_keep_seats_update AFTER UPDATE ON people FOR EACH ROW
  WHEN (NEW.status = 'published' AND NEW.deleted_at IS NULL
    AND (OLD.status <> 'published' OR OLD.deleted_at IS NOT NULL OR OLD.kind <> NEW.kind)) EXECUTE FUNCTION public.rostrum_keep_seats();--> statement-breakpoint
CREATE TRIGGER memberships_keep_seats AFTER INSERT OR UPDATE OF role ON memberships FOR EACH ROW
  EXECUTE FUNCTION public.rostrum_keep_seats();--> statement-breakpoint
CREATE TRIGGER invitations_keep_seats_insert AFTER INSERT ON invitations FOR EACH ROW
  EXECUTE FUNCTION public.rostrum_keep_seats();--> statement-breakpoint
-- An expired invitation gave its seat back; mailed again it takes one.
CREATE TRIGGER invitations_keep_seats_update AFTER UPDATE OF expires_at ON invitations FOR EACH ROW
  WHEN (NEW.status = 'pending' AND OLD.expires_at <= now() AND NEW.expires_at > now()) EXECUTE FUNCTION public.rostrum_keep_seats();--> statement-breakpoint
-- Deliveries are ordered in the transaction of what they tell, by whoever acts: a guest who sends an inquiry sees no webhook.
CREATE FUNCTION public.rostrum_order_deliveries() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO webhook_deliveries (id, org_id, webhook_id, event, object_type, object_id, object_label, href, occurred_at)
  SELECT gen_random_uuid(), webhooks.org_id, webhooks.id, told.event, NEW.entity_type, NEW.entity_id, NEW.entity_label, NEW.href, NEW.created_at
  FROM webhooks, (SELECT CASE NEW.verb WHEN 'inquiry.replied' THEN 'inquiry.answered' WHEN 'inquiry.released' THEN 'inquiry.received'
    WHEN 'person.published' THEN 'profile.published' WHEN 'post.restored' THEN 'post.published'
    WHEN 'post.published_on_schedule' THEN 'post.published' ELSE NEW.verb END) AS told (event)
  WHERE webhooks.org_id = NEW.org_id AND webhooks.state = 'active' AND told.event = ANY (webhooks.events)
    -- What a rule holds is told of when it is released, as the desk is.
    AND NOT (NEW.verb = 'inquiry.received' AND EXISTS (SELECT 1 FROM inquiries
      WHERE inquiries.org_id = NEW.org_id AND inquiries.id = NEW.entity_id
        AND inquiries.status IN ('screening', 'blocked', 'quarantined', 'spam')));
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER activity_entries_order_deliveries AFTER INSERT ON activity_entries FOR EACH ROW
  WHEN (NEW.verb IN ('inquiry.received', 'inquiry.released', 'inquiry.replied', 'post.published', 'post.published_on_schedule',
    'post.restored', 'person.published'))
  EXECUTE FUNCTION public.rostrum_order_deliveries();
