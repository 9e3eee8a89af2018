-- An inbox of years is counted and sorted from its indexes alone; what the policy of members asks for stands in them, too.
DROP INDEX "inquiries_inbox_idx";--> statement-breakpoint
CREATE INDEX "inquiries_counted_idx" ON "inquiries" USING btree ("org_id","status","seeker_id") WHERE "inquiries"."erased_at" is null;--> statement-breakpoint
CREATE INDEX "inquiries_inbox_idx" ON "inquiries" USING btree ("org_id","status","deadline_at","last_message_at","id","type","assignee_id","seeker_id") WHERE "inquiries"."erased_at" is null;
