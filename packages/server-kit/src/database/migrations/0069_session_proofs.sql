-- Sessions inherit when their person was proven, linked identities are told from tied ones, and removals are remembered.
CREATE TABLE "removed_members" (
	"id" uuid PRIMARY KEY NOT NULL,
	"org_id" uuid NOT NULL,
	"user_id" uuid,
	"email_hash" "bytea" NOT NULL,
	"removed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "removed_members_org_email_key" UNIQUE("org_id","email_hash")
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "authenticated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "mailbox_proven_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "external_identities" ADD COLUMN "linked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "removed_members" ADD CONSTRAINT "removed_members_org_id_organisations_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "removed_members" ADD CONSTRAINT "removed_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "removed_members_user_idx" ON "removed_members" USING btree ("user_id","org_id");--> statement-breakpoint
UPDATE "sessions" SET "authenticated_at" = "created_at";--> statement-breakpoint
UPDATE "external_identities" e SET "linked_at" = linked."at" FROM (
  SELECT org_id, entity_id, max(created_at) AS at FROM "activity_entries"
  WHERE verb = 'member.linked' AND entity_type = 'user' GROUP BY org_id, entity_id) linked
WHERE e.org_id = linked.org_id AND e.user_id = linked.entity_id;--> statement-breakpoint
SELECT public.rostrum_protect('removed_members');--> statement-breakpoint
SELECT public.rostrum_open_to_organisation('removed_members');
