-- Posts by email to mailing lists whose subscribers confirmed that they want posts, each post once to each list.
CREATE TABLE "post_mailings" (
	"org_id" uuid NOT NULL,
	"list_id" uuid NOT NULL,
	"post_id" uuid NOT NULL,
	"subject" varchar(150) NOT NULL,
	"text" text NOT NULL,
	"asked_by" uuid,
	"asked_by_name" varchar(121) NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone,
	"recipients" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "post_mailings_org_id_post_id_list_id_pk" PRIMARY KEY("org_id","post_id","list_id")
);
--> statement-breakpoint
ALTER TABLE "mailing_lists" ADD COLUMN "sends" text DEFAULT 'inquiries' NOT NULL;--> statement-breakpoint
ALTER TABLE "post_mailings" ADD CONSTRAINT "post_mailings_asked_by_users_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_mailings" ADD CONSTRAINT "post_mailings_list_fk" FOREIGN KEY ("org_id","list_id") REFERENCES "public"."mailing_lists"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_mailings" ADD CONSTRAINT "post_mailings_post_fk" FOREIGN KEY ("org_id","post_id") REFERENCES "public"."posts"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "post_mailings_list_idx" ON "post_mailings" USING btree ("org_id","list_id");--> statement-breakpoint
CREATE INDEX "post_mailings_asked_by_idx" ON "post_mailings" USING btree ("asked_by");--> statement-breakpoint
CREATE INDEX "post_mailings_due_idx" ON "post_mailings" USING btree ("due_at") WHERE "post_mailings"."done_at" is null;--> statement-breakpoint
SELECT public.rostrum_protect('post_mailings');--> statement-breakpoint
SELECT public.rostrum_open_to_organisation('post_mailings');
