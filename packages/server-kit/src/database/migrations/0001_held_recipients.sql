-- An inquiry to somebody who takes its type through the office waits for the desk: set until it is passed on.
ALTER TABLE "inquiry_recipients" ADD COLUMN "held_since" timestamp with time zone;
