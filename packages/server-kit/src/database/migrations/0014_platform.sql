-- How releases of areas do: figures for each minute, whom they failed, what failed, which shells are open. Browsers tell
-- it, and the server alone reads it: none of it belongs to an organisation. And what single browsers run instead.
CREATE TABLE "platform_faults" (
	"area" varchar(40) NOT NULL,
	"version" varchar(80) NOT NULL,
	"fingerprint" varchar(32) NOT NULL,
	"stage" varchar(20) NOT NULL,
	"code" varchar(60) NOT NULL,
	"message" text NOT NULL,
	"count" integer DEFAULT 0 NOT NULL,
	"first_at" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	CONSTRAINT "platform_faults_area_version_fingerprint_pk" PRIMARY KEY("area","version","fingerprint")
);
--> statement-breakpoint
CREATE TABLE "platform_figures" (
	"area" varchar(40) NOT NULL,
	"version" varchar(80) NOT NULL,
	"minute" timestamp with time zone NOT NULL,
	"loads" integer DEFAULT 0 NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"faults" integer DEFAULT 0 NOT NULL,
	"blocks" integer DEFAULT 0 NOT NULL,
	"blocked_ms" bigint DEFAULT 0 NOT NULL,
	"bytes" bigint DEFAULT 0 NOT NULL,
	"shared_hits" integer DEFAULT 0 NOT NULL,
	"load_ms" integer[] NOT NULL,
	"mount_ms" integer[] NOT NULL,
	"interactive_ms" integer[] NOT NULL,
	CONSTRAINT "platform_figures_area_version_minute_pk" PRIMARY KEY("area","version","minute")
);
--> statement-breakpoint
CREATE TABLE "platform_hosts" (
	"version" varchar(64) PRIMARY KEY NOT NULL,
	"host" jsonb NOT NULL,
	"first_at" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "platform_overrides" (
	"id" uuid PRIMARY KEY NOT NULL,
	"holder_id" uuid,
	"signed_by" varchar(150) NOT NULL,
	"choices" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "platform_visitors" (
	"area" varchar(40) NOT NULL,
	"version" varchar(80) NOT NULL,
	"visitor" varchar(32) NOT NULL,
	"tried_at" timestamp with time zone NOT NULL,
	"failed_at" timestamp with time zone,
	CONSTRAINT "platform_visitors_area_version_visitor_pk" PRIMARY KEY("area","version","visitor")
);
--> statement-breakpoint
ALTER TABLE "platform_overrides" ADD CONSTRAINT "platform_overrides_holder_id_users_id_fk" FOREIGN KEY ("holder_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "platform_faults_last_idx" ON "platform_faults" USING btree ("last_at");--> statement-breakpoint
CREATE INDEX "platform_figures_minute_idx" ON "platform_figures" USING btree ("minute");--> statement-breakpoint
CREATE INDEX "platform_overrides_holder_idx" ON "platform_overrides" USING btree ("holder_id");--> statement-breakpoint
CREATE INDEX "platform_overrides_expires_idx" ON "platform_overrides" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "platform_visitors_tried_idx" ON "platform_visitors" USING btree ("tried_at");
SELECT public.rostrum_protect(name) FROM unnest(ARRAY['platform_faults', 'platform_figures', 'platform_hosts',
  'platform_overrides', 'platform_visitors']::regclass[]) AS name;
