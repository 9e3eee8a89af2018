-- From where inquiries were sent: for IP rules of the Blocked List, and as evidence of threats. Forgotten after 90 days.
ALTER TABLE "inquiries" ADD COLUMN "sender_ip" "inet";--> statement-breakpoint
CREATE INDEX "inquiries_sender_ip_idx" ON "inquiries" USING btree ("created_at") WHERE "inquiries"."sender_ip" is not null;