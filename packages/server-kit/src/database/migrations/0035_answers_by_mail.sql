-- Answers by mail: what came in is known by a hash, so that a second copy is not taken again. For the server alone.
CREATE TABLE "inbound_mails" (
	"key" "bytea" PRIMARY KEY NOT NULL,
	"outcome" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "thread_id" uuid;--> statement-breakpoint
CREATE INDEX "inbound_mails_created_idx" ON "inbound_mails" USING btree ("created_at");--> statement-breakpoint
SELECT public.rostrum_protect('inbound_mails');
