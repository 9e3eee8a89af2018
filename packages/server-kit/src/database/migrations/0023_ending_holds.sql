-- When administrators were told that a hold is about to end.
ALTER TABLE "inquiry_screenings" ADD COLUMN "reminded_at" timestamp with time zone;