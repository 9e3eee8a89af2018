-- A tsquery is stored within its row alone, so a search over three regions was too large to be saved.
ALTER TABLE "saved_searches" ALTER COLUMN "query" SET DATA TYPE text;
