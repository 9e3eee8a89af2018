ALTER TABLE "mails" ADD COLUMN "mailbox_key" varchar(43);--> statement-breakpoint
CREATE INDEX "mails_mailbox_idx" ON "mails" USING btree ("mailbox_key","kind","created_at") WHERE "mails"."mailbox_key" is not null;--> statement-breakpoint
CREATE INDEX "mails_charged_idx" ON "mails" USING btree ("kind","created_at") WHERE "mails"."mailbox_key" is not null;
