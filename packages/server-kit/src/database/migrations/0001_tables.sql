-- Every table of the first thread. Written by drizzle-kit from the schema files and reviewed: composite keys carry org_id,
-- each foreign key has an index that starts with its columns, search vectors are generated and never written.

CREATE TABLE "idempotency_keys" (
	"scope" varchar(64) NOT NULL,
	"key" varchar(128) NOT NULL,
	"request_hash" varchar(64) NOT NULL,
	"status" smallint,
	"answer" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_keys_scope_key_pk" PRIMARY KEY("scope","key")
);
--> statement-breakpoint
CREATE TABLE "organisations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" varchar(150) NOT NULL,
	"company_username" "citext" NOT NULL,
	"kind" text NOT NULL,
	"description" varchar(2000) DEFAULT '' NOT NULL,
	"website" varchar(300),
	"logo" text,
	"street" varchar(120),
	"city" varchar(80),
	"state" varchar(80),
	"postal" varchar(12),
	"country" varchar(2) NOT NULL,
	"desk_phone" varchar(40),
	"desk_email" varchar(254),
	"timezone" varchar(60) DEFAULT 'UTC' NOT NULL,
	"locale" varchar(35) DEFAULT 'en' NOT NULL,
	"directory_access" text DEFAULT 'public' NOT NULL,
	"expert_center_url" text,
	"privacy_contact" varchar(254),
	"status" text DEFAULT 'active' NOT NULL,
	"is_demo" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "organisations_company_username_key" UNIQUE("company_username")
);
--> statement-breakpoint
CREATE TABLE "memberships" (
	"org_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"role" text NOT NULL,
	"person_id" uuid,
	"scopes" jsonb DEFAULT '{"departments":[],"tags":[]}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "memberships_org_id_user_id_pk" PRIMARY KEY("org_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "seeker_profiles" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"seeker_type" text NOT NULL,
	"organization" varchar(120),
	"job_title" varchar(120),
	"outlet" varchar(120),
	"website" text,
	"city" varchar(80),
	"state" varchar(80),
	"country" varchar(2),
	"beats" text[] DEFAULT '{}' NOT NULL,
	"verification" text DEFAULT 'unverified' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" "citext" NOT NULL,
	"email_verified_at" timestamp with time zone,
	"password_hash" text,
	"firstname" varchar(60) NOT NULL,
	"lastname" varchar(60) NOT NULL,
	"phone" varchar(40),
	"image" text,
	"locale" varchar(35) DEFAULT 'en' NOT NULL,
	"timezone" varchar(60) DEFAULT 'UTC' NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"last_login_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "users_email_key" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "refresh_families" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"generation" integer DEFAULT 1 NOT NULL,
	"rotated_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"secret_hash" "bytea" NOT NULL,
	"user_id" uuid NOT NULL,
	"org_id" uuid,
	"family_id" uuid NOT NULL,
	"token_generation" integer DEFAULT 1 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"absolute_expires_at" timestamp with time zone NOT NULL,
	"ip" text,
	"user_agent" varchar(300),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sessions_secret_hash_key" UNIQUE("secret_hash")
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" varchar(255) PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE TABLE "classifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"org_id" uuid,
	"scheme" text NOT NULL,
	"title" varchar(80) NOT NULL,
	"parent_id" uuid,
	"synonyms" text[] DEFAULT '{}' NOT NULL,
	"external_code" varchar(80),
	"status" text DEFAULT 'active' NOT NULL,
	"usage_count" integer DEFAULT 0 NOT NULL,
	"search_title" text GENERATED ALWAYS AS (rostrum_fold("classifications"."title" || ' ' || rostrum_join("classifications"."synonyms"))) STORED,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "classifications_org_id_key" UNIQUE("org_id","id")
);
--> statement-breakpoint
CREATE TABLE "people" (
	"id" uuid PRIMARY KEY NOT NULL,
	"org_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"username" "citext" NOT NULL,
	"firstname" varchar(60) NOT NULL,
	"lastname" varchar(60) NOT NULL,
	"prefix" varchar(20),
	"suffix" varchar(60),
	"pronouns" varchar(30),
	"name_pronunciation" varchar(80),
	"job_title" varchar(140) NOT NULL,
	"department" varchar(120),
	"email" varchar(254) NOT NULL,
	"phone" varchar(40),
	"city" varchar(80),
	"state" varchar(80),
	"country" varchar(2),
	"headline" varchar(140) DEFAULT '' NOT NULL,
	"biography" varchar(2500) DEFAULT '' NOT NULL,
	"image" text,
	"image_alt" varchar(125),
	"image_credit" varchar(120),
	"topics" text[] DEFAULT '{}' NOT NULL,
	"industries" text[] DEFAULT '{}' NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"readiness" jsonb,
	"access" text DEFAULT 'public' NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"featured" smallint DEFAULT 0 NOT NULL,
	"source" text DEFAULT 'manual' NOT NULL,
	"completeness" smallint DEFAULT 0 NOT NULL,
	"safety_mode" boolean DEFAULT false NOT NULL,
	"consent_at" timestamp with time zone,
	"published_at" timestamp with time zone,
	"last_confirmed_at" timestamp with time zone,
	"next_review_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	"search_name" text GENERATED ALWAYS AS (rostrum_fold("people"."firstname" || ' ' || "people"."lastname")) STORED,
	"search_vector" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('public.rostrum', "people"."firstname" || ' ' || "people"."lastname"), 'A')
        || setweight(to_tsvector('public.rostrum', rostrum_join("people"."topics")), 'A')
        || setweight(to_tsvector('public.rostrum', "people"."headline" || ' ' || "people"."job_title" || ' ' || coalesce("people"."department", '')), 'B')
        || setweight(to_tsvector('public.rostrum', rostrum_join("people"."industries") || ' ' || rostrum_join("people"."tags")), 'C')
        || setweight(to_tsvector('public.rostrum', "people"."biography"), 'D')) STORED,
	CONSTRAINT "people_username_key" UNIQUE("username"),
	CONSTRAINT "people_org_id_key" UNIQUE("org_id","id"),
	CONSTRAINT "people_completeness_range" CHECK ("people"."completeness" between 0 and 100),
	CONSTRAINT "people_featured_range" CHECK ("people"."featured" between 0 and 999),
	CONSTRAINT "people_list_limits" CHECK (cardinality("people"."topics") <= 30 and cardinality("people"."industries") <= 10 and cardinality("people"."tags") <= 30)
);
--> statement-breakpoint
CREATE TABLE "person_availability" (
	"org_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"type" smallint NOT NULL,
	"accepts" text NOT NULL,
	"notice_hours" smallint,
	"conditions" varchar(300),
	"away_from" timestamp with time zone,
	"away_to" timestamp with time zone,
	CONSTRAINT "person_availability_org_id_person_id_type_pk" PRIMARY KEY("org_id","person_id","type"),
	CONSTRAINT "person_availability_type" CHECK ("person_availability"."type" between 1 and 10)
);
--> statement-breakpoint
CREATE TABLE "person_sections" (
	"id" uuid PRIMARY KEY NOT NULL,
	"org_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"data" jsonb NOT NULL,
	"search_vector" "tsvector" GENERATED ALWAYS AS (jsonb_to_tsvector('public.rostrum', "person_sections"."data", '["string"]')) STORED,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "post_authors" (
	"org_id" uuid NOT NULL,
	"post_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"person_id" uuid,
	"name" varchar(150) NOT NULL,
	CONSTRAINT "post_authors_org_id_post_id_position_pk" PRIMARY KEY("org_id","post_id","position")
);
--> statement-breakpoint
CREATE TABLE "post_experts" (
	"org_id" uuid NOT NULL,
	"post_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"position" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "post_experts_org_id_post_id_person_id_pk" PRIMARY KEY("org_id","post_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "posts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"org_id" uuid NOT NULL,
	"slug" "citext" NOT NULL,
	"kind" text NOT NULL,
	"title" varchar(150) NOT NULL,
	"summary" varchar(300) DEFAULT '' NOT NULL,
	"body_html" text DEFAULT '' NOT NULL,
	"cover" text,
	"cover_alt" varchar(125),
	"cover_credit" varchar(120),
	"tags" text[] DEFAULT '{}' NOT NULL,
	"angles" text[] DEFAULT '{}' NOT NULL,
	"reading_minutes" smallint DEFAULT 1 NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"access" text DEFAULT 'public' NOT NULL,
	"publish_at" timestamp with time zone,
	"published_at" timestamp with time zone,
	"embargo_until" timestamp with time zone,
	"expires_at" timestamp with time zone,
	"pinned" boolean DEFAULT false NOT NULL,
	"seo" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	"search_vector" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('public.rostrum', "posts"."title"), 'A')
        || setweight(to_tsvector('public.rostrum', rostrum_join("posts"."tags")), 'B')
        || setweight(to_tsvector('public.rostrum', "posts"."summary"), 'B')
        || setweight(to_tsvector('public.rostrum', rostrum_plain("posts"."body_html")), 'D')) STORED,
	CONSTRAINT "posts_org_id_key" UNIQUE("org_id","id"),
	CONSTRAINT "posts_slug_key" UNIQUE("org_id","slug"),
	CONSTRAINT "posts_list_limits" CHECK (cardinality("posts"."tags") <= 20 and cardinality("posts"."angles") <= 8)
);
--> statement-breakpoint
CREATE TABLE "answers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"org_id" uuid NOT NULL,
	"question_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"body_html" text NOT NULL,
	"sources" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"pull_quote" varchar(280),
	"published_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"search_vector" "tsvector" GENERATED ALWAYS AS (to_tsvector('public.rostrum', rostrum_plain("answers"."body_html"))) STORED,
	CONSTRAINT "answers_org_id_key" UNIQUE("org_id","id"),
	CONSTRAINT "answers_question_person_key" UNIQUE("org_id","question_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "question_experts" (
	"org_id" uuid NOT NULL,
	"question_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"position" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "question_experts_org_id_question_id_person_id_pk" PRIMARY KEY("org_id","question_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "questions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"org_id" uuid NOT NULL,
	"slug" "citext" NOT NULL,
	"text" varchar(300) NOT NULL,
	"details" varchar(2000) DEFAULT '' NOT NULL,
	"asker_name" varchar(121),
	"asker_email" varchar(254),
	"origin" text NOT NULL,
	"inquiry_id" uuid,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"due_at" timestamp with time zone,
	"status" text DEFAULT 'open' NOT NULL,
	"access" text DEFAULT 'public' NOT NULL,
	"pinned" boolean DEFAULT false NOT NULL,
	"helpful_count" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	"search_vector" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('public.rostrum', "questions"."text"), 'A')
        || setweight(to_tsvector('public.rostrum', rostrum_join("questions"."tags")), 'B')
        || setweight(to_tsvector('public.rostrum', "questions"."details"), 'C')) STORED,
	CONSTRAINT "questions_org_id_key" UNIQUE("org_id","id"),
	CONSTRAINT "questions_slug_key" UNIQUE("org_id","slug"),
	CONSTRAINT "questions_tags_limit" CHECK (cardinality("questions"."tags") <= 20)
);
--> statement-breakpoint
CREATE TABLE "inquiries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"org_id" uuid NOT NULL,
	"ref" varchar(20) NOT NULL,
	"type" smallint NOT NULL,
	"subject" varchar(120) NOT NULL,
	"message" text NOT NULL,
	"fields" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"status" text DEFAULT 'new' NOT NULL,
	"priority" text DEFAULT 'normal' NOT NULL,
	"restricted" boolean DEFAULT false NOT NULL,
	"deadline_at" timestamp with time zone,
	"assignee_id" uuid,
	"seeker_id" uuid,
	"seeker_type" text,
	"firstname" varchar(60) NOT NULL,
	"lastname" varchar(60) NOT NULL,
	"email" "citext" NOT NULL,
	"phone" varchar(40),
	"organization" varchar(120),
	"job_title" varchar(120),
	"city" varchar(80),
	"state" varchar(80),
	"country" varchar(2) NOT NULL,
	"timezone" varchar(60) NOT NULL,
	"verified" boolean DEFAULT false NOT NULL,
	"consent_at" timestamp with time zone NOT NULL,
	"source_page" varchar(300),
	"source_post_id" uuid,
	"ip_hash" "bytea",
	"opened_at" timestamp with time zone,
	"expert_asked_at" timestamp with time zone,
	"waiting_since" timestamp with time zone,
	"first_reply_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"outcome" text,
	"outcome_note" varchar(1000),
	"last_message_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_message_by" text DEFAULT 'seeker' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"search_vector" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('public.rostrum', "inquiries"."ref" || ' ' || "inquiries"."subject"), 'A')
        || setweight(to_tsvector('public.rostrum', "inquiries"."firstname" || ' ' || "inquiries"."lastname" || ' ' || coalesce("inquiries"."organization", '')), 'B')
        || setweight(to_tsvector('public.rostrum', "inquiries"."message"), 'D')) STORED,
	CONSTRAINT "inquiries_org_id_key" UNIQUE("org_id","id"),
	CONSTRAINT "inquiries_ref_key" UNIQUE("org_id","ref"),
	CONSTRAINT "inquiries_type" CHECK ("inquiries"."type" between 1 and 10),
	CONSTRAINT "inquiries_closed_has_outcome" CHECK ("inquiries"."status" <> 'closed' or "inquiries"."outcome" is not null)
);
--> statement-breakpoint
CREATE TABLE "inquiry_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"org_id" uuid NOT NULL,
	"inquiry_id" uuid NOT NULL,
	"author_kind" text NOT NULL,
	"author_user_id" uuid,
	"author_person_id" uuid,
	"author_name" varchar(121) NOT NULL,
	"visibility" text NOT NULL,
	"body" varchar(10000) NOT NULL,
	"channel" text DEFAULT 'web' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "inquiry_messages_org_id_key" UNIQUE("org_id","id"),
	CONSTRAINT "inquiry_messages_seeker_is_never_internal" CHECK ("inquiry_messages"."author_kind" <> 'seeker' or "inquiry_messages"."visibility" = 'all')
);
--> statement-breakpoint
CREATE TABLE "inquiry_reads" (
	"org_id" uuid NOT NULL,
	"inquiry_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	CONSTRAINT "inquiry_reads_org_id_inquiry_id_user_id_pk" PRIMARY KEY("org_id","inquiry_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "inquiry_recipients" (
	"org_id" uuid NOT NULL,
	"inquiry_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"position" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "inquiry_recipients_org_id_inquiry_id_person_id_pk" PRIMARY KEY("org_id","inquiry_id","person_id")
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
	"message_id" varchar(300) NOT NULL,
	"kind" varchar(60) NOT NULL,
	"to_name" varchar(150) DEFAULT '' NOT NULL,
	"to_email" varchar(254) NOT NULL,
	"from_name" varchar(150),
	"reply_to" varchar(254),
	"subject" varchar(300) NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"entity_type" varchar(30),
	"entity_id" uuid,
	"status" text DEFAULT 'queued' NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"last_error" varchar(500),
	"leased_until" timestamp with time zone,
	"sent_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "mails_message_id_key" UNIQUE("message_id")
);
--> statement-breakpoint
CREATE TABLE "activity_chains" (
	"scope_id" uuid PRIMARY KEY NOT NULL,
	"sequence" bigint DEFAULT 0 NOT NULL,
	"hash" varchar(64) DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "activity_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"scope_id" uuid NOT NULL,
	"sequence" bigint NOT NULL,
	"org_id" uuid,
	"actor_user_id" uuid,
	"actor_name" varchar(150) NOT NULL,
	"actor_role" varchar(30) NOT NULL,
	"verb" varchar(60) NOT NULL,
	"text" varchar(500) NOT NULL,
	"entity_type" varchar(30) NOT NULL,
	"entity_id" uuid,
	"entity_label" varchar(300) NOT NULL,
	"href" text,
	"before" jsonb,
	"after" jsonb,
	"ip" text,
	"request_id" varchar(64),
	"previous_hash" varchar(64) NOT NULL,
	"hash" varchar(64) NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "activity_entries_chain_key" UNIQUE("scope_id","sequence")
);
--> statement-breakpoint
CREATE TABLE "events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"org_id" uuid NOT NULL,
	"name" text NOT NULL,
	"entity_type" text,
	"entity_id" uuid,
	"search_text" varchar(100),
	"results" integer,
	"source" text DEFAULT 'direct' NOT NULL,
	"referrer_host" varchar(253),
	"country" varchar(2),
	"device" text DEFAULT 'other' NOT NULL,
	"seeker_type" varchar(20),
	"visitor" varchar(32),
	"bot" boolean DEFAULT false NOT NULL,
	"internal" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bookmarks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"type" text NOT NULL,
	"target_id" uuid NOT NULL,
	"target_org_id" uuid NOT NULL,
	"username" varchar(60),
	"label" varchar(300) NOT NULL,
	"note" varchar(500),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bookmarks_user_target_key" UNIQUE("user_id","type","target_id")
);
--> statement-breakpoint
CREATE TABLE "viewed_people" (
	"user_id" uuid NOT NULL,
	"org_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"viewed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "viewed_people_user_id_person_id_pk" PRIMARY KEY("user_id","person_id")
);
--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_org_id_organisations_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organisations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_person_fk" FOREIGN KEY ("org_id","person_id") REFERENCES "public"."people"("org_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seeker_profiles" ADD CONSTRAINT "seeker_profiles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refresh_families" ADD CONSTRAINT "refresh_families_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_family_id_refresh_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."refresh_families"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_membership_fk" FOREIGN KEY ("org_id","user_id") REFERENCES "public"."memberships"("org_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "classifications" ADD CONSTRAINT "classifications_org_id_organisations_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organisations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "classifications" ADD CONSTRAINT "classifications_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."classifications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "people" ADD CONSTRAINT "people_org_id_organisations_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organisations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_availability" ADD CONSTRAINT "person_availability_person_fk" FOREIGN KEY ("org_id","person_id") REFERENCES "public"."people"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_sections" ADD CONSTRAINT "person_sections_person_fk" FOREIGN KEY ("org_id","person_id") REFERENCES "public"."people"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_authors" ADD CONSTRAINT "post_authors_post_fk" FOREIGN KEY ("org_id","post_id") REFERENCES "public"."posts"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_authors" ADD CONSTRAINT "post_authors_person_fk" FOREIGN KEY ("org_id","person_id") REFERENCES "public"."people"("org_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_experts" ADD CONSTRAINT "post_experts_post_fk" FOREIGN KEY ("org_id","post_id") REFERENCES "public"."posts"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_experts" ADD CONSTRAINT "post_experts_person_fk" FOREIGN KEY ("org_id","person_id") REFERENCES "public"."people"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_org_id_organisations_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organisations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answers" ADD CONSTRAINT "answers_question_fk" FOREIGN KEY ("org_id","question_id") REFERENCES "public"."questions"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answers" ADD CONSTRAINT "answers_person_fk" FOREIGN KEY ("org_id","person_id") REFERENCES "public"."people"("org_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_experts" ADD CONSTRAINT "question_experts_question_fk" FOREIGN KEY ("org_id","question_id") REFERENCES "public"."questions"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_experts" ADD CONSTRAINT "question_experts_person_fk" FOREIGN KEY ("org_id","person_id") REFERENCES "public"."people"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_org_id_organisations_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organisations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_inquiry_fk" FOREIGN KEY ("org_id","inquiry_id") REFERENCES "public"."inquiries"("org_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_org_id_organisations_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organisations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_seeker_id_users_id_fk" FOREIGN KEY ("seeker_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiry_messages" ADD CONSTRAINT "inquiry_messages_author_user_id_users_id_fk" FOREIGN KEY ("author_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiry_messages" ADD CONSTRAINT "inquiry_messages_inquiry_fk" FOREIGN KEY ("org_id","inquiry_id") REFERENCES "public"."inquiries"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiry_messages" ADD CONSTRAINT "inquiry_messages_person_fk" FOREIGN KEY ("org_id","author_person_id") REFERENCES "public"."people"("org_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiry_reads" ADD CONSTRAINT "inquiry_reads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiry_reads" ADD CONSTRAINT "inquiry_reads_inquiry_fk" FOREIGN KEY ("org_id","inquiry_id") REFERENCES "public"."inquiries"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiry_recipients" ADD CONSTRAINT "inquiry_recipients_inquiry_fk" FOREIGN KEY ("org_id","inquiry_id") REFERENCES "public"."inquiries"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiry_recipients" ADD CONSTRAINT "inquiry_recipients_person_fk" FOREIGN KEY ("org_id","person_id") REFERENCES "public"."people"("org_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiry_tracking_links" ADD CONSTRAINT "inquiry_tracking_links_inquiry_fk" FOREIGN KEY ("org_id","inquiry_id") REFERENCES "public"."inquiries"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookmarks" ADD CONSTRAINT "bookmarks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "viewed_people" ADD CONSTRAINT "viewed_people_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "viewed_people" ADD CONSTRAINT "viewed_people_person_fk" FOREIGN KEY ("org_id","person_id") REFERENCES "public"."people"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "idempotency_keys_created_idx" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "memberships_user_idx" ON "memberships" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "memberships_person_key" ON "memberships" USING btree ("org_id","person_id");--> statement-breakpoint
CREATE INDEX "refresh_families_user_idx" ON "refresh_families" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_user_idx" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_membership_idx" ON "sessions" USING btree ("org_id","user_id");--> statement-breakpoint
CREATE INDEX "sessions_family_idx" ON "sessions" USING btree ("family_id");--> statement-breakpoint
CREATE INDEX "sessions_expires_idx" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "rate_limits_expire_idx" ON "rate_limits" USING btree ("expire");--> statement-breakpoint
CREATE UNIQUE INDEX "classifications_title_key" ON "classifications" USING btree (coalesce("org_id", '00000000-0000-0000-0000-000000000000'::uuid),"scheme",rostrum_fold("title"));--> statement-breakpoint
CREATE INDEX "classifications_parent_idx" ON "classifications" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "classifications_search_idx" ON "classifications" USING gin ("search_title" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "people_org_status_idx" ON "people" USING btree ("org_id","status","kind") WHERE "people"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "people_org_department_idx" ON "people" USING btree ("org_id","department");--> statement-breakpoint
CREATE INDEX "people_org_confirmed_idx" ON "people" USING btree ("org_id","last_confirmed_at");--> statement-breakpoint
CREATE INDEX "people_org_name_idx" ON "people" USING btree ("org_id","lastname" collate "und-x-icu","firstname" collate "und-x-icu");--> statement-breakpoint
CREATE INDEX "people_public_name_idx" ON "people" USING btree ("lastname" collate "und-x-icu","firstname" collate "und-x-icu") WHERE "people"."status" = 'published' and "people"."access" = 'public' and "people"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "people_search_idx" ON "people" USING gin ("org_id","search_vector");--> statement-breakpoint
CREATE INDEX "people_name_trgm_idx" ON "people" USING gin ("org_id","search_name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "people_topics_idx" ON "people" USING gin ("org_id","topics");--> statement-breakpoint
CREATE INDEX "person_sections_person_idx" ON "person_sections" USING btree ("org_id","person_id","kind","position");--> statement-breakpoint
CREATE INDEX "person_sections_search_idx" ON "person_sections" USING gin ("search_vector");--> statement-breakpoint
CREATE INDEX "post_authors_person_idx" ON "post_authors" USING btree ("org_id","person_id");--> statement-breakpoint
CREATE INDEX "post_experts_person_idx" ON "post_experts" USING btree ("org_id","person_id");--> statement-breakpoint
CREATE INDEX "posts_org_status_idx" ON "posts" USING btree ("org_id","status","updated_at") WHERE "posts"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "posts_org_publish_idx" ON "posts" USING btree ("org_id","publish_at");--> statement-breakpoint
CREATE INDEX "posts_search_idx" ON "posts" USING gin ("org_id","search_vector");--> statement-breakpoint
CREATE INDEX "posts_title_trgm_idx" ON "posts" USING gin ("org_id",rostrum_fold("title") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "posts_tags_idx" ON "posts" USING gin ("org_id","tags");--> statement-breakpoint
CREATE INDEX "answers_person_idx" ON "answers" USING btree ("org_id","person_id");--> statement-breakpoint
CREATE INDEX "answers_search_idx" ON "answers" USING gin ("org_id","search_vector");--> statement-breakpoint
CREATE INDEX "question_experts_person_idx" ON "question_experts" USING btree ("org_id","person_id");--> statement-breakpoint
CREATE INDEX "questions_inquiry_idx" ON "questions" USING btree ("org_id","inquiry_id");--> statement-breakpoint
CREATE INDEX "questions_org_status_idx" ON "questions" USING btree ("org_id","status","due_at") WHERE "questions"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "questions_search_idx" ON "questions" USING gin ("org_id","search_vector");--> statement-breakpoint
CREATE INDEX "questions_text_trgm_idx" ON "questions" USING gin ("org_id",rostrum_fold("text") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "inquiries_inbox_idx" ON "inquiries" USING btree ("org_id","status","deadline_at");--> statement-breakpoint
CREATE INDEX "inquiries_org_created_idx" ON "inquiries" USING btree ("org_id","created_at");--> statement-breakpoint
CREATE INDEX "inquiries_org_last_message_idx" ON "inquiries" USING btree ("org_id","last_message_at");--> statement-breakpoint
CREATE INDEX "inquiries_org_assignee_idx" ON "inquiries" USING btree ("org_id","assignee_id");--> statement-breakpoint
CREATE INDEX "inquiries_assignee_idx" ON "inquiries" USING btree ("assignee_id");--> statement-breakpoint
CREATE INDEX "inquiries_seeker_idx" ON "inquiries" USING btree ("seeker_id","created_at");--> statement-breakpoint
CREATE INDEX "inquiries_email_idx" ON "inquiries" USING btree ("email");--> statement-breakpoint
CREATE INDEX "inquiries_source_post_idx" ON "inquiries" USING btree ("org_id","source_post_id");--> statement-breakpoint
CREATE INDEX "inquiries_search_idx" ON "inquiries" USING gin ("org_id","search_vector");--> statement-breakpoint
CREATE INDEX "inquiry_messages_thread_idx" ON "inquiry_messages" USING btree ("org_id","inquiry_id","created_at");--> statement-breakpoint
CREATE INDEX "inquiry_messages_author_idx" ON "inquiry_messages" USING btree ("author_user_id");--> statement-breakpoint
CREATE INDEX "inquiry_messages_person_idx" ON "inquiry_messages" USING btree ("org_id","author_person_id");--> statement-breakpoint
CREATE INDEX "inquiry_reads_user_idx" ON "inquiry_reads" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "inquiry_recipients_person_idx" ON "inquiry_recipients" USING btree ("org_id","person_id");--> statement-breakpoint
CREATE INDEX "inquiry_tracking_links_inquiry_idx" ON "inquiry_tracking_links" USING btree ("org_id","inquiry_id");--> statement-breakpoint
CREATE INDEX "mails_pending_idx" ON "mails" USING btree ("status","created_at") WHERE "mails"."status" in ('queued', 'sending');--> statement-breakpoint
CREATE INDEX "mails_entity_idx" ON "mails" USING btree ("entity_type","entity_id");--> statement-breakpoint
CREATE INDEX "mails_created_idx" ON "mails" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "mails_to_idx" ON "mails" USING btree ("to_email","kind","created_at");--> statement-breakpoint
CREATE INDEX "activity_entries_org_idx" ON "activity_entries" USING btree ("org_id","created_at");--> statement-breakpoint
CREATE INDEX "activity_entries_entity_idx" ON "activity_entries" USING btree ("entity_type","entity_id","created_at");--> statement-breakpoint
CREATE INDEX "activity_entries_actor_idx" ON "activity_entries" USING btree ("actor_user_id","created_at");--> statement-breakpoint
CREATE INDEX "events_org_name_at_idx" ON "events" USING btree ("org_id","name","at");--> statement-breakpoint
CREATE INDEX "events_entity_idx" ON "events" USING btree ("org_id","entity_id","name","at");--> statement-breakpoint
CREATE INDEX "events_at_brin" ON "events" USING brin ("at");--> statement-breakpoint
CREATE INDEX "bookmarks_user_created_idx" ON "bookmarks" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "bookmarks_target_idx" ON "bookmarks" USING btree ("target_org_id","target_id");--> statement-breakpoint
CREATE INDEX "viewed_people_user_idx" ON "viewed_people" USING btree ("user_id","viewed_at");--> statement-breakpoint
CREATE INDEX "viewed_people_person_idx" ON "viewed_people" USING btree ("org_id","person_id");