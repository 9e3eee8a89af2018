-- The number of an accreditation is read by the team and its person alone, and its expiry is warned of once.
ALTER TABLE "person_sections" ADD COLUMN "private_data" jsonb;--> statement-breakpoint
ALTER TABLE "person_sections" ADD COLUMN "warned_of" varchar(10);