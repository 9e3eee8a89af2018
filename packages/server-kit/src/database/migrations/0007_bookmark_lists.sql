-- Named lists of bookmarks, shared by link.
CREATE TABLE "bookmark_lists" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"name" "citext" NOT NULL,
	"share_token" varchar(60),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bookmark_lists_share_key" UNIQUE("share_token"),
	CONSTRAINT "bookmark_lists_user_name_key" UNIQUE("user_id","name")
);
--> statement-breakpoint
ALTER TABLE "bookmarks" ADD COLUMN "list_id" uuid;--> statement-breakpoint
ALTER TABLE "bookmark_lists" ADD CONSTRAINT "bookmark_lists_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookmarks" ADD CONSTRAINT "bookmarks_list_id_bookmark_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."bookmark_lists"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bookmarks_list_idx" ON "bookmarks" USING btree ("list_id");