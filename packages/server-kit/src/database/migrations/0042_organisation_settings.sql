-- Deactivated members, by administrators as by SCIM: the membership is gone, what it was is kept in one place for both.
-- A person's own photo, and the numbers of an organisation beside that of its desk.
-- As what people with an address of a proven domain may join by themselves.
-- Files of the own data and of an organisation's, for whoever asked for them alone.
CREATE TABLE "deactivated_members" (
	"org_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"role" text NOT NULL,
	"scopes" jsonb DEFAULT '{"departments":[],"tags":[]}'::jsonb NOT NULL,
	"person_id" uuid,
	"joined_at" timestamp with time zone NOT NULL,
	"deactivated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "deactivated_members_org_id_user_id_pk" PRIMARY KEY("org_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "data_exports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"org_id" uuid,
	"kind" text NOT NULL,
	"state" text DEFAULT 'making' NOT NULL,
	"parts" text[] DEFAULT '{}' NOT NULL,
	"size" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "organisations" ADD COLUMN "phones" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "sso_domains" ADD COLUMN "join_role" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "image_upload_id" uuid;--> statement-breakpoint
ALTER TABLE "deactivated_members" ADD CONSTRAINT "deactivated_members_org_id_organisations_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deactivated_members" ADD CONSTRAINT "deactivated_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_exports" ADD CONSTRAINT "data_exports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_exports" ADD CONSTRAINT "data_exports_org_id_organisations_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deactivated_members_user_idx" ON "deactivated_members" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "data_exports_user_idx" ON "data_exports" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "data_exports_org_idx" ON "data_exports" USING btree ("org_id");--> statement-breakpoint
CREATE INDEX "data_exports_expires_idx" ON "data_exports" USING btree ("expires_at");--> statement-breakpoint
INSERT INTO "deactivated_members" (org_id, user_id, role, scopes, person_id, joined_at, deactivated_at)
  SELECT org_id, user_id, role, scopes, person_id, created_at, left_at FROM "provisioned_members" WHERE left_at IS NOT NULL;--> statement-breakpoint
ALTER TABLE "provisioned_members" DROP COLUMN "left_at";--> statement-breakpoint
ALTER TABLE "provisioned_members" DROP COLUMN "role";--> statement-breakpoint
ALTER TABLE "provisioned_members" DROP COLUMN "scopes";--> statement-breakpoint
ALTER TABLE "provisioned_members" DROP COLUMN "person_id";--> statement-breakpoint
SELECT public.rostrum_protect(name) FROM unnest(ARRAY['deactivated_members', 'data_exports']::regclass[]) AS name;--> statement-breakpoint
SELECT public.rostrum_open_to_organisation('deactivated_members');--> statement-breakpoint
SELECT public.rostrum_open_to_user('data_exports');
