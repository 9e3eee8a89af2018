-- The desk asks experts: one row for each question to a person, and the links by which it is answered without signing in.
CREATE TABLE "inquiry_ask_links" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"org_id" uuid NOT NULL,
	"ask_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "inquiry_asks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"org_id" uuid NOT NULL,
	"inquiry_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"round_id" uuid NOT NULL,
	"in_order" boolean NOT NULL,
	"position" smallint NOT NULL,
	"state" text NOT NULL,
	"text" varchar(2000) NOT NULL,
	"hide_outlet" boolean NOT NULL,
	"window_minutes" integer NOT NULL,
	"asked_by" uuid,
	"asked_at" timestamp with time zone,
	"expires_at" timestamp with time zone,
	"reminded_at" timestamp with time zone,
	"responded_at" timestamp with time zone,
	"reason" text,
	"cancelled_because" text,
	"note" varchar(1000),
	"suggested_person_id" uuid,
	"times" timestamp with time zone[] DEFAULT '{}' NOT NULL,
	"agreed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "inquiry_asks_org_id_key" UNIQUE("org_id","id"),
	CONSTRAINT "inquiry_asks_asked_has_times" CHECK ("inquiry_asks"."state" <> 'asked' or ("inquiry_asks"."asked_at" is not null and "inquiry_asks"."expires_at" is not null)),
	CONSTRAINT "inquiry_asks_cancelled_has_reason" CHECK (("inquiry_asks"."state" = 'cancelled') = ("inquiry_asks"."cancelled_because" is not null))
);
--> statement-breakpoint
ALTER TABLE "inquiry_recipients" ADD COLUMN "is_from_ask" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "inquiry_ask_links" ADD CONSTRAINT "inquiry_ask_links_ask_fk" FOREIGN KEY ("org_id","ask_id") REFERENCES "public"."inquiry_asks"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiry_asks" ADD CONSTRAINT "inquiry_asks_asked_by_users_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiry_asks" ADD CONSTRAINT "inquiry_asks_inquiry_fk" FOREIGN KEY ("org_id","inquiry_id") REFERENCES "public"."inquiries"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiry_asks" ADD CONSTRAINT "inquiry_asks_person_fk" FOREIGN KEY ("org_id","person_id") REFERENCES "public"."people"("org_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiry_asks" ADD CONSTRAINT "inquiry_asks_suggested_fk" FOREIGN KEY ("org_id","suggested_person_id") REFERENCES "public"."people"("org_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "inquiry_ask_links_ask_idx" ON "inquiry_ask_links" USING btree ("org_id","ask_id");--> statement-breakpoint
CREATE INDEX "inquiry_asks_inquiry_idx" ON "inquiry_asks" USING btree ("org_id","inquiry_id");--> statement-breakpoint
CREATE INDEX "inquiry_asks_person_idx" ON "inquiry_asks" USING btree ("org_id","person_id","asked_at");--> statement-breakpoint
CREATE INDEX "inquiry_asks_suggested_idx" ON "inquiry_asks" USING btree ("org_id","suggested_person_id");--> statement-breakpoint
CREATE INDEX "inquiry_asks_asked_by_idx" ON "inquiry_asks" USING btree ("asked_by");--> statement-breakpoint
CREATE INDEX "inquiry_asks_due_idx" ON "inquiry_asks" USING btree ("expires_at") WHERE "inquiry_asks"."state" = 'asked';--> statement-breakpoint
SELECT public.rostrum_protect('inquiry_asks');--> statement-breakpoint
SELECT public.rostrum_open_to_organisation('inquiry_asks');--> statement-breakpoint
SELECT public.rostrum_protect('inquiry_ask_links');--> statement-breakpoint
SELECT public.rostrum_open_to_organisation('inquiry_ask_links');
