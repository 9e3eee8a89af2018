-- The tables of the first thread: who there is, what is published, what is asked, and what was done about it.

CREATE TABLE "activity_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"org_id" uuid NOT NULL,
	"sequence" bigint NOT NULL,
	"actor_user_id" uuid,
	"actor_name" text NOT NULL,
	"actor_role" text NOT NULL,
	"actor_image" text,
	"verb" text NOT NULL,
	"text" text NOT NULL,
	"entity_type" text NOT NULL,
	"entity_id" uuid,
	"entity_label" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"request_id" text,
	"hash" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "activity_org_sequence" UNIQUE("org_id","sequence")
);
--> statement-breakpoint
CREATE TABLE "bookmarks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"type" text NOT NULL,
	"username" text,
	"person_id" uuid,
	"post_id" uuid,
	"post_ref" uuid,
	"question_id" uuid,
	"question_ref" uuid,
	"note" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bookmarks_target" UNIQUE NULLS NOT DISTINCT("user_id","type","username","post_id","question_id"),
	CONSTRAINT "bookmarks_one_target" CHECK (num_nonnulls("bookmarks"."username", "bookmarks"."post_id", "bookmarks"."question_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "viewed_people" (
	"user_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"viewed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "viewed_people_user_person" UNIQUE("user_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "classifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"org_id" uuid,
	"scheme" text NOT NULL,
	"title" text NOT NULL,
	"parent_id" uuid,
	"synonyms" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "classifications_title" UNIQUE NULLS NOT DISTINCT("org_id","scheme","title")
);
--> statement-breakpoint
CREATE TABLE "events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"org_id" uuid NOT NULL,
	"name" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"person_id" uuid,
	"entity_id" uuid,
	"text" text,
	"source" text DEFAULT 'direct' NOT NULL,
	"referrer_host" text,
	"visitor" text
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"owner" text NOT NULL,
	"route_id" text NOT NULL,
	"key" text NOT NULL,
	"request_hash" "bytea" NOT NULL,
	"status" integer NOT NULL,
	"answer" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_keys_owner_route_id_key_pk" PRIMARY KEY("owner","route_id","key")
);
--> statement-breakpoint
CREATE TABLE "inquiries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"org_id" uuid NOT NULL,
	"ref" text NOT NULL,
	"type" integer NOT NULL,
	"subject" text NOT NULL,
	"message" text NOT NULL,
	"fields" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"firstname" text NOT NULL,
	"lastname" text NOT NULL,
	"email" text NOT NULL,
	"phone" text,
	"organization" text,
	"job_title" text,
	"city" text,
	"state" text,
	"country" text NOT NULL,
	"timezone" text NOT NULL,
	"seeker_id" uuid,
	"seeker_type" text,
	"verified" boolean DEFAULT false NOT NULL,
	"status" text NOT NULL,
	"priority" text DEFAULT 'normal' NOT NULL,
	"restricted" boolean DEFAULT false NOT NULL,
	"deadline_at" timestamp with time zone,
	"assignee_id" uuid,
	"outcome" text,
	"outcome_note" text,
	"source_page" text,
	"consent_at" timestamp with time zone NOT NULL,
	"first_reply_at" timestamp with time zone,
	"opened_at" timestamp with time zone,
	"expert_asked_at" timestamp with time zone,
	"waiting_since" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"last_message_at" timestamp with time zone NOT NULL,
	"last_message_by" text DEFAULT 'seeker' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "inquiries_org_id" UNIQUE("org_id","id"),
	CONSTRAINT "inquiries_org_ref" UNIQUE("org_id","ref")
);
--> statement-breakpoint
CREATE TABLE "inquiry_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"org_id" uuid NOT NULL,
	"inquiry_id" uuid NOT NULL,
	"author_kind" text NOT NULL,
	"author_user_id" uuid,
	"author_name" text NOT NULL,
	"author_image" text,
	"visibility" text NOT NULL,
	"body" text NOT NULL,
	"mail_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "inquiry_reads" (
	"org_id" uuid NOT NULL,
	"inquiry_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	CONSTRAINT "inquiry_reads_inquiry_id_user_id_pk" PRIMARY KEY("inquiry_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "inquiry_recipients" (
	"org_id" uuid NOT NULL,
	"inquiry_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "inquiry_recipients_inquiry_id_person_id_pk" PRIMARY KEY("inquiry_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "inquiry_tracking_links" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"org_id" uuid NOT NULL,
	"inquiry_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"org_id" uuid,
	"kind" text NOT NULL,
	"to_name" text NOT NULL,
	"to_address" text NOT NULL,
	"reply_to" text,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"headers" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"message_id" text NOT NULL,
	"state" text DEFAULT 'queued' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "mails_message_id_unique" UNIQUE("message_id")
);
--> statement-breakpoint
CREATE TABLE "organisations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_username" text NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"website" text,
	"logo" text,
	"street" text,
	"city" text,
	"state" text,
	"postal" text,
	"country" char(2) NOT NULL,
	"desk_phone" text,
	"desk_email" text,
	"timezone" text DEFAULT 'UTC' NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"directory_access" text DEFAULT 'public' NOT NULL,
	"expert_center_url" text,
	"domains" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "organisations_company_username_unique" UNIQUE("company_username")
);
--> statement-breakpoint
CREATE TABLE "people" (
	"id" uuid PRIMARY KEY NOT NULL,
	"org_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"username" text NOT NULL,
	"firstname" text NOT NULL,
	"lastname" text NOT NULL,
	"prefix" text,
	"pronouns" text,
	"name_pronunciation" text,
	"job_title" text NOT NULL,
	"email" text NOT NULL,
	"phone" text,
	"department" text,
	"headline" text DEFAULT '' NOT NULL,
	"biography" text DEFAULT '' NOT NULL,
	"image" text,
	"status" text DEFAULT 'draft' NOT NULL,
	"access" text DEFAULT 'public' NOT NULL,
	"featured" integer DEFAULT 0 NOT NULL,
	"topics" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"industries" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"languages" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"readiness" jsonb,
	"completeness" integer DEFAULT 0 NOT NULL,
	"consent_at" timestamp with time zone,
	"last_confirmed_at" timestamp with time zone,
	"published_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "people_username_unique" UNIQUE("username"),
	CONSTRAINT "people_org_id" UNIQUE("org_id","id")
);
--> statement-breakpoint
CREATE TABLE "person_availability" (
	"org_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"type" integer NOT NULL,
	"accepts" text NOT NULL,
	"notice_hours" integer,
	"conditions" text,
	"away_from" timestamp with time zone,
	"away_to" timestamp with time zone,
	"suggest_colleague" boolean DEFAULT false NOT NULL,
	CONSTRAINT "person_availability_person_id_type_pk" PRIMARY KEY("person_id","type")
);
--> statement-breakpoint
CREATE TABLE "person_sections" (
	"id" uuid PRIMARY KEY NOT NULL,
	"org_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"data" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "post_people" (
	"org_id" uuid NOT NULL,
	"post_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"relation" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "post_people_post_id_person_id_relation_pk" PRIMARY KEY("post_id","person_id","relation")
);
--> statement-breakpoint
CREATE TABLE "posts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"org_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"summary" text DEFAULT '' NOT NULL,
	"body_html" text DEFAULT '' NOT NULL,
	"body_text" text DEFAULT '' NOT NULL,
	"cover" text,
	"tags" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"angles" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"access" text DEFAULT 'public' NOT NULL,
	"reading_minutes" integer DEFAULT 1 NOT NULL,
	"publish_at" timestamp with time zone,
	"published_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "posts_org_id" UNIQUE("org_id","id"),
	CONSTRAINT "posts_org_slug" UNIQUE("org_id","slug")
);
--> statement-breakpoint
CREATE TABLE "answers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"org_id" uuid NOT NULL,
	"question_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"body_html" text NOT NULL,
	"body_text" text NOT NULL,
	"status" text NOT NULL,
	"published_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "answers_question_person" UNIQUE("question_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "question_experts" (
	"org_id" uuid NOT NULL,
	"question_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	CONSTRAINT "question_experts_question_id_person_id_pk" PRIMARY KEY("question_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "questions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"org_id" uuid NOT NULL,
	"slug" text NOT NULL,
	"text" text NOT NULL,
	"details" text DEFAULT '' NOT NULL,
	"origin" text NOT NULL,
	"topics" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"status" text NOT NULL,
	"access" text DEFAULT 'public' NOT NULL,
	"due_at" timestamp with time zone,
	"helpful" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "questions_org_id" UNIQUE("org_id","id"),
	CONSTRAINT "questions_org_slug" UNIQUE("org_id","slug")
);
--> statement-breakpoint
CREATE TABLE "refresh_families" (
	"id" uuid PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"generation" integer DEFAULT 1 NOT NULL,
	"rotated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"org_id" uuid,
	"token_hash" "bytea" NOT NULL,
	"api_token_hash" "bytea" NOT NULL,
	"api_token_expires_at" timestamp with time zone NOT NULL,
	"previous_api_token_hash" "bytea",
	"previous_api_token_expires_at" timestamp with time zone,
	"user_agent" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"absolute_expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "sessions_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "sessions_api_token_hash_unique" UNIQUE("api_token_hash")
);
--> statement-breakpoint
CREATE TABLE "memberships" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"org_id" uuid NOT NULL,
	"role" text NOT NULL,
	"person_id" uuid,
	"scopes" jsonb DEFAULT '{"departments":[],"tags":[]}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "memberships_user_org" UNIQUE("user_id","org_id")
);
--> statement-breakpoint
CREATE TABLE "seeker_profiles" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"seeker_type" text NOT NULL,
	"organization" text,
	"job_title" text,
	"country" text DEFAULT 'GB' NOT NULL,
	"city" text,
	"state" text,
	"beats" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"verification" text DEFAULT 'unverified' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"email_verified_at" timestamp with time zone,
	"password_hash" text,
	"firstname" text NOT NULL,
	"lastname" text NOT NULL,
	"phone" text,
	"image" text,
	"timezone" text DEFAULT 'UTC' NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"last_login_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email")
);
--> statement-breakpoint
ALTER TABLE "activity_entries" ADD CONSTRAINT "activity_entries_org_id_organisations_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookmarks" ADD CONSTRAINT "bookmarks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookmarks" ADD CONSTRAINT "bookmarks_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookmarks" ADD CONSTRAINT "bookmarks_post_ref_posts_id_fk" FOREIGN KEY ("post_ref") REFERENCES "public"."posts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookmarks" ADD CONSTRAINT "bookmarks_question_ref_questions_id_fk" FOREIGN KEY ("question_ref") REFERENCES "public"."questions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "viewed_people" ADD CONSTRAINT "viewed_people_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "viewed_people" ADD CONSTRAINT "viewed_people_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "classifications" ADD CONSTRAINT "classifications_org_id_organisations_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_org_id_organisations_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_org_id_organisations_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_seeker_id_users_id_fk" FOREIGN KEY ("seeker_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiry_messages" ADD CONSTRAINT "inquiry_messages_author_user_id_users_id_fk" FOREIGN KEY ("author_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiry_messages" ADD CONSTRAINT "inquiry_messages_org_id_inquiry_id_inquiries_org_id_id_fk" FOREIGN KEY ("org_id","inquiry_id") REFERENCES "public"."inquiries"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiry_reads" ADD CONSTRAINT "inquiry_reads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiry_reads" ADD CONSTRAINT "inquiry_reads_org_id_inquiry_id_inquiries_org_id_id_fk" FOREIGN KEY ("org_id","inquiry_id") REFERENCES "public"."inquiries"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiry_recipients" ADD CONSTRAINT "inquiry_recipients_org_id_inquiry_id_inquiries_org_id_id_fk" FOREIGN KEY ("org_id","inquiry_id") REFERENCES "public"."inquiries"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiry_recipients" ADD CONSTRAINT "inquiry_recipients_org_id_person_id_people_org_id_id_fk" FOREIGN KEY ("org_id","person_id") REFERENCES "public"."people"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiry_tracking_links" ADD CONSTRAINT "inquiry_tracking_links_org_id_inquiry_id_inquiries_org_id_id_fk" FOREIGN KEY ("org_id","inquiry_id") REFERENCES "public"."inquiries"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "people" ADD CONSTRAINT "people_org_id_organisations_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_availability" ADD CONSTRAINT "person_availability_org_id_person_id_people_org_id_id_fk" FOREIGN KEY ("org_id","person_id") REFERENCES "public"."people"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_sections" ADD CONSTRAINT "person_sections_org_id_person_id_people_org_id_id_fk" FOREIGN KEY ("org_id","person_id") REFERENCES "public"."people"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_people" ADD CONSTRAINT "post_people_org_id_post_id_posts_org_id_id_fk" FOREIGN KEY ("org_id","post_id") REFERENCES "public"."posts"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_people" ADD CONSTRAINT "post_people_org_id_person_id_people_org_id_id_fk" FOREIGN KEY ("org_id","person_id") REFERENCES "public"."people"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_org_id_organisations_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answers" ADD CONSTRAINT "answers_org_id_question_id_questions_org_id_id_fk" FOREIGN KEY ("org_id","question_id") REFERENCES "public"."questions"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answers" ADD CONSTRAINT "answers_org_id_person_id_people_org_id_id_fk" FOREIGN KEY ("org_id","person_id") REFERENCES "public"."people"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_experts" ADD CONSTRAINT "question_experts_org_id_question_id_questions_org_id_id_fk" FOREIGN KEY ("org_id","question_id") REFERENCES "public"."questions"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_experts" ADD CONSTRAINT "question_experts_org_id_person_id_people_org_id_id_fk" FOREIGN KEY ("org_id","person_id") REFERENCES "public"."people"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_org_id_organisations_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refresh_families" ADD CONSTRAINT "refresh_families_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_org_id_organisations_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_org_id_organisations_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seeker_profiles" ADD CONSTRAINT "seeker_profiles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "activity_org_entity" ON "activity_entries" USING btree ("org_id","entity_type","entity_id","created_at");--> statement-breakpoint
CREATE INDEX "activity_org_created" ON "activity_entries" USING btree ("org_id","created_at");--> statement-breakpoint
CREATE INDEX "activity_actor" ON "activity_entries" USING btree ("actor_user_id","created_at");--> statement-breakpoint
CREATE INDEX "bookmarks_user_created" ON "bookmarks" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "bookmarks_person" ON "bookmarks" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "bookmarks_post" ON "bookmarks" USING btree ("post_ref");--> statement-breakpoint
CREATE INDEX "bookmarks_question" ON "bookmarks" USING btree ("question_ref");--> statement-breakpoint
CREATE INDEX "viewed_people_user" ON "viewed_people" USING btree ("user_id","viewed_at");--> statement-breakpoint
CREATE INDEX "viewed_people_person" ON "viewed_people" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "classifications_parent" ON "classifications" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "events_org_name_at" ON "events" USING btree ("org_id","name","at");--> statement-breakpoint
CREATE INDEX "events_person" ON "events" USING btree ("person_id","name","at");--> statement-breakpoint
CREATE INDEX "events_entity" ON "events" USING btree ("entity_id","name","at");--> statement-breakpoint
CREATE INDEX "idempotency_keys_created" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "inquiries_org_status_deadline" ON "inquiries" USING btree ("org_id","status","deadline_at");--> statement-breakpoint
CREATE INDEX "inquiries_org_created" ON "inquiries" USING btree ("org_id","created_at");--> statement-breakpoint
CREATE INDEX "inquiries_seeker" ON "inquiries" USING btree ("seeker_id","created_at");--> statement-breakpoint
CREATE INDEX "inquiries_assignee" ON "inquiries" USING btree ("assignee_id");--> statement-breakpoint
CREATE INDEX "inquiries_email" ON "inquiries" USING btree ("email");--> statement-breakpoint
CREATE INDEX "inquiry_messages_inquiry" ON "inquiry_messages" USING btree ("org_id","inquiry_id","created_at");--> statement-breakpoint
CREATE INDEX "inquiry_messages_author" ON "inquiry_messages" USING btree ("author_user_id");--> statement-breakpoint
CREATE INDEX "inquiry_messages_mail" ON "inquiry_messages" USING btree ("mail_id");--> statement-breakpoint
CREATE INDEX "inquiry_reads_inquiry" ON "inquiry_reads" USING btree ("org_id","inquiry_id");--> statement-breakpoint
CREATE INDEX "inquiry_reads_user" ON "inquiry_reads" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "inquiry_recipients_inquiry" ON "inquiry_recipients" USING btree ("org_id","inquiry_id");--> statement-breakpoint
CREATE INDEX "inquiry_recipients_person" ON "inquiry_recipients" USING btree ("org_id","person_id");--> statement-breakpoint
CREATE INDEX "inquiry_tracking_links_inquiry" ON "inquiry_tracking_links" USING btree ("org_id","inquiry_id");--> statement-breakpoint
CREATE INDEX "mails_state" ON "mails" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "mails_created" ON "mails" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "people_org_name" ON "people" USING btree ("org_id","lastname","firstname");--> statement-breakpoint
CREATE INDEX "people_org_status" ON "people" USING btree ("org_id","status");--> statement-breakpoint
CREATE INDEX "people_topics" ON "people" USING gin ("topics");--> statement-breakpoint
CREATE INDEX "person_availability_org_person" ON "person_availability" USING btree ("org_id","person_id");--> statement-breakpoint
CREATE INDEX "person_sections_person" ON "person_sections" USING btree ("org_id","person_id","kind","position");--> statement-breakpoint
CREATE INDEX "post_people_post" ON "post_people" USING btree ("org_id","post_id");--> statement-breakpoint
CREATE INDEX "post_people_person" ON "post_people" USING btree ("org_id","person_id");--> statement-breakpoint
CREATE INDEX "posts_org_status" ON "posts" USING btree ("org_id","status","updated_at");--> statement-breakpoint
CREATE INDEX "answers_question" ON "answers" USING btree ("org_id","question_id");--> statement-breakpoint
CREATE INDEX "answers_person" ON "answers" USING btree ("org_id","person_id");--> statement-breakpoint
CREATE INDEX "question_experts_question" ON "question_experts" USING btree ("org_id","question_id");--> statement-breakpoint
CREATE INDEX "question_experts_person" ON "question_experts" USING btree ("org_id","person_id");--> statement-breakpoint
CREATE INDEX "questions_org_status" ON "questions" USING btree ("org_id","status","due_at");--> statement-breakpoint
CREATE INDEX "refresh_families_session" ON "refresh_families" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_org" ON "sessions" USING btree ("org_id");--> statement-breakpoint
CREATE INDEX "sessions_previous_api_token" ON "sessions" USING btree ("previous_api_token_hash");--> statement-breakpoint
CREATE INDEX "memberships_org" ON "memberships" USING btree ("org_id","role");--> statement-breakpoint
CREATE INDEX "memberships_person" ON "memberships" USING btree ("person_id");