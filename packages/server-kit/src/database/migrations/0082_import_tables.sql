-- Imports of people: the kind of file, the row that names the columns, words that show the encoding, and whether people are added.
ALTER TABLE "person_imports" ADD COLUMN "kind" text DEFAULT 'csv' NOT NULL;--> statement-breakpoint
ALTER TABLE "person_imports" ADD COLUMN "head_row" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "person_imports" ADD COLUMN "encoding_sample" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "person_imports" ADD COLUMN "adds_people" boolean DEFAULT true NOT NULL;
