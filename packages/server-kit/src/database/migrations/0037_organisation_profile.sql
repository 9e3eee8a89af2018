-- What an organisation says of itself, with a version of its own beside the contact details.
ALTER TABLE "organisations" ADD COLUMN "social" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "organisations" ADD COLUMN "profile_version" integer DEFAULT 1 NOT NULL;