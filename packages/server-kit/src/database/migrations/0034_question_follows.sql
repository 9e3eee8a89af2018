-- Emails about new answers of a question. Addresses of readers are for the server alone: no one of the organisation reads them.
CREATE TABLE "question_follow_notices" (
	"org_id" uuid NOT NULL,
	"follow_id" uuid NOT NULL,
	"answer_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "question_follow_notices_org_id_follow_id_answer_id_pk" PRIMARY KEY("org_id","follow_id","answer_id")
);
--> statement-breakpoint
CREATE TABLE "question_follows" (
	"id" uuid PRIMARY KEY NOT NULL,
	"org_id" uuid NOT NULL,
	"question_id" uuid NOT NULL,
	"email" "citext" NOT NULL,
	"is_asker" boolean DEFAULT false NOT NULL,
	"confirmed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "question_follows_org_id_key" UNIQUE("org_id","id"),
	CONSTRAINT "question_follows_email_key" UNIQUE("org_id","question_id","email")
);
--> statement-breakpoint
ALTER TABLE "question_follow_notices" ADD CONSTRAINT "question_follow_notices_follow_fk" FOREIGN KEY ("org_id","follow_id") REFERENCES "public"."question_follows"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_follow_notices" ADD CONSTRAINT "question_follow_notices_answer_fk" FOREIGN KEY ("org_id","answer_id") REFERENCES "public"."answers"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_follows" ADD CONSTRAINT "question_follows_question_fk" FOREIGN KEY ("org_id","question_id") REFERENCES "public"."questions"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "question_follow_notices_answer_idx" ON "question_follow_notices" USING btree ("org_id","answer_id");--> statement-breakpoint
CREATE INDEX "question_follows_email_idx" ON "question_follows" USING btree ("email");--> statement-breakpoint
SELECT public.rostrum_protect('question_follows');--> statement-breakpoint
SELECT public.rostrum_protect('question_follow_notices');
