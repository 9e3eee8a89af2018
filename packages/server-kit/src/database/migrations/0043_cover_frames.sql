-- Which part of an uploaded picture is the cover of its post, and what of it stays in sight where less is shown.
ALTER TABLE "posts" ADD COLUMN "cover_frame" jsonb;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "cover_focus_x" smallint DEFAULT 50 NOT NULL;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "cover_focus_y" smallint DEFAULT 50 NOT NULL;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_cover_focus_range" CHECK ("posts"."cover_focus_x" between 0 and 100 and "posts"."cover_focus_y" between 0 and 100);