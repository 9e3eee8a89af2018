-- Why a question was refused, and why and when an answer was retracted: the desk reads the one, readers the other.
ALTER TABLE "answers" ADD COLUMN "retraction_reason" varchar(500);--> statement-breakpoint
ALTER TABLE "answers" ADD COLUMN "retracted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "refusal_reason" varchar(500);