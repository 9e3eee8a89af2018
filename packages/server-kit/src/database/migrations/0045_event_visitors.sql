-- Whether a visitor did the same within the hour is found without reading what all others did in it.
DROP INDEX "events_entity_idx";--> statement-breakpoint
CREATE INDEX "events_visitor_idx" ON "events" USING btree ("org_id","entity_id","name","visitor","at");