-- Checks of an upload that were started and did not end, so that a file that takes the server down is not checked for ever.
ALTER TABLE "uploads" ADD COLUMN "check_attempts" integer DEFAULT 0 NOT NULL;
