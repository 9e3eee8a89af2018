-- More of what an organisation keeps of people: address, employee number, what is public of the contact, speaking and fees, and the
-- agent a person is assigned to. And an index for deleted profiles, which are brought back or erased.
ALTER TABLE "people" ADD COLUMN "phone_extension" varchar(8);--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "building" varchar(80);--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "room" varchar(40);--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "address" varchar(120);--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "postal" varchar(12);--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "shown_contact" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "employee_id" varchar(60);--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "speaking" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "fees" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "agent_id" uuid;--> statement-breakpoint
ALTER TABLE "people" ADD CONSTRAINT "people_agent_id_users_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "people_agent_idx" ON "people" USING btree ("agent_id");--> statement-breakpoint
CREATE INDEX "people_deleted_idx" ON "people" USING btree ("deleted_at") WHERE "people"."deleted_at" is not null;