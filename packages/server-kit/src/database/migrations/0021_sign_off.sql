-- Versions of posts, their sign-off by experts, and answers of experts, both through links of mails.
CREATE TABLE "post_signoff_links" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"org_id" uuid NOT NULL,
	"signoff_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "post_signoffs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"org_id" uuid NOT NULL,
	"post_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"state" text NOT NULL,
	"asked_by" uuid,
	"asked_by_name" varchar(150) NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	"number" integer,
	"note" varchar(1000),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "post_signoffs_org_id_key" UNIQUE("org_id","id"),
	CONSTRAINT "post_signoffs_person_key" UNIQUE("org_id","post_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "post_versions" (
	"org_id" uuid NOT NULL,
	"post_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"title" varchar(150) NOT NULL,
	"summary" varchar(300) NOT NULL,
	"body_html" text NOT NULL,
	"saved_by" uuid,
	"saved_by_name" varchar(150) NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "post_versions_org_id_post_id_number_pk" PRIMARY KEY("org_id","post_id","number")
);
--> statement-breakpoint
CREATE TABLE "question_links" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"org_id" uuid NOT NULL,
	"question_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "answers" ADD COLUMN "approved_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "question_experts" ADD COLUMN "asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "question_experts" ADD COLUMN "declined_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "question_experts" ADD COLUMN "decline_note" varchar(500);--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "experts_publish" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "post_signoff_links" ADD CONSTRAINT "post_signoff_links_signoff_fk" FOREIGN KEY ("org_id","signoff_id") REFERENCES "public"."post_signoffs"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_signoffs" ADD CONSTRAINT "post_signoffs_asked_by_users_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_signoffs" ADD CONSTRAINT "post_signoffs_post_fk" FOREIGN KEY ("org_id","post_id") REFERENCES "public"."posts"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_signoffs" ADD CONSTRAINT "post_signoffs_person_fk" FOREIGN KEY ("org_id","person_id") REFERENCES "public"."people"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_versions" ADD CONSTRAINT "post_versions_saved_by_users_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_versions" ADD CONSTRAINT "post_versions_post_fk" FOREIGN KEY ("org_id","post_id") REFERENCES "public"."posts"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_links" ADD CONSTRAINT "question_links_expert_fk" FOREIGN KEY ("org_id","question_id","person_id") REFERENCES "public"."question_experts"("org_id","question_id","person_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "post_signoff_links_signoff_idx" ON "post_signoff_links" USING btree ("org_id","signoff_id");--> statement-breakpoint
CREATE INDEX "post_signoffs_person_idx" ON "post_signoffs" USING btree ("org_id","person_id");--> statement-breakpoint
CREATE INDEX "post_signoffs_asked_by_idx" ON "post_signoffs" USING btree ("asked_by");--> statement-breakpoint
CREATE INDEX "post_versions_saved_by_idx" ON "post_versions" USING btree ("saved_by");--> statement-breakpoint
CREATE INDEX "question_links_expert_idx" ON "question_links" USING btree ("org_id","question_id","person_id");--> statement-breakpoint
SELECT public.rostrum_protect(name) FROM unnest(ARRAY['post_versions', 'post_signoffs', 'post_signoff_links', 'question_links']::regclass[]) AS name;--> statement-breakpoint
SELECT public.rostrum_open_to_organisation(name) FROM unnest(ARRAY['post_versions', 'post_signoffs', 'post_signoff_links', 'question_links']::regclass[]) AS name;
