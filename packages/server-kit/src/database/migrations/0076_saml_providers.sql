-- SAML with providers as they are: options of requests, metadata that is read again, keys of our own, Single Logout,
-- and refused sign-ins with their reasons for the administrators.
CREATE TABLE "provider_sessions" (
	"session_id" uuid PRIMARY KEY NOT NULL,
	"org_id" uuid NOT NULL,
	"subject_hash" "bytea" NOT NULL,
	"session_index_hash" "bytea",
	"logout_data" "bytea",
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sso_attempts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"org_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"error" varchar(60) NOT NULL,
	"reason" varchar(60) NOT NULL,
	"expected" varchar(500),
	"received" varchar(500),
	"email" "citext"
);
--> statement-breakpoint
CREATE TABLE "saml_keys" (
	"id" uuid PRIMARY KEY NOT NULL,
	"org_id" uuid NOT NULL,
	"use" text NOT NULL,
	"certificate" text NOT NULL,
	"private_key" "bytea" NOT NULL,
	"active_from" timestamp with time zone NOT NULL,
	"retires_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sso_connections" ADD COLUMN "sso_bindings" text[] DEFAULT '{redirect}' NOT NULL;--> statement-breakpoint
ALTER TABLE "sso_connections" ADD COLUMN "sso_post_url" varchar(2048);--> statement-breakpoint
ALTER TABLE "sso_connections" ADD COLUMN "request_binding" text;--> statement-breakpoint
ALTER TABLE "sso_connections" ADD COLUMN "slo_url" varchar(2048);--> statement-breakpoint
ALTER TABLE "sso_connections" ADD COLUMN "slo_binding" text;--> statement-breakpoint
ALTER TABLE "sso_connections" ADD COLUMN "slo_response_url" varchar(2048);--> statement-breakpoint
ALTER TABLE "sso_connections" ADD COLUMN "wants_signed_requests" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "sso_connections" ADD COLUMN "sign_requests" boolean;--> statement-breakpoint
ALTER TABLE "sso_connections" ADD COLUMN "force_authn" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "sso_connections" ADD COLUMN "want_assertions_signed" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "sso_connections" ADD COLUMN "encryption" text DEFAULT 'off' NOT NULL;--> statement-breakpoint
ALTER TABLE "sso_connections" ADD COLUMN "single_logout" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "sso_connections" ADD COLUMN "update_profile" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "sso_connections" ADD COLUMN "metadata_url" varchar(2048);--> statement-breakpoint
ALTER TABLE "sso_connections" ADD COLUMN "metadata_entity_id" varchar(1024);--> statement-breakpoint
ALTER TABLE "sso_connections" ADD COLUMN "metadata_read_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sso_connections" ADD COLUMN "metadata_tried_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sso_connections" ADD COLUMN "metadata_error" varchar(500);--> statement-breakpoint
ALTER TABLE "sso_connections" ADD COLUMN "metadata_notes" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "provider_sessions" ADD CONSTRAINT "provider_sessions_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_sessions" ADD CONSTRAINT "provider_sessions_org_id_organisations_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sso_attempts" ADD CONSTRAINT "sso_attempts_org_id_organisations_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saml_keys" ADD CONSTRAINT "saml_keys_org_id_organisations_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "provider_sessions_subject_idx" ON "provider_sessions" USING btree ("org_id","subject_hash");--> statement-breakpoint
CREATE INDEX "provider_sessions_index_idx" ON "provider_sessions" USING btree ("org_id","session_index_hash");--> statement-breakpoint
CREATE INDEX "sso_attempts_org_idx" ON "sso_attempts" USING btree ("org_id","at");--> statement-breakpoint
CREATE INDEX "sso_attempts_email_idx" ON "sso_attempts" USING btree ("email");--> statement-breakpoint
CREATE INDEX "saml_keys_org_idx" ON "saml_keys" USING btree ("org_id","use");--> statement-breakpoint
SELECT public.rostrum_protect(name) FROM unnest(ARRAY['provider_sessions', 'sso_attempts', 'saml_keys']::regclass[]) AS name;--> statement-breakpoint
SELECT public.rostrum_open('sso_attempts', 'organisation', 'rostrum_member', 'select', 'org_id = (SELECT rostrum_org_id())');
