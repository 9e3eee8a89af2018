-- How long posts are read: each report of a browser is a row with its seconds; days keep counts of readings by length.
ALTER TABLE "events" ADD COLUMN "seconds" smallint;
