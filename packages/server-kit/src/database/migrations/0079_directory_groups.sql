-- Groups of identity providers (SCIM), and the role and departments that their members get.
CREATE TABLE "directory_group_members" (
	"org_id" uuid NOT NULL,
	"group_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	CONSTRAINT "directory_group_members_group_id_user_id_pk" PRIMARY KEY("group_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "directory_groups" (
	"id" uuid PRIMARY KEY NOT NULL,
	"org_id" uuid NOT NULL,
	"display_name" "citext" NOT NULL,
	"external_id" varchar(255),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "directory_groups_org_id_key" UNIQUE("org_id","id")
);
--> statement-breakpoint
CREATE TABLE "group_grants" (
	"org_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"role" text,
	"claimed" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "group_grants_org_id_user_id_pk" PRIMARY KEY("org_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "group_mappings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"org_id" uuid NOT NULL,
	"group_name" "citext" NOT NULL,
	"role" text NOT NULL,
	"departments" text[] DEFAULT '{}' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "group_mappings_name_key" UNIQUE("org_id","group_name")
);
--> statement-breakpoint
ALTER TABLE "directory_group_members" ADD CONSTRAINT "directory_group_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "directory_group_members" ADD CONSTRAINT "directory_group_members_group_fk" FOREIGN KEY ("org_id","group_id") REFERENCES "public"."directory_groups"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "directory_groups" ADD CONSTRAINT "directory_groups_org_id_organisations_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_grants" ADD CONSTRAINT "group_grants_org_id_organisations_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_grants" ADD CONSTRAINT "group_grants_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_mappings" ADD CONSTRAINT "group_mappings_org_id_organisations_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "directory_group_members_user_idx" ON "directory_group_members" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "directory_group_members_group_idx" ON "directory_group_members" USING btree ("org_id","group_id");--> statement-breakpoint
CREATE INDEX "group_grants_user_idx" ON "group_grants" USING btree ("user_id");--> statement-breakpoint
SELECT public.rostrum_protect(name) FROM unnest(ARRAY['directory_groups', 'directory_group_members', 'group_mappings', 'group_grants']::regclass[]) AS name;--> statement-breakpoint
SELECT public.rostrum_open_to_organisation(name) FROM unnest(ARRAY['directory_groups', 'directory_group_members', 'group_mappings', 'group_grants']::regclass[]) AS name;
