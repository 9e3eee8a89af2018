-- A question that was merged into another one: its address leads there, and what it brought can be given back.
ALTER TABLE "questions" ADD COLUMN "merged_into" uuid;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "merged_parts" jsonb;--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_merged_into_fk" FOREIGN KEY ("org_id","merged_into") REFERENCES "public"."questions"("org_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "questions_merged_into_idx" ON "questions" USING btree ("org_id","merged_into");
