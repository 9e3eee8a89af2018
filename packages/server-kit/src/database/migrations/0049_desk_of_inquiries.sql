-- Guests confirm their address by a link that only an email had. Two inquiries of one sender can become one, and two again.
ALTER TABLE "inquiries" ADD COLUMN "email_confirmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "inquiries" ADD COLUMN "merged_into" uuid;--> statement-breakpoint
ALTER TABLE "inquiries" ADD COLUMN "merged_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "inquiries" ADD COLUMN "merge_undo" jsonb;--> statement-breakpoint
ALTER TABLE "inquiry_tracking_links" ADD COLUMN "is_mailed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_merged_into_fk" FOREIGN KEY ("org_id","merged_into") REFERENCES "public"."inquiries"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "inquiries_merged_into_idx" ON "inquiries" USING btree ("org_id","merged_into");