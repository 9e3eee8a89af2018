-- The list of people is counted from an index alone; what the policies ask for stands in it, too.
DROP INDEX "people_org_status_idx";--> statement-breakpoint
CREATE INDEX "people_org_status_idx" ON "people" USING btree ("org_id","status","kind","access","deleted_at") WHERE "people"."deleted_at" is null;