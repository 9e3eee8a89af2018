-- Which release of each area everybody gets, who gets another, and how it came to that. It belongs to the installation and
-- not to any organisation: only the server itself sees it, so none of these tables is opened to anybody.
CREATE TABLE "deploy_tokens" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" varchar(60) NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"areas" text[],
	"actions" text[] NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"last_used_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "deploy_tokens_name_key" UNIQUE("name"),
	CONSTRAINT "deploy_tokens_hash_key" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "release_areas" (
	"area" varchar(40) PRIMARY KEY NOT NULL,
	"current_id" uuid
);
--> statement-breakpoint
CREATE TABLE "release_history" (
	"id" uuid PRIMARY KEY NOT NULL,
	"area" varchar(40) NOT NULL,
	"version" varchar(64) NOT NULL,
	"event" text NOT NULL,
	"actor" varchar(120) NOT NULL,
	"reason" varchar(300),
	"replaced" varchar(64),
	"target" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "release_registry" (
	"id" smallint PRIMARY KEY NOT NULL,
	"revision" bigint NOT NULL,
	CONSTRAINT "release_registry_one_row" CHECK ("release_registry"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "release_rollouts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"area" varchar(40) NOT NULL,
	"release_id" uuid NOT NULL,
	"share" integer,
	"org_id" uuid,
	"user_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "release_rollouts_target_key" UNIQUE NULLS NOT DISTINCT("area","org_id","user_id"),
	CONSTRAINT "release_rollouts_target" CHECK (("release_rollouts"."share" is null) = (num_nonnulls("release_rollouts"."org_id", "release_rollouts"."user_id") > 0))
);
--> statement-breakpoint
CREATE TABLE "releases" (
	"id" uuid PRIMARY KEY NOT NULL,
	"area" varchar(40) NOT NULL,
	"version" varchar(64) NOT NULL,
	"source" text NOT NULL,
	"release" jsonb NOT NULL,
	"stored_at" timestamp with time zone,
	"promoted_at" timestamp with time zone,
	"replaced_id" uuid,
	"broken_at" timestamp with time zone,
	"broken_reason" varchar(300),
	"created_by" varchar(120) NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "releases_area_version_key" UNIQUE("area","version")
);
--> statement-breakpoint
ALTER TABLE "release_areas" ADD CONSTRAINT "release_areas_current_id_releases_id_fk" FOREIGN KEY ("current_id") REFERENCES "public"."releases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "release_rollouts" ADD CONSTRAINT "release_rollouts_release_id_releases_id_fk" FOREIGN KEY ("release_id") REFERENCES "public"."releases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "release_rollouts" ADD CONSTRAINT "release_rollouts_org_id_organisations_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "release_rollouts" ADD CONSTRAINT "release_rollouts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "releases" ADD CONSTRAINT "releases_replaced_id_releases_id_fk" FOREIGN KEY ("replaced_id") REFERENCES "public"."releases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "release_areas_current_idx" ON "release_areas" USING btree ("current_id");--> statement-breakpoint
CREATE INDEX "release_history_area_idx" ON "release_history" USING btree ("area","id");--> statement-breakpoint
CREATE INDEX "release_rollouts_release_idx" ON "release_rollouts" USING btree ("release_id");--> statement-breakpoint
CREATE INDEX "release_rollouts_org_idx" ON "release_rollouts" USING btree ("org_id");--> statement-breakpoint
CREATE INDEX "release_rollouts_user_idx" ON "release_rollouts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "releases_replaced_idx" ON "releases" USING btree ("replaced_id");
-- A counter that is there from the start: whoever changes something finds a row to lock.
INSERT INTO release_registry (id, revision) VALUES (1, 1);
SELECT public.rostrum_protect(name) FROM unnest(ARRAY['release_registry', 'releases', 'release_areas', 'release_rollouts',
  'release_history', 'deploy_tokens']::regclass[]) AS name;
