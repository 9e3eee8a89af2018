-- Questions can be reworded: what the reader asked stays for the team, and former addresses lead to the present one.
ALTER TABLE "questions" ADD COLUMN "original_text" varchar(300);--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "former_slugs" text[] DEFAULT '{}' NOT NULL;
