-- Pictures in the text of posts, addresses that editors choose, and embargoes, during which a post is private.
CREATE TABLE "post_figures" (
	"org_id" uuid NOT NULL,
	"post_id" uuid NOT NULL,
	"src" varchar(60) NOT NULL,
	"upload_id" uuid,
	"width" smallint NOT NULL,
	"height" smallint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "post_figures_org_id_post_id_src_pk" PRIMARY KEY("org_id","post_id","src")
);
--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "slug_chosen" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "access_after" text;--> statement-breakpoint
ALTER TABLE "post_figures" ADD CONSTRAINT "post_figures_upload_id_uploads_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."uploads"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_figures" ADD CONSTRAINT "post_figures_post_fk" FOREIGN KEY ("org_id","post_id") REFERENCES "public"."posts"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "post_figures_src_idx" ON "post_figures" USING btree ("org_id","src");--> statement-breakpoint
CREATE INDEX "post_figures_upload_idx" ON "post_figures" USING btree ("upload_id");--> statement-breakpoint
CREATE INDEX "posts_embargo_idx" ON "posts" USING btree ("embargo_until") WHERE "posts"."embargo_until" is not null and "posts"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "posts_expiry_idx" ON "posts" USING btree ("expires_at") WHERE "posts"."expires_at" is not null and "posts"."status" = 'published' and "posts"."deleted_at" is null;--> statement-breakpoint
UPDATE "posts" SET "access_after" = "access", "access" = 'private' WHERE "embargo_until" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_embargo_access" CHECK (("posts"."embargo_until" is null) = ("posts"."access_after" is null) and ("posts"."embargo_until" is null or "posts"."access" = 'private'));--> statement-breakpoint
SELECT public.rostrum_protect('post_figures');--> statement-breakpoint
SELECT public.rostrum_open_to_organisation('post_figures');
