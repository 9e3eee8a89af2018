-- Pages on which a term of the vocabulary is changed or merged, so that two administrators see each other.
CREATE TABLE "term_editors" (
	"org_id" uuid NOT NULL,
	"term_id" uuid NOT NULL,
	"window_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "term_editors_org_id_term_id_window_id_pk" PRIMARY KEY("org_id","term_id","window_id")
);
--> statement-breakpoint
ALTER TABLE "term_editors" ADD CONSTRAINT "term_editors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "term_editors" ADD CONSTRAINT "term_editors_term_fk" FOREIGN KEY ("org_id","term_id") REFERENCES "public"."classifications"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "term_editors_user_idx" ON "term_editors" USING btree ("user_id");--> statement-breakpoint
SELECT public.rostrum_protect('term_editors');--> statement-breakpoint
SELECT public.rostrum_open_to_organisation('term_editors');
