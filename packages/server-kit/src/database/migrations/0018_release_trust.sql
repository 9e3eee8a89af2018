-- Which visitors are believed when they report a release broken, and which areas an operator let claim what is not theirs.
-- Marks of visitors from before are no accounts: they count as networks until they are pruned, two days later.
CREATE TABLE "release_claims" (
	"area" varchar(40) NOT NULL,
	"claim" varchar(200) NOT NULL,
	"agreed_by" varchar(120) NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "release_claims_area_claim_pk" PRIMARY KEY("area","claim")
);
--> statement-breakpoint
ALTER TABLE "platform_figures" ADD COLUMN "unproven" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "platform_visitors" ADD COLUMN "is_account" boolean DEFAULT false NOT NULL;
SELECT public.rostrum_protect('release_claims'::regclass);
