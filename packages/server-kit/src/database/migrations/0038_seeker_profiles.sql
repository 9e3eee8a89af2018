-- What seekers say of themselves once, so that the forms of their inquiries begin with it.
ALTER TABLE "seeker_profiles" ADD COLUMN "media_position" text;--> statement-breakpoint
ALTER TABLE "seeker_profiles" ADD COLUMN "media_type" text;--> statement-breakpoint
ALTER TABLE "seeker_profiles" ADD COLUMN "bylines" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "seeker_profiles" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;