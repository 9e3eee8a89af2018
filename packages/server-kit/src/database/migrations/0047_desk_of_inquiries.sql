-- Guests confirm their address by a link that only an email had.
ALTER TABLE "inquiries" ADD COLUMN "email_confirmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "inquiry_tracking_links" ADD COLUMN "is_mailed" boolean DEFAULT false NOT NULL;