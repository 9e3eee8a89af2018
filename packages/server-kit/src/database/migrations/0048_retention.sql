-- Inquiries whose time is over lose what they said and who sent them, and stay to be counted; a legal hold keeps them whole.
ALTER TABLE "data_exports" ADD COLUMN "choice" jsonb;--> statement-breakpoint
ALTER TABLE "inquiries" ADD COLUMN "legal_hold_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "inquiries" ADD COLUMN "legal_hold_by" uuid;--> statement-breakpoint
ALTER TABLE "inquiries" ADD COLUMN "legal_hold_reason" varchar(500);--> statement-breakpoint
ALTER TABLE "inquiries" ADD COLUMN "erased_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_legal_hold_by_users_id_fk" FOREIGN KEY ("legal_hold_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "inquiries_legal_hold_by_idx" ON "inquiries" USING btree ("legal_hold_by");--> statement-breakpoint
CREATE INDEX "inquiries_legal_hold_idx" ON "inquiries" USING btree ("org_id","legal_hold_at") WHERE "inquiries"."legal_hold_at" is not null;--> statement-breakpoint
ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_hold_has_reason" CHECK (("inquiries"."legal_hold_at" is null) = ("inquiries"."legal_hold_reason" is null));--> statement-breakpoint
ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_hold_keeps" CHECK ("inquiries"."erased_at" is null or "inquiries"."legal_hold_at" is null);