-- Pages that have a post open in the editor, so that its editors see each other. Votes are counted in the events, never in
-- the column of questions that goes. Inquiries whose senders came from a question are found by its address.
CREATE TABLE "post_editors" (
	"org_id" uuid NOT NULL,
	"post_id" uuid NOT NULL,
	"window_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "post_editors_org_id_post_id_window_id_pk" PRIMARY KEY("org_id","post_id","window_id")
);
--> statement-breakpoint
ALTER TABLE "post_editors" ADD CONSTRAINT "post_editors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_editors" ADD CONSTRAINT "post_editors_post_fk" FOREIGN KEY ("org_id","post_id") REFERENCES "public"."posts"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "post_editors_user_idx" ON "post_editors" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "questions" DROP COLUMN "helpful_count";--> statement-breakpoint
CREATE INDEX "inquiries_source_page_idx" ON "inquiries" USING btree ("org_id","source_page") WHERE "inquiries"."source_page" is not null;--> statement-breakpoint
SELECT public.rostrum_protect('post_editors');--> statement-breakpoint
SELECT public.rostrum_open_to_organisation('post_editors');
