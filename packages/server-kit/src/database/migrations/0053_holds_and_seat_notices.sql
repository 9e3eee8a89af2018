-- A whole organisation on legal hold: nothing of it is erased by time or with an account. And the share of each kind of seat that
-- those who run it were told of last, so that each crossing is told once.
ALTER TABLE "organisations" ADD COLUMN "legal_hold_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "organisations" ADD COLUMN "legal_hold_by" varchar(150);--> statement-breakpoint
ALTER TABLE "organisations" ADD COLUMN "legal_hold_reason" varchar(500);--> statement-breakpoint
ALTER TABLE "seat_limits" ADD COLUMN "told_percent" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "organisations" ADD CONSTRAINT "organisations_hold_has_a_reason" CHECK (("organisations"."legal_hold_at" is null) = ("organisations"."legal_hold_reason" is null));
