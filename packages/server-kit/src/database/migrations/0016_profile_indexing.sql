-- People may keep their public profile out of search engines without hiding it from those who look for them here.
ALTER TABLE "people" ADD COLUMN "is_indexed" boolean DEFAULT true NOT NULL;
