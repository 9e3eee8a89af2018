-- Safety mode that ends by itself, and whom to ask while a person is away.
ALTER TABLE "people" ADD COLUMN "safety_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "away_colleague_id" uuid;--> statement-breakpoint
ALTER TABLE "people" ADD CONSTRAINT "people_away_colleague_id_people_id_fk" FOREIGN KEY ("away_colleague_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "people_away_colleague_idx" ON "people" USING btree ("away_colleague_id");--> statement-breakpoint
CREATE INDEX "people_safety_until_idx" ON "people" USING btree ("safety_until") WHERE "people"."safety_mode";