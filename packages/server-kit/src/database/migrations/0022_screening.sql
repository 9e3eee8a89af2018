-- What screening says of every inquiry; and inquiries that screening holds without a rule.
CREATE TABLE "inquiry_verdicts" (
	"org_id" uuid NOT NULL,
	"inquiry_id" uuid NOT NULL,
	"label" text NOT NULL,
	"queue" text NOT NULL,
	"guard" text,
	"score" real NOT NULL,
	"threat" real NOT NULL,
	"threshold" real NOT NULL,
	"category" text,
	"reasons" jsonb NOT NULL,
	"model_version" varchar(60) NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "inquiry_verdicts_org_id_inquiry_id_pk" PRIMARY KEY("org_id","inquiry_id")
);
--> statement-breakpoint
ALTER TABLE "inquiry_screenings" ALTER COLUMN "kind" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "inquiry_screenings" ALTER COLUMN "pattern" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "inquiry_verdicts" ADD CONSTRAINT "inquiry_verdicts_inquiry_fk" FOREIGN KEY ("org_id","inquiry_id") REFERENCES "public"."inquiries"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "inquiry_verdicts_created_idx" ON "inquiry_verdicts" USING btree ("org_id","created_at");--> statement-breakpoint
SELECT public.rostrum_protect('inquiry_verdicts');--> statement-breakpoint
SELECT public.rostrum_open_to_organisation('inquiry_verdicts');
