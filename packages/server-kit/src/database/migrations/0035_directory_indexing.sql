-- Whether search engines may list the pages of an organisation, as each profile says for itself already.
ALTER TABLE "organisations" ADD COLUMN "is_indexed" boolean DEFAULT true NOT NULL;