-- Views of the People list that a person named for themselves.
CREATE TABLE "person_saved_views" (
	"id" uuid PRIMARY KEY NOT NULL,
	"org_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"name" varchar(60) NOT NULL,
	"query" varchar(2000) NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "person_saved_views_name_key" UNIQUE("org_id","user_id","name")
);
--> statement-breakpoint
ALTER TABLE "person_saved_views" ADD CONSTRAINT "person_saved_views_org_id_organisations_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organisations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_saved_views" ADD CONSTRAINT "person_saved_views_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "person_saved_views_user_idx" ON "person_saved_views" USING btree ("user_id");--> statement-breakpoint
SELECT public.rostrum_protect('person_saved_views');--> statement-breakpoint
SELECT public.rostrum_open('person_saved_views', 'own', 'rostrum_member', 'all', 'org_id = (SELECT rostrum_org_id()) AND user_id = (SELECT rostrum_user_id())');
