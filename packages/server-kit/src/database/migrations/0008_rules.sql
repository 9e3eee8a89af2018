-- Whom an organisation holds and whom it always lets through, and what such a rule did with an inquiry.
-- A text as phrases are compared: compatibility forms, invisible characters, white space, case, accents, and letters of
-- other scripts that look like Latin ones are made the same. Both sides are folded, so a phrase in Cyrillic finds itself.
CREATE FUNCTION public.rostrum_screened(input text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$ SELECT public.rostrum_fold(translate(lower(
          regexp_replace(regexp_replace(normalize(input, NFKC), '[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2064\uFE00-\uFE0F\uFEFF]', '', 'g'), '\s+', ' ', 'g')),
          'авеікмнорстухѕјԁһԛԝαεικνορτυχ', 'abeikmhopctyxsjdhqwaeikvoptux')) $$;
--> statement-breakpoint
-- The mailbox behind an address: what follows a + does not count, nor do dots where the provider ignores them.
CREATE FUNCTION public.rostrum_mailbox(input text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$ SELECT CASE WHEN split_part(lower(input), '@', 2) IN ('gmail.com', 'googlemail.com')
          THEN replace(split_part(split_part(lower(input), '@', 1), '+', 1), '.', '') || '@gmail.com'
          ELSE split_part(split_part(lower(input), '@', 1), '+', 1) || '@' || split_part(lower(input), '@', 2) END $$;
--> statement-breakpoint
CREATE FUNCTION public.rostrum_rule_needle(kind text, pattern text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$ SELECT CASE kind WHEN 'phrase' THEN public.rostrum_screened(pattern) WHEN 'email' THEN public.rostrum_mailbox(pattern)
          WHEN 'wildcard' THEN substr(pattern, 2) ELSE pattern END $$;
--> statement-breakpoint
CREATE TABLE "inquiry_rules" (
	"id" uuid PRIMARY KEY NOT NULL,
	"org_id" uuid NOT NULL,
	"list" text NOT NULL,
	"kind" text NOT NULL,
	"pattern" varchar(254) NOT NULL,
	"needle" text GENERATED ALWAYS AS (rostrum_rule_needle("inquiry_rules"."kind", "inquiry_rules"."pattern")) STORED NOT NULL,
	"action" text,
	"types" smallint[] DEFAULT '{}' NOT NULL,
	"departments" text[] DEFAULT '{}' NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"reason" varchar(300) DEFAULT '' NOT NULL,
	"expires_at" timestamp with time zone,
	"enabled" boolean DEFAULT true NOT NULL,
	"created_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "inquiry_rules_pattern_key" UNIQUE("org_id","list","kind","pattern","departments","tags"),
	CONSTRAINT "inquiry_rules_block_has_action" CHECK (("inquiry_rules"."list" = 'block') = ("inquiry_rules"."action" is not null))
);
--> statement-breakpoint
CREATE TABLE "inquiry_screenings" (
	"org_id" uuid NOT NULL,
	"inquiry_id" uuid NOT NULL,
	"rule_id" uuid,
	"kind" text NOT NULL,
	"pattern" varchar(254) NOT NULL,
	"action" text,
	"reason" varchar(300) DEFAULT '' NOT NULL,
	"state" text NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "inquiry_screenings_org_id_inquiry_id_pk" PRIMARY KEY("org_id","inquiry_id")
);
--> statement-breakpoint
ALTER TABLE "inquiries" ADD COLUMN "screened_text" text GENERATED ALWAYS AS (rostrum_screened("inquiries"."subject" || ' ' || "inquiries"."message")) STORED;--> statement-breakpoint
ALTER TABLE "inquiry_rules" ADD CONSTRAINT "inquiry_rules_org_id_organisations_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organisations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiry_rules" ADD CONSTRAINT "inquiry_rules_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiry_screenings" ADD CONSTRAINT "inquiry_screenings_rule_id_inquiry_rules_id_fk" FOREIGN KEY ("rule_id") REFERENCES "public"."inquiry_rules"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiry_screenings" ADD CONSTRAINT "inquiry_screenings_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiry_screenings" ADD CONSTRAINT "inquiry_screenings_inquiry_fk" FOREIGN KEY ("org_id","inquiry_id") REFERENCES "public"."inquiries"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "inquiry_rules_created_by_idx" ON "inquiry_rules" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "inquiry_screenings_state_idx" ON "inquiry_screenings" USING btree ("org_id","state","created_at");--> statement-breakpoint
CREATE INDEX "inquiry_screenings_rule_idx" ON "inquiry_screenings" USING btree ("rule_id","created_at");--> statement-breakpoint
CREATE INDEX "inquiry_screenings_decided_by_idx" ON "inquiry_screenings" USING btree ("decided_by");--> statement-breakpoint
CREATE INDEX "inquiry_screenings_due_idx" ON "inquiry_screenings" USING btree ("expires_at") WHERE "inquiry_screenings"."state" = 'held';--> statement-breakpoint
SELECT public.rostrum_protect('inquiry_rules');--> statement-breakpoint
SELECT public.rostrum_open_to_organisation('inquiry_rules');--> statement-breakpoint
SELECT public.rostrum_protect('inquiry_screenings');--> statement-breakpoint
SELECT public.rostrum_open_to_organisation('inquiry_screenings');
