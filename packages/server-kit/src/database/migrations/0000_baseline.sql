-- The database as it was before anything ran in production. What comes later is a migration of its own.
--
-- What the tables stand on: extensions, text search configurations, and functions that generated columns may call.
-- unaccent() is only STABLE because its dictionary could change; naming the dictionary makes IMMUTABLE true.
-- array_to_string is STABLE for arrays of any type; for text[] it depends on nothing, so rostrum_join may say IMMUTABLE.
CREATE EXTENSION IF NOT EXISTS citext;
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS unaccent;
CREATE EXTENSION IF NOT EXISTS btree_gin;

-- English stems without accents. Both sides of a search use it: to_tsvector here, websearch_to_tsquery in queries.
CREATE TEXT SEARCH CONFIGURATION public.rostrum (COPY = pg_catalog.english);
ALTER TEXT SEARCH CONFIGURATION public.rostrum
  ALTER MAPPING FOR hword, hword_part, word WITH unaccent, english_stem;

-- Names are not English: without stems and stop words, so that Will and An are found.
CREATE TEXT SEARCH CONFIGURATION public.rostrum_simple (COPY = pg_catalog.simple);
ALTER TEXT SEARCH CONFIGURATION public.rostrum_simple
  ALTER MAPPING FOR hword, hword_part, word WITH unaccent, simple;

CREATE FUNCTION public.rostrum_fold(input text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$ SELECT lower(public.unaccent('public.unaccent'::regdictionary, input)) $$;

CREATE FUNCTION public.rostrum_join(input text[]) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$ SELECT array_to_string(input, ' ') $$;

-- Text of stored HTML for search only: tags become spaces. Bodies were sanitised before they were stored.
CREATE FUNCTION public.rostrum_plain(input text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$ SELECT regexp_replace(input, '<[^>]*>', ' ', 'g') $$;

-- The functions that generated columns call say IMMUTABLE: they depend on dictionaries by name, which nobody changes.
CREATE FUNCTION public.rostrum_stem(word text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$ SELECT coalesce((ts_lexize('pg_catalog.english_stem', word))[1], word) $$;

-- A term as it is compared: folded words by their stems, with single spaces. "Phone bans" and "phone-ban" are one term.
CREATE FUNCTION public.rostrum_term(input text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$ SELECT coalesce(string_agg(public.rostrum_stem(word), ' ' ORDER BY place), '')
        FROM regexp_split_to_table(public.rostrum_fold(input), '[^[:alnum:]]+') WITH ORDINALITY AS split(word, place) WHERE word <> '' $$;

CREATE FUNCTION public.rostrum_terms(inputs text[]) RETURNS text[]
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$ SELECT coalesce(array_agg(DISTINCT public.rostrum_term(input)), '{}') FROM unnest(inputs) AS input $$;

-- The word and the word with each of its letters left out: two words that share one of these are one slip apart.
CREATE FUNCTION public.rostrum_slips(word text) RETURNS text[]
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$ SELECT array_agg(DISTINCT slip) FROM (
          SELECT word AS slip UNION ALL
          SELECT left(word, place - 1) || substr(word, place + 1) FROM generate_series(1, length(word)) AS place WHERE length(word) > 3
        ) AS slips $$;

-- "John Da" is asked for on the way to every name. Its last word is too short to be stored as a beginning of its own: the
-- index would hold most names under every letter. Stored beside the first letters of another word of the same name it
-- picks out few, where all Johns of the directory had to be read before.
CREATE FUNCTION public.rostrum_name_pairs(name text, slice smallint) RETURNS text[]
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$ WITH words AS (
          SELECT word, place FROM regexp_split_to_table(name, '[^[:alnum:]]+') WITH ORDINALITY AS split(word, place) WHERE word <> ''
        )
        SELECT coalesce(array_agg(DISTINCT left(one.word, 3) || ' ' || left(other.word, size) || slice::text), '{}')
        FROM words AS one JOIN words AS other ON one.place <> other.place, generate_series(1, 2) AS size $$;

-- Hyphens and slashes part words: the parser would make compounds, numbers and file names of them.
CREATE FUNCTION public.rostrum_vector(input text, weight "char") RETURNS tsvector
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$ SELECT setweight(to_tsvector('public.rostrum', translate(input, '-/_', '   ')), weight) $$;

CREATE FUNCTION public.rostrum_name_vector(input text) RETURNS tsvector
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$ SELECT setweight(to_tsvector('public.rostrum_simple', translate(input, '-/_', '   ')), 'A') $$;

-- What stands in a strong place a second time, as '^word'; topics as '#topic' and facets as they are, each a word of its
-- own. One index then answers text, topics and facets together, however they are combined.
CREATE FUNCTION public.rostrum_marks(strong tsvector, topics text[], facets text[]) RETURNS tsvector
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$ SELECT array_to_tsvector(ARRAY(
          SELECT '^' || lexeme FROM unnest(tsvector_to_array(strong)) AS lexeme
          UNION SELECT '#' || public.rostrum_term(topic) FROM unnest(topics) AS topic
          UNION SELECT facet FROM unnest(facets) AS facet WHERE facet NOT LIKE 't:%' AND facet <> ''
        )) $$;

-- Words as people type them, for beginnings and typing errors.
CREATE FUNCTION public.rostrum_words(input text) RETURNS text[]
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$ SELECT coalesce(array_agg(word), '{}') FROM unnest(tsvector_to_array(to_tsvector('public.rostrum_simple', translate(input, '-/_', '   ')))) AS word
        WHERE length(word) BETWEEN 2 AND 40 AND word ~ '^[[:alpha:]][[:alnum:]]*$' $$;

-- Beginnings of words, three to ten letters long, each with the tier behind it.
CREATE FUNCTION public.rostrum_prefixes(input text, tier int) RETURNS text[]
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$ SELECT coalesce(array_agg(DISTINCT left(word, size) || tier), '{}')
        FROM unnest(public.rostrum_words(input)) AS word, generate_series(least(3, length(word)), least(10, length(word))) AS size $$;

CREATE FUNCTION public.rostrum_slice(quality int) RETURNS int
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$ SELECT CASE WHEN quality >= 900 THEN 0 WHEN quality >= 800 THEN 1 WHEN quality >= 725 THEN 2 WHEN quality >= 650 THEN 3
    WHEN quality >= 575 THEN 4 WHEN quality >= 500 THEN 5 ELSE 6 END $$;

-- Minutes after midnight of a stored '07:00'; null for anything else.
CREATE FUNCTION public.rostrum_minutes(clock text) RETURNS int
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$ SELECT CASE WHEN clock ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$' THEN left(clock, 2)::int * 60 + right(clock, 2)::int END $$;

-- Documents depend on nothing that passes by itself: not on today's date, and not on a time zone that no clock knows.
CREATE FUNCTION public.rostrum_timezone(name text) RETURNS text
  LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE
  AS $$ BEGIN
    PERFORM timestamptz '2000-01-01 00:00:00+00' AT TIME ZONE name;
    RETURN name;
  EXCEPTION WHEN invalid_parameter_value THEN RETURN 'UTC';
  END $$;

-- The last time that the clock of a place struck this hour: today's or yesterday's, or Monday's. An unknown place has the
-- clock of UTC, so that one wrong setting stops nobody else's mails.
CREATE FUNCTION public.rostrum_last_morning(at timestamptz, place text, hour int, unit text) RETURNS timestamptz
  LANGUAGE plpgsql STABLE STRICT PARALLEL SAFE
  AS $$
  DECLARE since interval := make_interval(hours => hour);
  BEGIN
    RETURN (date_trunc(unit, (at AT TIME ZONE place) - since) + since) AT TIME ZONE place;
  EXCEPTION WHEN invalid_parameter_value THEN
    RETURN (date_trunc(unit, (at AT TIME ZONE 'UTC') - since) + since) AT TIME ZONE 'UTC';
  END $$;

-- Every table, as drizzle-kit writes it from the schema files: composite keys carry org_id, each foreign key has an index
-- that starts with its columns, search vectors are generated and never written.
CREATE TABLE "invitations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"org_id" uuid NOT NULL,
	"email" "citext" NOT NULL,
	"firstname" varchar(60) DEFAULT '' NOT NULL,
	"lastname" varchar(60) DEFAULT '' NOT NULL,
	"role" text NOT NULL,
	"scopes" jsonb DEFAULT '{"departments":[],"tags":[]}'::jsonb NOT NULL,
	"person_id" uuid,
	"secret_hash" "bytea" NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"invited_by" uuid,
	"invited_by_name" varchar(150) NOT NULL,
	"sent_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invitations_secret_hash_key" UNIQUE("secret_hash")
);
;

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
	"requires_second_factor" boolean DEFAULT false NOT NULL,
	CONSTRAINT "organisations_company_username_key" UNIQUE("company_username")
);
;

CREATE TABLE "totp_credentials" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"secret" "bytea" NOT NULL,
	"last_used_step" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
;

CREATE TABLE "recovery_codes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"code_hash" "bytea" NOT NULL,
	"used_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "recovery_codes_user_hash_key" UNIQUE("user_id","code_hash")
);
;

CREATE TABLE "passkeys" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" "bytea" NOT NULL,
	"counter" bigint NOT NULL,
	"transports" text[] DEFAULT '{}' NOT NULL,
	"name" varchar(60) NOT NULL,
	"is_backed_up" boolean NOT NULL,
	"last_used_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "passkeys_credential_key" UNIQUE("credential_id")
);
;

CREATE TABLE "known_devices" (
	"user_id" uuid NOT NULL,
	"device" varchar(120) NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "known_devices_user_id_device_pk" PRIMARY KEY("user_id","device")
);
;

CREATE TABLE "one_time_tokens" (
	"id" uuid PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"secret_hash" "bytea" NOT NULL,
	"user_id" uuid,
	"org_id" uuid,
	"email" "citext",
	"stamp" varchar(100),
	"callback_url" varchar(2048),
	"data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "one_time_tokens_secret_hash_key" UNIQUE("secret_hash")
);
;

CREATE TABLE "session_changes" (
	"transaction" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"subject" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "session_changes_transaction_subject_pk" PRIMARY KEY("transaction","subject")
);
;

CREATE TABLE "refresh_families" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"generation" integer DEFAULT 1 NOT NULL,
	"rotated_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
;

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
	"method" text DEFAULT 'password' NOT NULL,
	"second_factor_at" timestamp with time zone,
	"last_used_at" timestamp with time zone DEFAULT now() NOT NULL,
	"confirmed_at" timestamp with time zone,
	CONSTRAINT "sessions_secret_hash_key" UNIQUE("secret_hash")
);
;

CREATE TABLE "sso_connections" (
	"id" uuid PRIMARY KEY NOT NULL,
	"org_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"status" text DEFAULT 'not_set' NOT NULL,
	"entity_id" varchar(1024),
	"sso_url" varchar(2048),
	"certificates" text[] DEFAULT '{}' NOT NULL,
	"name_id_format" varchar(200),
	"want_response_signed" boolean DEFAULT false NOT NULL,
	"allow_idp_initiated" boolean DEFAULT false NOT NULL,
	"issuer" varchar(1024),
	"client_id" varchar(255),
	"client_secret" "bytea",
	"trusts_email" boolean DEFAULT false NOT NULL,
	"attribute_map" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"jit_on" boolean DEFAULT false NOT NULL,
	"jit_role" text DEFAULT 'staff' NOT NULL,
	"last_sign_in_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sso_connections_org_key" UNIQUE("org_id")
);
;

CREATE TABLE "sso_domains" (
	"id" uuid PRIMARY KEY NOT NULL,
	"org_id" uuid NOT NULL,
	"domain" "citext" NOT NULL,
	"txt" varchar(100) NOT NULL,
	"verified_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sso_domains_org_domain_key" UNIQUE("org_id","domain")
);
;

CREATE TABLE "saml_assertions" (
	"org_id" uuid NOT NULL,
	"assertion_hash" "bytea" NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "saml_assertions_org_id_assertion_hash_pk" PRIMARY KEY("org_id","assertion_hash")
);
;

CREATE TABLE "external_identities" (
	"id" uuid PRIMARY KEY NOT NULL,
	"org_id" uuid,
	"issuer" varchar(1024) NOT NULL,
	"subject_hash" "bytea" NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "external_identities_subject_key" UNIQUE NULLS NOT DISTINCT("org_id","issuer","subject_hash")
);
;

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
;

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
;

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
;

CREATE TABLE "platform_figures" (
	"area" varchar(40) NOT NULL,
	"version" varchar(80) NOT NULL,
	"minute" timestamp with time zone NOT NULL,
	"loads" integer DEFAULT 0 NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"faults" integer DEFAULT 0 NOT NULL,
	"blocks" integer DEFAULT 0 NOT NULL,
	"blocked_ms" bigint DEFAULT 0 NOT NULL,
	"bytes" bigint DEFAULT 0 NOT NULL,
	"shared_hits" integer DEFAULT 0 NOT NULL,
	"load_ms" integer[] NOT NULL,
	"mount_ms" integer[] NOT NULL,
	"interactive_ms" integer[] NOT NULL,
	"unproven" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "platform_figures_area_version_minute_pk" PRIMARY KEY("area","version","minute")
);
;

CREATE TABLE "platform_visitors" (
	"area" varchar(40) NOT NULL,
	"version" varchar(80) NOT NULL,
	"visitor" varchar(32) NOT NULL,
	"tried_at" timestamp with time zone NOT NULL,
	"failed_at" timestamp with time zone,
	"is_account" boolean DEFAULT false NOT NULL,
	CONSTRAINT "platform_visitors_area_version_visitor_pk" PRIMARY KEY("area","version","visitor")
);
;

CREATE TABLE "platform_faults" (
	"area" varchar(40) NOT NULL,
	"version" varchar(80) NOT NULL,
	"fingerprint" varchar(32) NOT NULL,
	"stage" varchar(20) NOT NULL,
	"code" varchar(60) NOT NULL,
	"message" text NOT NULL,
	"count" integer DEFAULT 0 NOT NULL,
	"first_at" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	CONSTRAINT "platform_faults_area_version_fingerprint_pk" PRIMARY KEY("area","version","fingerprint")
);
;

CREATE TABLE "platform_overrides" (
	"id" uuid PRIMARY KEY NOT NULL,
	"holder_id" uuid,
	"signed_by" varchar(150) NOT NULL,
	"choices" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
;

CREATE TABLE "platform_hosts" (
	"version" varchar(64) PRIMARY KEY NOT NULL,
	"host" jsonb NOT NULL,
	"first_at" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL
);
;

CREATE TABLE "release_registry" (
	"id" smallint PRIMARY KEY NOT NULL,
	"revision" bigint NOT NULL,
	CONSTRAINT "release_registry_one_row" CHECK ("release_registry"."id" = 1)
);
;

CREATE TABLE "releases" (
	"id" uuid PRIMARY KEY NOT NULL,
	"area" varchar(40) NOT NULL,
	"version" varchar(64) NOT NULL,
	"source" text NOT NULL,
	"release" jsonb NOT NULL,
	"stored_at" timestamp with time zone,
	"promoted_at" timestamp with time zone,
	"replaced_id" uuid,
	"broken_at" timestamp with time zone,
	"broken_reason" varchar(300),
	"created_by" varchar(120) NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "releases_area_version_key" UNIQUE("area","version")
);
;

CREATE TABLE "release_areas" (
	"area" varchar(40) PRIMARY KEY NOT NULL,
	"current_id" uuid
);
;

CREATE TABLE "release_rollouts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"area" varchar(40) NOT NULL,
	"release_id" uuid NOT NULL,
	"share" integer,
	"org_id" uuid,
	"user_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "release_rollouts_target_key" UNIQUE NULLS NOT DISTINCT("area","org_id","user_id"),
	CONSTRAINT "release_rollouts_target" CHECK (("release_rollouts"."share" is null) = (num_nonnulls("release_rollouts"."org_id", "release_rollouts"."user_id") > 0))
);
;

CREATE TABLE "release_history" (
	"id" uuid PRIMARY KEY NOT NULL,
	"area" varchar(40) NOT NULL,
	"version" varchar(64) NOT NULL,
	"event" text NOT NULL,
	"actor" varchar(120) NOT NULL,
	"reason" varchar(300),
	"replaced" varchar(64),
	"target" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
;

CREATE TABLE "release_claims" (
	"area" varchar(40) NOT NULL,
	"claim" varchar(200) NOT NULL,
	"agreed_by" varchar(120) NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "release_claims_area_claim_pk" PRIMARY KEY("area","claim")
);
;

CREATE TABLE "deploy_tokens" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" varchar(60) NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"areas" text[],
	"actions" text[] NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"last_used_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "deploy_tokens_name_key" UNIQUE("name"),
	CONSTRAINT "deploy_tokens_hash_key" UNIQUE("token_hash")
);
;

CREATE TABLE "activity_chains" (
	"scope_id" uuid PRIMARY KEY NOT NULL,
	"sequence" bigint DEFAULT 0 NOT NULL,
	"hash" varchar(64) DEFAULT '' NOT NULL
);
;

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
;

CREATE TABLE "idempotency_keys" (
	"scope" varchar(64) NOT NULL,
	"key" varchar(128) NOT NULL,
	"request_hash" varchar(64) NOT NULL,
	"status" smallint,
	"answer" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_keys_scope_key_pk" PRIMARY KEY("scope","key")
);
;

CREATE TABLE "rate_limits" (
	"key" varchar(255) PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
;

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
	"unsubscribe_url" text,
	CONSTRAINT "mails_message_id_key" UNIQUE("message_id")
);
;

CREATE TABLE "bookmark_lists" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"name" "citext" NOT NULL,
	"share_token" varchar(60),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bookmark_lists_share_key" UNIQUE("share_token"),
	CONSTRAINT "bookmark_lists_user_name_key" UNIQUE("user_id","name")
);
;

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
	"list_id" uuid,
	CONSTRAINT "bookmarks_user_target_key" UNIQUE("user_id","type","target_id")
);
;

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
	"terms" text[] GENERATED ALWAYS AS (rostrum_terms("classifications"."title" || "classifications"."synonyms")) STORED,
	CONSTRAINT "classifications_org_id_key" UNIQUE("org_id","id")
);
;

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
;

CREATE TABLE "viewed_people" (
	"user_id" uuid NOT NULL,
	"org_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"viewed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "viewed_people_user_id_person_id_pk" PRIMARY KEY("user_id","person_id")
);
;

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
;

CREATE TABLE "inquiry_recipients" (
	"org_id" uuid NOT NULL,
	"inquiry_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"position" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "inquiry_recipients_org_id_inquiry_id_person_id_pk" PRIMARY KEY("org_id","inquiry_id","person_id")
);
;

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
;

CREATE TABLE "inquiry_reads" (
	"org_id" uuid NOT NULL,
	"inquiry_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	CONSTRAINT "inquiry_reads_org_id_inquiry_id_user_id_pk" PRIMARY KEY("org_id","inquiry_id","user_id")
);
;

CREATE TABLE "inquiry_tracking_links" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"org_id" uuid NOT NULL,
	"inquiry_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
;

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
	"is_indexed" boolean DEFAULT true NOT NULL,
	CONSTRAINT "people_username_key" UNIQUE("username"),
	CONSTRAINT "people_org_id_key" UNIQUE("org_id","id"),
	CONSTRAINT "people_completeness_range" CHECK ("people"."completeness" between 0 and 100),
	CONSTRAINT "people_featured_range" CHECK ("people"."featured" between 0 and 999),
	CONSTRAINT "people_list_limits" CHECK (cardinality("people"."topics") <= 30 and cardinality("people"."industries") <= 10 and cardinality("people"."tags") <= 30)
);
;

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
;

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
;

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
;

CREATE TABLE "post_authors" (
	"org_id" uuid NOT NULL,
	"post_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"person_id" uuid,
	"name" varchar(150) NOT NULL,
	CONSTRAINT "post_authors_org_id_post_id_position_pk" PRIMARY KEY("org_id","post_id","position")
);
;

CREATE TABLE "post_experts" (
	"org_id" uuid NOT NULL,
	"post_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"position" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "post_experts_org_id_post_id_person_id_pk" PRIMARY KEY("org_id","post_id","person_id")
);
;

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
;

CREATE TABLE "question_experts" (
	"org_id" uuid NOT NULL,
	"question_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"position" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "question_experts_org_id_question_id_person_id_pk" PRIMARY KEY("org_id","question_id","person_id")
);
;

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
;

CREATE TABLE "saved_searches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"org_id" uuid,
	"name" varchar(120) NOT NULL,
	"filters" jsonb NOT NULL,
	"fingerprint" varchar(64) NOT NULL,
	"alert" text DEFAULT 'off' NOT NULL,
	"kind" text NOT NULL,
	"query" "tsquery",
	"is_confirmed" boolean NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"alert_since" timestamp with time zone NOT NULL,
	"alerted_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_searches_user_search_key" UNIQUE("user_id","fingerprint")
);
;

CREATE TABLE "saved_search_finds" (
	"search_id" uuid NOT NULL,
	"document_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"found_at" timestamp with time zone NOT NULL,
	"is_current" boolean DEFAULT true NOT NULL,
	"mailed_at" timestamp with time zone,
	CONSTRAINT "saved_search_finds_search_id_document_id_pk" PRIMARY KEY("search_id","document_id")
);
;

CREATE TABLE "search_document_changes" (
	"document_id" uuid PRIMARY KEY NOT NULL,
	"org_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"former_words" "tsvector",
	"former_is_public" boolean,
	"former_confirmed_at" timestamp with time zone,
	"words" "tsvector",
	"is_public" boolean,
	"confirmed_at" timestamp with time zone
);
;

CREATE TABLE "search_documents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"org_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"is_public" boolean NOT NULL,
	"quality" smallint NOT NULL,
	"reachable_from" smallint,
	"reachable_to" smallint,
	"confirmed_at" timestamp with time zone,
	"away_from" timestamp with time zone,
	"away_to" timestamp with time zone,
	"sorted_at" timestamp with time zone NOT NULL,
	"timezone" varchar(60) NOT NULL,
	"sort_name" varchar(300) NOT NULL,
	"folded" varchar(600) NOT NULL,
	"facets" text[] NOT NULL,
	"prefixes" text[] NOT NULL,
	"words" "tsvector" NOT NULL,
	"slice" smallint DEFAULT 6 NOT NULL,
	CONSTRAINT "search_documents_quality_range" CHECK ("search_documents"."quality" between 0 and 1000)
);
;

CREATE TABLE "search_words" (
	"word" varchar(40) PRIMARY KEY NOT NULL,
	"stem" text GENERATED ALWAYS AS (rostrum_stem("search_words"."word")) STORED,
	"slips" text[] GENERATED ALWAYS AS (rostrum_slips("search_words"."word")) STORED
);
;
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_org_id_organisations_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organisations"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_person_fk" FOREIGN KEY ("org_id","person_id") REFERENCES "public"."people"("org_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "totp_credentials" ADD CONSTRAINT "totp_credentials_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "one_time_tokens" ADD CONSTRAINT "one_time_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "refresh_families" ADD CONSTRAINT "refresh_families_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_family_id_refresh_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."refresh_families"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_membership_fk" FOREIGN KEY ("org_id","user_id") REFERENCES "public"."memberships"("org_id","user_id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "sso_connections" ADD CONSTRAINT "sso_connections_org_id_organisations_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "sso_domains" ADD CONSTRAINT "sso_domains_org_id_organisations_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "saml_assertions" ADD CONSTRAINT "saml_assertions_org_id_organisations_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "external_identities" ADD CONSTRAINT "external_identities_org_id_organisations_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "external_identities" ADD CONSTRAINT "external_identities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "external_identities" ADD CONSTRAINT "external_identities_membership_fk" FOREIGN KEY ("org_id","user_id") REFERENCES "public"."memberships"("org_id","user_id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_org_id_organisations_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organisations"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_person_fk" FOREIGN KEY ("org_id","person_id") REFERENCES "public"."people"("org_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "seeker_profiles" ADD CONSTRAINT "seeker_profiles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "platform_overrides" ADD CONSTRAINT "platform_overrides_holder_id_users_id_fk" FOREIGN KEY ("holder_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "releases" ADD CONSTRAINT "releases_replaced_id_releases_id_fk" FOREIGN KEY ("replaced_id") REFERENCES "public"."releases"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "release_areas" ADD CONSTRAINT "release_areas_current_id_releases_id_fk" FOREIGN KEY ("current_id") REFERENCES "public"."releases"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "release_rollouts" ADD CONSTRAINT "release_rollouts_release_id_releases_id_fk" FOREIGN KEY ("release_id") REFERENCES "public"."releases"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "release_rollouts" ADD CONSTRAINT "release_rollouts_org_id_organisations_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "release_rollouts" ADD CONSTRAINT "release_rollouts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "bookmark_lists" ADD CONSTRAINT "bookmark_lists_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "bookmarks" ADD CONSTRAINT "bookmarks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "bookmarks" ADD CONSTRAINT "bookmarks_list_id_bookmark_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."bookmark_lists"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "classifications" ADD CONSTRAINT "classifications_org_id_organisations_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organisations"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "classifications" ADD CONSTRAINT "classifications_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."classifications"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "viewed_people" ADD CONSTRAINT "viewed_people_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "viewed_people" ADD CONSTRAINT "viewed_people_person_fk" FOREIGN KEY ("org_id","person_id") REFERENCES "public"."people"("org_id","id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_org_id_organisations_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organisations"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_seeker_id_users_id_fk" FOREIGN KEY ("seeker_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "inquiry_recipients" ADD CONSTRAINT "inquiry_recipients_inquiry_fk" FOREIGN KEY ("org_id","inquiry_id") REFERENCES "public"."inquiries"("org_id","id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "inquiry_recipients" ADD CONSTRAINT "inquiry_recipients_person_fk" FOREIGN KEY ("org_id","person_id") REFERENCES "public"."people"("org_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "inquiry_messages" ADD CONSTRAINT "inquiry_messages_author_user_id_users_id_fk" FOREIGN KEY ("author_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "inquiry_messages" ADD CONSTRAINT "inquiry_messages_inquiry_fk" FOREIGN KEY ("org_id","inquiry_id") REFERENCES "public"."inquiries"("org_id","id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "inquiry_messages" ADD CONSTRAINT "inquiry_messages_person_fk" FOREIGN KEY ("org_id","author_person_id") REFERENCES "public"."people"("org_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "inquiry_reads" ADD CONSTRAINT "inquiry_reads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "inquiry_reads" ADD CONSTRAINT "inquiry_reads_inquiry_fk" FOREIGN KEY ("org_id","inquiry_id") REFERENCES "public"."inquiries"("org_id","id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "inquiry_tracking_links" ADD CONSTRAINT "inquiry_tracking_links_inquiry_fk" FOREIGN KEY ("org_id","inquiry_id") REFERENCES "public"."inquiries"("org_id","id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "people" ADD CONSTRAINT "people_org_id_organisations_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organisations"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "person_sections" ADD CONSTRAINT "person_sections_person_fk" FOREIGN KEY ("org_id","person_id") REFERENCES "public"."people"("org_id","id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "person_availability" ADD CONSTRAINT "person_availability_person_fk" FOREIGN KEY ("org_id","person_id") REFERENCES "public"."people"("org_id","id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "posts" ADD CONSTRAINT "posts_org_id_organisations_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organisations"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "post_authors" ADD CONSTRAINT "post_authors_post_fk" FOREIGN KEY ("org_id","post_id") REFERENCES "public"."posts"("org_id","id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "post_authors" ADD CONSTRAINT "post_authors_person_fk" FOREIGN KEY ("org_id","person_id") REFERENCES "public"."people"("org_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "post_experts" ADD CONSTRAINT "post_experts_post_fk" FOREIGN KEY ("org_id","post_id") REFERENCES "public"."posts"("org_id","id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "post_experts" ADD CONSTRAINT "post_experts_person_fk" FOREIGN KEY ("org_id","person_id") REFERENCES "public"."people"("org_id","id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "questions" ADD CONSTRAINT "questions_org_id_organisations_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organisations"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "questions" ADD CONSTRAINT "questions_inquiry_fk" FOREIGN KEY ("org_id","inquiry_id") REFERENCES "public"."inquiries"("org_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "question_experts" ADD CONSTRAINT "question_experts_question_fk" FOREIGN KEY ("org_id","question_id") REFERENCES "public"."questions"("org_id","id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "question_experts" ADD CONSTRAINT "question_experts_person_fk" FOREIGN KEY ("org_id","person_id") REFERENCES "public"."people"("org_id","id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "answers" ADD CONSTRAINT "answers_question_fk" FOREIGN KEY ("org_id","question_id") REFERENCES "public"."questions"("org_id","id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "answers" ADD CONSTRAINT "answers_person_fk" FOREIGN KEY ("org_id","person_id") REFERENCES "public"."people"("org_id","id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "saved_searches" ADD CONSTRAINT "saved_searches_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "saved_searches" ADD CONSTRAINT "saved_searches_org_id_organisations_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "saved_search_finds" ADD CONSTRAINT "saved_search_finds_search_id_saved_searches_id_fk" FOREIGN KEY ("search_id") REFERENCES "public"."saved_searches"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "saved_search_finds" ADD CONSTRAINT "saved_search_finds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "search_documents" ADD CONSTRAINT "search_documents_org_id_organisations_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;
CREATE UNIQUE INDEX "invitations_open_key" ON "invitations" USING btree ("org_id","email") WHERE "invitations"."status" = 'pending';
CREATE INDEX "invitations_org_idx" ON "invitations" USING btree ("org_id","created_at");
CREATE INDEX "invitations_person_idx" ON "invitations" USING btree ("org_id","person_id");
CREATE INDEX "invitations_invited_by_idx" ON "invitations" USING btree ("invited_by");
CREATE INDEX "passkeys_user_idx" ON "passkeys" USING btree ("user_id");
CREATE INDEX "one_time_tokens_user_idx" ON "one_time_tokens" USING btree ("user_id");
CREATE INDEX "one_time_tokens_expires_idx" ON "one_time_tokens" USING btree ("expires_at");
CREATE INDEX "session_changes_created_idx" ON "session_changes" USING btree ("created_at");
CREATE INDEX "refresh_families_user_idx" ON "refresh_families" USING btree ("user_id");
CREATE INDEX "sessions_user_idx" ON "sessions" USING btree ("user_id");
CREATE INDEX "sessions_membership_idx" ON "sessions" USING btree ("org_id","user_id");
CREATE INDEX "sessions_family_idx" ON "sessions" USING btree ("family_id");
CREATE INDEX "sessions_expires_idx" ON "sessions" USING btree ("expires_at");
CREATE UNIQUE INDEX "sso_domains_verified_key" ON "sso_domains" USING btree ("domain") WHERE verified_at is not null;
CREATE INDEX "saml_assertions_expires_idx" ON "saml_assertions" USING btree ("expires_at");
CREATE INDEX "external_identities_user_idx" ON "external_identities" USING btree ("user_id");
CREATE INDEX "external_identities_membership_idx" ON "external_identities" USING btree ("org_id","user_id");
CREATE INDEX "memberships_user_idx" ON "memberships" USING btree ("user_id");
CREATE UNIQUE INDEX "memberships_person_key" ON "memberships" USING btree ("org_id","person_id");
CREATE INDEX "platform_figures_minute_idx" ON "platform_figures" USING btree ("minute");
CREATE INDEX "platform_visitors_tried_idx" ON "platform_visitors" USING btree ("tried_at");
CREATE INDEX "platform_faults_last_idx" ON "platform_faults" USING btree ("last_at");
CREATE INDEX "platform_overrides_holder_idx" ON "platform_overrides" USING btree ("holder_id");
CREATE INDEX "platform_overrides_expires_idx" ON "platform_overrides" USING btree ("expires_at");
CREATE INDEX "releases_replaced_idx" ON "releases" USING btree ("replaced_id");
CREATE INDEX "release_areas_current_idx" ON "release_areas" USING btree ("current_id");
CREATE INDEX "release_rollouts_release_idx" ON "release_rollouts" USING btree ("release_id");
CREATE INDEX "release_rollouts_org_idx" ON "release_rollouts" USING btree ("org_id");
CREATE INDEX "release_rollouts_user_idx" ON "release_rollouts" USING btree ("user_id");
CREATE INDEX "release_history_area_idx" ON "release_history" USING btree ("area","id");
CREATE INDEX "activity_entries_org_idx" ON "activity_entries" USING btree ("org_id","created_at");
CREATE INDEX "activity_entries_entity_idx" ON "activity_entries" USING btree ("entity_type","entity_id","created_at");
CREATE INDEX "activity_entries_actor_idx" ON "activity_entries" USING btree ("actor_user_id","created_at");
CREATE INDEX "idempotency_keys_created_idx" ON "idempotency_keys" USING btree ("created_at");
CREATE INDEX "rate_limits_expire_idx" ON "rate_limits" USING btree ("expire");
CREATE INDEX "mails_pending_idx" ON "mails" USING btree ("status","created_at") WHERE "mails"."status" in ('queued', 'sending');
CREATE INDEX "mails_entity_idx" ON "mails" USING btree ("entity_type","entity_id");
CREATE INDEX "mails_created_idx" ON "mails" USING btree ("created_at");
CREATE INDEX "mails_to_idx" ON "mails" USING btree ("to_email","kind","created_at");
CREATE INDEX "bookmarks_user_created_idx" ON "bookmarks" USING btree ("user_id","created_at");
CREATE INDEX "bookmarks_list_idx" ON "bookmarks" USING btree ("list_id");
CREATE INDEX "bookmarks_target_idx" ON "bookmarks" USING btree ("target_org_id","target_id");
CREATE UNIQUE INDEX "classifications_title_key" ON "classifications" USING btree (coalesce("org_id", '00000000-0000-0000-0000-000000000000'::uuid),"scheme",rostrum_fold("title"));
CREATE INDEX "classifications_parent_idx" ON "classifications" USING btree ("parent_id");
CREATE INDEX "classifications_terms_idx" ON "classifications" USING gin ("terms");
CREATE INDEX "classifications_search_idx" ON "classifications" USING gin ("search_title" gin_trgm_ops);
CREATE INDEX "events_org_name_at_idx" ON "events" USING btree ("org_id","name","at");
CREATE INDEX "events_entity_idx" ON "events" USING btree ("org_id","entity_id","name","at");
CREATE INDEX "events_at_brin" ON "events" USING brin ("at");
CREATE INDEX "viewed_people_user_idx" ON "viewed_people" USING btree ("user_id","viewed_at");
CREATE INDEX "viewed_people_person_idx" ON "viewed_people" USING btree ("org_id","person_id");
CREATE INDEX "inquiries_inbox_idx" ON "inquiries" USING btree ("org_id","status","deadline_at");
CREATE INDEX "inquiries_org_created_idx" ON "inquiries" USING btree ("org_id","created_at");
CREATE INDEX "inquiries_org_last_message_idx" ON "inquiries" USING btree ("org_id","last_message_at");
CREATE INDEX "inquiries_org_assignee_idx" ON "inquiries" USING btree ("org_id","assignee_id");
CREATE INDEX "inquiries_assignee_idx" ON "inquiries" USING btree ("assignee_id");
CREATE INDEX "inquiries_seeker_idx" ON "inquiries" USING btree ("seeker_id","created_at");
CREATE INDEX "inquiries_email_idx" ON "inquiries" USING btree ("email");
CREATE INDEX "inquiries_source_post_idx" ON "inquiries" USING btree ("org_id","source_post_id");
CREATE INDEX "inquiries_search_idx" ON "inquiries" USING gin ("org_id","search_vector");
CREATE INDEX "inquiry_recipients_person_idx" ON "inquiry_recipients" USING btree ("org_id","person_id");
CREATE INDEX "inquiry_messages_thread_idx" ON "inquiry_messages" USING btree ("org_id","inquiry_id","created_at");
CREATE INDEX "inquiry_messages_author_idx" ON "inquiry_messages" USING btree ("author_user_id");
CREATE INDEX "inquiry_messages_person_idx" ON "inquiry_messages" USING btree ("org_id","author_person_id");
CREATE INDEX "inquiry_reads_user_idx" ON "inquiry_reads" USING btree ("user_id");
CREATE INDEX "inquiry_tracking_links_inquiry_idx" ON "inquiry_tracking_links" USING btree ("org_id","inquiry_id");
CREATE INDEX "people_org_status_idx" ON "people" USING btree ("org_id","status","kind") WHERE "people"."deleted_at" is null;
CREATE INDEX "people_org_department_idx" ON "people" USING btree ("org_id","department");
CREATE INDEX "people_org_confirmed_idx" ON "people" USING btree ("org_id","last_confirmed_at");
CREATE INDEX "people_org_name_idx" ON "people" USING btree ("org_id","lastname" collate "und-x-icu","firstname" collate "und-x-icu");
CREATE INDEX "people_public_name_idx" ON "people" USING btree ("lastname" collate "und-x-icu","firstname" collate "und-x-icu") WHERE "people"."status" = 'published' and "people"."access" = 'public' and "people"."deleted_at" is null;
CREATE INDEX "people_search_idx" ON "people" USING gin ("org_id","search_vector");
CREATE INDEX "people_name_trgm_idx" ON "people" USING gin ("org_id","search_name" gin_trgm_ops);
CREATE INDEX "people_topics_idx" ON "people" USING gin ("org_id","topics");
CREATE INDEX "person_sections_person_idx" ON "person_sections" USING btree ("org_id","person_id","kind","position");
CREATE INDEX "person_sections_search_idx" ON "person_sections" USING gin ("search_vector");
CREATE INDEX "posts_org_status_idx" ON "posts" USING btree ("org_id","status","updated_at") WHERE "posts"."deleted_at" is null;
CREATE INDEX "posts_org_publish_idx" ON "posts" USING btree ("org_id","publish_at");
CREATE INDEX "posts_search_idx" ON "posts" USING gin ("org_id","search_vector");
CREATE INDEX "posts_title_trgm_idx" ON "posts" USING gin ("org_id",rostrum_fold("title") gin_trgm_ops);
CREATE INDEX "posts_tags_idx" ON "posts" USING gin ("org_id","tags");
CREATE INDEX "post_authors_person_idx" ON "post_authors" USING btree ("org_id","person_id");
CREATE INDEX "post_experts_person_idx" ON "post_experts" USING btree ("org_id","person_id");
CREATE INDEX "questions_inquiry_idx" ON "questions" USING btree ("org_id","inquiry_id");
CREATE INDEX "questions_org_status_idx" ON "questions" USING btree ("org_id","status","due_at") WHERE "questions"."deleted_at" is null;
CREATE INDEX "questions_search_idx" ON "questions" USING gin ("org_id","search_vector");
CREATE INDEX "questions_text_trgm_idx" ON "questions" USING gin ("org_id",rostrum_fold("text") gin_trgm_ops);
CREATE INDEX "question_experts_person_idx" ON "question_experts" USING btree ("org_id","person_id");
CREATE INDEX "answers_person_idx" ON "answers" USING btree ("org_id","person_id");
CREATE INDEX "answers_search_idx" ON "answers" USING gin ("org_id","search_vector");
CREATE INDEX "saved_searches_kind_idx" ON "saved_searches" USING btree ("kind");
CREATE INDEX "saved_searches_org_idx" ON "saved_searches" USING btree ("org_id");
CREATE INDEX "saved_searches_read_idx" ON "saved_searches" USING btree ("read_at");
CREATE INDEX "saved_search_finds_user_idx" ON "saved_search_finds" USING btree ("user_id");
CREATE INDEX "saved_search_finds_document_idx" ON "saved_search_finds" USING btree ("document_id");
CREATE INDEX "search_document_changes_changed_idx" ON "search_document_changes" USING btree ("changed_at");
CREATE INDEX "search_documents_org_idx" ON "search_documents" USING btree ("org_id","kind");
CREATE INDEX "search_documents_expert_prefixes_idx" ON "search_documents" USING gin ("prefixes") WITH (fastupdate=false) WHERE kind = 'expert';
CREATE INDEX "search_documents_expert_name_idx" ON "search_documents" USING btree ("sort_name" collate "und-x-icu","id") WHERE kind = 'expert';
CREATE INDEX "search_documents_expert_recent_idx" ON "search_documents" USING btree ("sorted_at" desc,"id") WHERE kind = 'expert';
CREATE INDEX "search_documents_expert_quality_idx" ON "search_documents" USING btree ("quality" desc,"id") WHERE kind = 'expert';
CREATE INDEX "search_documents_staff_prefixes_idx" ON "search_documents" USING gin ("prefixes") WITH (fastupdate=false) WHERE kind = 'staff';
CREATE INDEX "search_documents_staff_name_idx" ON "search_documents" USING btree ("sort_name" collate "und-x-icu","id") WHERE kind = 'staff';
CREATE INDEX "search_documents_staff_recent_idx" ON "search_documents" USING btree ("sorted_at" desc,"id") WHERE kind = 'staff';
CREATE INDEX "search_documents_staff_quality_idx" ON "search_documents" USING btree ("quality" desc,"id") WHERE kind = 'staff';
CREATE INDEX "search_documents_post_prefixes_idx" ON "search_documents" USING gin ("prefixes") WITH (fastupdate=false) WHERE kind = 'post';
CREATE INDEX "search_documents_post_name_idx" ON "search_documents" USING btree ("sort_name" collate "und-x-icu","id") WHERE kind = 'post';
CREATE INDEX "search_documents_post_recent_idx" ON "search_documents" USING btree ("sorted_at" desc,"id") WHERE kind = 'post';
CREATE INDEX "search_documents_post_quality_idx" ON "search_documents" USING btree ("quality" desc,"id") WHERE kind = 'post';
CREATE INDEX "search_documents_question_prefixes_idx" ON "search_documents" USING gin ("prefixes") WITH (fastupdate=false) WHERE kind = 'question';
CREATE INDEX "search_documents_question_name_idx" ON "search_documents" USING btree ("sort_name" collate "und-x-icu","id") WHERE kind = 'question';
CREATE INDEX "search_documents_question_recent_idx" ON "search_documents" USING btree ("sorted_at" desc,"id") WHERE kind = 'question';
CREATE INDEX "search_documents_question_quality_idx" ON "search_documents" USING btree ("quality" desc,"id") WHERE kind = 'question';
CREATE INDEX "search_documents_organisation_prefixes_idx" ON "search_documents" USING gin ("prefixes") WITH (fastupdate=false) WHERE kind = 'organisation';
CREATE INDEX "search_documents_organisation_name_idx" ON "search_documents" USING btree ("sort_name" collate "und-x-icu","id") WHERE kind = 'organisation';
CREATE INDEX "search_documents_organisation_recent_idx" ON "search_documents" USING btree ("sorted_at" desc,"id") WHERE kind = 'organisation';
CREATE INDEX "search_documents_organisation_quality_idx" ON "search_documents" USING btree ("quality" desc,"id") WHERE kind = 'organisation';
CREATE INDEX "search_documents_expert_pairs_idx" ON "search_documents" USING gin (rostrum_name_pairs("folded", "slice")) WITH (fastupdate=false) WHERE kind = 'expert';
CREATE INDEX "search_documents_staff_pairs_idx" ON "search_documents" USING gin (rostrum_name_pairs("folded", "slice")) WITH (fastupdate=false) WHERE kind = 'staff';
CREATE INDEX "search_documents_expert_0_words_idx" ON "search_documents" USING gin ("words") WITH (fastupdate=false) WHERE kind = 'expert' and slice = 0;
CREATE INDEX "search_documents_expert_1_words_idx" ON "search_documents" USING gin ("words") WITH (fastupdate=false) WHERE kind = 'expert' and slice = 1;
CREATE INDEX "search_documents_expert_2_words_idx" ON "search_documents" USING gin ("words") WITH (fastupdate=false) WHERE kind = 'expert' and slice = 2;
CREATE INDEX "search_documents_expert_3_words_idx" ON "search_documents" USING gin ("words") WITH (fastupdate=false) WHERE kind = 'expert' and slice = 3;
CREATE INDEX "search_documents_expert_4_words_idx" ON "search_documents" USING gin ("words") WITH (fastupdate=false) WHERE kind = 'expert' and slice = 4;
CREATE INDEX "search_documents_expert_5_words_idx" ON "search_documents" USING gin ("words") WITH (fastupdate=false) WHERE kind = 'expert' and slice = 5;
CREATE INDEX "search_documents_expert_6_words_idx" ON "search_documents" USING gin ("words") WITH (fastupdate=false) WHERE kind = 'expert' and slice = 6;
CREATE INDEX "search_documents_staff_words_idx" ON "search_documents" USING gin ("words") WITH (fastupdate=false) WHERE kind = 'staff';
CREATE INDEX "search_documents_post_words_idx" ON "search_documents" USING gin ("words") WITH (fastupdate=false) WHERE kind = 'post';
CREATE INDEX "search_documents_question_words_idx" ON "search_documents" USING gin ("words") WITH (fastupdate=false) WHERE kind = 'question';
CREATE INDEX "search_documents_organisation_words_idx" ON "search_documents" USING gin ("words") WITH (fastupdate=false) WHERE kind = 'organisation';
CREATE INDEX "search_documents_organisation_folded_idx" ON "search_documents" USING btree ("folded") WHERE kind = 'organisation';
CREATE INDEX "search_words_stem_idx" ON "search_words" USING btree ("stem");
CREATE INDEX "search_words_beginning_idx" ON "search_words" USING btree ("word" varchar_pattern_ops);
CREATE INDEX "search_words_slips_idx" ON "search_words" USING gin ("slips");
CREATE INDEX "search_words_trgm_idx" ON "search_words" USING gin ("word" gin_trgm_ops);

-- Rules that no code path may break, whoever writes to the database.
-- The activity log is append-only: neither a bug nor an administrator's console rewrites what happened.
CREATE FUNCTION public.rostrum_refuse_change() RETURNS trigger
  LANGUAGE plpgsql
  AS $$ BEGIN RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation'; END $$;
CREATE TRIGGER activity_entries_append_only
  BEFORE UPDATE OR DELETE ON activity_entries
  FOR EACH ROW EXECUTE FUNCTION public.rostrum_refuse_change();

-- A parent must exist in its own organisation; the plain key of the table only says that it exists.
-- Organisation-wide words may hang below global ones, so this cannot be a composite foreign key.
CREATE FUNCTION public.rostrum_check_classification_parent() RETURNS trigger
  LANGUAGE plpgsql
  AS $$ BEGIN
    IF NEW.parent_id IS NOT NULL AND NOT EXISTS (
      SELECT 1 FROM classifications AS parent
      WHERE parent.id = NEW.parent_id AND parent.scheme = NEW.scheme AND (parent.org_id IS NULL OR parent.org_id = NEW.org_id)
    ) THEN
      RAISE EXCEPTION 'classification parent belongs to another organisation or scheme' USING ERRCODE = 'check_violation', CONSTRAINT = 'classifications_parent_same_org';
    END IF;
    RETURN NEW;
  END $$;
CREATE TRIGGER classifications_parent_same_org
  BEFORE INSERT OR UPDATE OF parent_id, org_id, scheme ON classifications
  FOR EACH ROW EXECUTE FUNCTION public.rostrum_check_classification_parent();

-- How each kind of document is made. `strong` is what stands in its name, topics and headline. Experts are cut into slices
-- by quality, each with an index of its own: a search reads the best first and stops when it has enough.
CREATE FUNCTION public.rostrum_people_documents(ids uuid[]) RETURNS SETOF search_documents
  LANGUAGE sql STABLE
  AS $$
  SELECT p.id, p.org_id, CASE p.kind WHEN 'staff' THEN 'staff' ELSE 'expert' END,
    p.access = 'public' AND o.directory_access = 'public', rated.quality,
    public.rostrum_minutes(p.readiness->>'reachable_from'), public.rostrum_minutes(p.readiness->>'reachable_to'),
    p.last_confirmed_at, away.from_at, away.to_at, coalesce(p.last_confirmed_at, p.published_at, p.created_at), public.rostrum_timezone(o.timezone),
    p.lastname || ', ' || p.firstname, replace(public.rostrum_fold(p.firstname || ' ' || p.lastname), '-', ' '),
    facets.all, public.rostrum_prefixes(p.firstname || ' ' || p.lastname, rated.slice),
    head.strong
      || public.rostrum_vector(concat_ws(' ', public.rostrum_join(p.industries), public.rostrum_join(p.tags), p.city, p.state, texts.titles), 'C')
      || public.rostrum_vector(concat_ws(' ', p.biography, o.name, texts.places), 'D')
      || public.rostrum_marks(head.strong, p.topics, facets.all || ('o:' || p.org_id)), rated.slice
  FROM people p JOIN organisations o ON o.id = p.org_id
  CROSS JOIN LATERAL (
    SELECT string_agg(concat_ws(' ', s.data->>'title', s.data->>'text', s.data->>'major', s.data->>'role', s.data->>'event_name', s.data->>'description'), E'\n') AS titles,
      string_agg(concat_ws(' ', s.data->>'organization', s.data->>'publisher', s.data->>'institution'), E'\n') AS places,
      bool_or(s.kind = 'quotation') AS quoted, bool_or(s.kind = 'publication') AS published
    FROM person_sections s WHERE s.org_id = p.org_id AND s.person_id = p.id AND s.kind <> 'language'
  ) texts
  CROSS JOIN LATERAL (
    SELECT min(a.away_from) AS from_at, max(a.away_to) AS to_at FROM person_availability a
    WHERE a.org_id = p.org_id AND a.person_id = p.id AND a.away_to > now()
  ) away
  CROSS JOIN LATERAL (
    SELECT quality, CASE p.kind WHEN 'staff' THEN 6 ELSE public.rostrum_slice(quality) END AS slice FROM (
      SELECT (p.completeness * 4 + CASE WHEN p.image IS NULL THEN 0 ELSE 100 END + CASE WHEN p.last_confirmed_at IS NULL THEN 0 ELSE 150 END
        + CASE WHEN texts.published THEN 75 ELSE 0 END + CASE WHEN texts.quoted THEN 75 ELSE 0 END
        + CASE WHEN p.readiness @> '{"live_tv": true}' OR p.readiness @> '{"radio": true}' THEN 100 ELSE 0 END + least(p.featured, 500) / 5)::int AS quality
    ) AS summed
  ) rated
  CROSS JOIN LATERAL (
    SELECT ARRAY(
      SELECT 't:' || topic FROM unnest(p.topics) AS topic
      UNION ALL SELECT 'i:' || industry FROM unnest(p.industries) AS industry
      UNION ALL SELECT 'c:' || coalesce(p.country, o.country)
      UNION ALL SELECT DISTINCT 'l:' || (s.data->>'code') FROM person_sections s
        WHERE s.org_id = p.org_id AND s.person_id = p.id AND s.kind = 'language' AND s.data->>'code' IS NOT NULL
      -- A type without a row is taken through the office.
      UNION ALL SELECT 'a:' || offered.type FROM generate_series(1, 10) AS offered(type) WHERE p.kind <> 'staff'
        AND NOT EXISTS (SELECT 1 FROM person_availability a WHERE a.org_id = p.org_id AND a.person_id = p.id AND a.type = offered.type AND a.accepts = 'no')
      UNION ALL SELECT 'm:' || ready.key FROM jsonb_each(coalesce(p.readiness, '{}')) AS ready WHERE ready.value = 'true'
    ) AS all
  ) facets
  CROSS JOIN LATERAL (
    SELECT public.rostrum_name_vector(p.firstname || ' ' || p.lastname) || public.rostrum_vector(public.rostrum_join(p.topics), 'A')
      || public.rostrum_vector(concat_ws(' ', p.prefix, p.suffix, p.headline, p.job_title, p.department), 'B') AS strong
  ) head
  WHERE p.id = ANY(ids) AND p.deleted_at IS NULL AND p.status = 'published' AND o.deleted_at IS NULL AND o.status <> 'closed'
  $$;

CREATE FUNCTION public.rostrum_posts_documents(ids uuid[]) RETURNS SETOF search_documents
  LANGUAGE sql STABLE
  AS $$
  SELECT p.id, p.org_id, 'post', p.access = 'public' AND o.directory_access = 'public', 500, NULL::smallint, NULL::smallint,
    NULL::timestamptz, NULL::timestamptz, NULL::timestamptz, coalesce(p.published_at, p.updated_at), public.rostrum_timezone(o.timezone), p.title,
    replace(public.rostrum_fold(p.title), '-', ' '), facets.all, public.rostrum_prefixes(p.title, 6),
    head.strong
      || public.rostrum_vector(coalesce((SELECT string_agg(a.name, ' ') FROM post_authors a WHERE a.org_id = p.org_id AND a.post_id = p.id), ''), 'C')
      || public.rostrum_vector(left(public.rostrum_plain(p.body_html), 100000) || ' ' || o.name, 'D')
      || public.rostrum_marks(head.strong, p.tags, facets.all || ('o:' || p.org_id)), 6
  FROM posts p JOIN organisations o ON o.id = p.org_id
  CROSS JOIN LATERAL (SELECT ARRAY(SELECT 't:' || tag FROM unnest(p.tags) AS tag UNION ALL SELECT 'c:' || o.country) AS all) facets
  CROSS JOIN LATERAL (
    SELECT public.rostrum_vector(p.title, 'A') || public.rostrum_vector(public.rostrum_join(p.tags) || ' ' || p.summary, 'B') AS strong
  ) head
  WHERE p.id = ANY(ids) AND p.deleted_at IS NULL AND p.status = 'published' AND p.access <> 'unlisted' AND o.deleted_at IS NULL AND o.status <> 'closed'
  $$;

-- A question is found by its own words and by those of its published answers; one without an answer is not found.
CREATE FUNCTION public.rostrum_questions_documents(ids uuid[]) RETURNS SETOF search_documents
  LANGUAGE sql STABLE
  AS $$
  SELECT q.id, q.org_id, 'question', q.access = 'public' AND o.directory_access = 'public', 500, NULL::smallint, NULL::smallint,
    NULL::timestamptz, NULL::timestamptz, NULL::timestamptz, q.updated_at, public.rostrum_timezone(o.timezone), q.text,
    replace(public.rostrum_fold(q.text), '-', ' '), facets.all, public.rostrum_prefixes(q.text, 6),
    head.strong
      || public.rostrum_vector(q.details || ' ' || replied.names, 'C')
      || public.rostrum_vector(left(replied.bodies, 100000) || ' ' || o.name, 'D')
      || public.rostrum_marks(head.strong, q.tags, facets.all || ('o:' || q.org_id)), 6
  FROM questions q JOIN organisations o ON o.id = q.org_id
  JOIN LATERAL (
    SELECT string_agg(public.rostrum_plain(a.body_html), E'\n') AS bodies, string_agg(w.firstname || ' ' || w.lastname, ' ') AS names
    FROM answers a JOIN people w ON w.org_id = a.org_id AND w.id = a.person_id
    WHERE a.org_id = q.org_id AND a.question_id = q.id AND a.status = 'published'
  ) replied ON replied.bodies IS NOT NULL
  CROSS JOIN LATERAL (SELECT ARRAY(SELECT 't:' || tag FROM unnest(q.tags) AS tag UNION ALL SELECT 'c:' || o.country) AS all) facets
  CROSS JOIN LATERAL (SELECT public.rostrum_vector(q.text, 'A') || public.rostrum_vector(public.rostrum_join(q.tags), 'B') AS strong) head
  WHERE q.id = ANY(ids) AND q.deleted_at IS NULL AND q.status IN ('answered', 'closed') AND q.access <> 'unlisted' AND o.deleted_at IS NULL AND o.status <> 'closed'
  $$;

CREATE FUNCTION public.rostrum_organisations_documents(ids uuid[]) RETURNS SETOF search_documents
  LANGUAGE sql STABLE
  AS $$
  SELECT o.id, o.id, 'organisation', o.directory_access = 'public', 500, NULL::smallint, NULL::smallint,
    NULL::timestamptz, NULL::timestamptz, NULL::timestamptz, o.created_at, public.rostrum_timezone(o.timezone), o.name,
    replace(public.rostrum_fold(o.name), '-', ' '), ARRAY['c:' || o.country], public.rostrum_prefixes(o.name, 6),
    head.strong || public.rostrum_vector(concat_ws(' ', o.city, o.state), 'C') || public.rostrum_vector(o.description, 'D')
      || public.rostrum_marks(head.strong, '{}', ARRAY['c:' || o.country, 'o:' || o.id]), 6
  FROM organisations o
  CROSS JOIN LATERAL (
    SELECT public.rostrum_vector(o.name, 'A') || public.rostrum_name_vector(o.name || ' ' || o.company_username)
      || public.rostrum_vector(o.kind, 'B') AS strong
  ) head
  WHERE o.id = ANY(ids) AND o.deleted_at IS NULL AND o.status <> 'closed' AND o.directory_access <> 'unlisted'
  $$;

CREATE FUNCTION public.rostrum_people_texts(ids uuid[]) RETURNS SETOF text
  LANGUAGE sql STABLE
  AS $$ SELECT concat_ws(' ', firstname, lastname, public.rostrum_join(topics), headline, job_title, department, public.rostrum_join(industries), city, biography)
        FROM people WHERE id = ANY(ids) AND deleted_at IS NULL AND status = 'published'
        UNION ALL
        SELECT concat_ws(' ', s.data->>'title', s.data->>'text', s.data->>'description') FROM person_sections s JOIN people p ON p.org_id = s.org_id AND p.id = s.person_id
        WHERE s.person_id = ANY(ids) AND p.deleted_at IS NULL AND p.status = 'published' $$;

CREATE FUNCTION public.rostrum_posts_texts(ids uuid[]) RETURNS SETOF text
  LANGUAGE sql STABLE
  AS $$ SELECT concat_ws(' ', title, public.rostrum_join(tags), summary, left(public.rostrum_plain(body_html), 100000))
        FROM posts WHERE id = ANY(ids) AND deleted_at IS NULL AND status = 'published' $$;

CREATE FUNCTION public.rostrum_questions_texts(ids uuid[]) RETURNS SETOF text
  LANGUAGE sql STABLE
  AS $$ SELECT concat_ws(' ', q.text, public.rostrum_join(q.tags), q.details, left(public.rostrum_plain(a.body_html), 100000))
        FROM questions q JOIN answers a ON a.org_id = q.org_id AND a.question_id = q.id AND a.status = 'published'
        WHERE q.id = ANY(ids) AND q.deleted_at IS NULL $$;

CREATE FUNCTION public.rostrum_organisations_texts(ids uuid[]) RETURNS SETOF text
  LANGUAGE sql STABLE
  AS $$ SELECT concat_ws(' ', name, company_username, city, description) FROM organisations WHERE id = ANY(ids) $$;

-- What can be found stands in one table of documents, kept current by triggers in the transaction of each change, so
-- that a search reads no other; and every word that occurs, for beginnings and typing errors.
-- Writes what changed and takes away what may no longer be found. The rows are locked first: of two changes to one
-- profile the second then reads what the first has written. Words stay when their last text goes: a suggestion is
-- only made when it finds something.
CREATE FUNCTION public.rostrum_refresh_documents(source text, ids uuid[]) RETURNS void
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
  AS $$
  DECLARE kinds text[] := CASE source WHEN 'people' THEN ARRAY['expert', 'staff'] ELSE ARRAY[rtrim(source, 's')] END;
  BEGIN
    IF coalesce(cardinality(ids), 0) = 0 THEN RETURN; END IF;
    EXECUTE format('SELECT 1 FROM %I WHERE id = ANY($1) ORDER BY id FOR NO KEY UPDATE', source) USING ids;
    EXECUTE format('
      WITH current AS MATERIALIZED (SELECT * FROM %I($1)),
      gone AS (DELETE FROM search_documents d WHERE d.id = ANY($1) AND d.kind = ANY($2) AND NOT EXISTS (SELECT 1 FROM current c WHERE c.id = d.id))
      INSERT INTO search_documents SELECT * FROM current
      ON CONFLICT (id) DO UPDATE SET (org_id, kind, is_public, quality, reachable_from, reachable_to, confirmed_at, away_from, away_to, sorted_at, timezone, sort_name, folded, facets, prefixes, words, slice)
        = ROW(excluded.org_id, excluded.kind, excluded.is_public, excluded.quality, excluded.reachable_from, excluded.reachable_to, excluded.confirmed_at, excluded.away_from, excluded.away_to, excluded.sorted_at, excluded.timezone, excluded.sort_name, excluded.folded, excluded.facets, excluded.prefixes, excluded.words, excluded.slice)
      WHERE search_documents.* IS DISTINCT FROM excluded.*', 'rostrum_' || source || '_documents')
      USING ids, kinds;
    EXECUTE format('
      INSERT INTO search_words (word)
      SELECT DISTINCT word FROM %I($1) AS text, unnest(public.rostrum_words(text)) AS text_word(word) WHERE length(word) > 2 AND ts_lexize(''english_stem'', word) <> ''{}''
        AND NOT EXISTS (SELECT 1 FROM search_words s WHERE s.word = text_word.word)
      ORDER BY word ON CONFLICT DO NOTHING', 'rostrum_' || source || '_texts')
      USING ids;
  END $$;
REVOKE ALL ON FUNCTION public.rostrum_refresh_documents(text, uuid[]) FROM PUBLIC;

-- One statement, one refresh: the trigger sees all rows that a statement changed. Arguments: what to refresh, and the
-- column that names it.
CREATE FUNCTION public.rostrum_document_changed() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
  AS $$
  DECLARE ids uuid[];
  BEGIN
    EXECUTE format('SELECT array_agg(DISTINCT %I) FROM changed', TG_ARGV[1]) INTO ids;
    PERFORM public.rostrum_refresh_documents(TG_ARGV[0], ids);
    RETURN NULL;
  END $$;

-- What is said of an organisation stands in the documents of all that belongs to it; they follow only when that changed.
CREATE FUNCTION public.rostrum_organisation_changed() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
  AS $$
  DECLARE renamed uuid[];
  BEGIN
    PERFORM public.rostrum_refresh_documents('organisations', (SELECT array_agg(id) FROM changed));
    SELECT array_agg(c.id) INTO renamed FROM changed c JOIN former f ON f.id = c.id
      WHERE (c.name, c.directory_access, c.status = 'closed', c.deleted_at IS NULL, c.timezone, c.country)
        IS DISTINCT FROM (f.name, f.directory_access, f.status = 'closed', f.deleted_at IS NULL, f.timezone, f.country);
    IF renamed IS NOT NULL THEN
      PERFORM public.rostrum_refresh_documents('people', (SELECT array_agg(id) FROM people WHERE org_id = ANY(renamed)));
      PERFORM public.rostrum_refresh_documents('posts', (SELECT array_agg(id) FROM posts WHERE org_id = ANY(renamed)));
      PERFORM public.rostrum_refresh_documents('questions', (SELECT array_agg(id) FROM questions WHERE org_id = ANY(renamed)));
    END IF;
    RETURN NULL;
  END $$;

DO $$
DECLARE watched text[];
BEGIN
  FOREACH watched SLICE 1 IN ARRAY ARRAY[
    ['people', 'people', 'id'], ['person_sections', 'people', 'person_id'], ['person_availability', 'people', 'person_id'],
    ['posts', 'posts', 'id'], ['post_authors', 'posts', 'post_id'], ['questions', 'questions', 'id'], ['answers', 'questions', 'question_id']
  ] LOOP
    EXECUTE format('CREATE TRIGGER %I AFTER INSERT ON %I REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.rostrum_document_changed(%L, %L)',
      watched[1] || '_search_insert', watched[1], watched[2], watched[3]);
    EXECUTE format('CREATE TRIGGER %I AFTER UPDATE ON %I REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.rostrum_document_changed(%L, %L)',
      watched[1] || '_search_update', watched[1], watched[2], watched[3]);
    EXECUTE format('CREATE TRIGGER %I AFTER DELETE ON %I REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.rostrum_document_changed(%L, %L)',
      watched[1] || '_search_delete', watched[1], watched[2], watched[3]);
  END LOOP;
END $$;
CREATE TRIGGER organisations_search_insert AFTER INSERT ON organisations REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION public.rostrum_document_changed('organisations', 'id');
CREATE TRIGGER organisations_search_update AFTER UPDATE ON organisations REFERENCING NEW TABLE AS changed OLD TABLE AS former
  FOR EACH STATEMENT EXECUTE FUNCTION public.rostrum_organisation_changed();

-- Names of topics are words, too, also those that no text uses.
CREATE FUNCTION public.rostrum_classification_changed() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
  AS $$
  BEGIN
    INSERT INTO search_words (word)
    SELECT DISTINCT word FROM changed, unnest(public.rostrum_words(title || ' ' || public.rostrum_join(synonyms))) AS word
    WHERE length(word) > 2 AND ts_lexize('english_stem', word) <> '{}' ORDER BY word ON CONFLICT DO NOTHING;
    RETURN NULL;
  END $$;
CREATE TRIGGER classifications_search_insert AFTER INSERT ON classifications REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION public.rostrum_classification_changed();
CREATE TRIGGER classifications_search_update AFTER UPDATE ON classifications REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION public.rostrum_classification_changed();

-- Nothing is noted while nobody keeps a search. A migration that rewrites all documents and makes nobody a new match says
-- SET LOCAL rostrum.quiet = 'on' first.
CREATE FUNCTION public.rostrum_searched_document_changed() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
  AS $$
  BEGIN
    IF current_setting('rostrum.quiet', true) = 'on' OR NOT EXISTS (SELECT 1 FROM saved_searches) THEN RETURN NULL; END IF;
    -- A second change keeps what was before the first. The row stays locked until this commits, so nobody takes half of it.
    IF TG_OP = 'INSERT' THEN
      INSERT INTO search_document_changes (document_id, org_id, kind, changed_at, words, is_public, confirmed_at)
      SELECT id, org_id, kind, now(), words, is_public, confirmed_at FROM current ORDER BY id
      ON CONFLICT (document_id) DO UPDATE SET (org_id, kind, words, is_public, confirmed_at)
        = ROW(excluded.org_id, excluded.kind, excluded.words, excluded.is_public, excluded.confirmed_at);
    ELSIF TG_OP = 'UPDATE' THEN
      INSERT INTO search_document_changes
        (document_id, org_id, kind, changed_at, former_words, former_is_public, former_confirmed_at, words, is_public, confirmed_at)
      SELECT c.id, c.org_id, c.kind, now(), f.words, f.is_public, f.confirmed_at, c.words, c.is_public, c.confirmed_at
      FROM current c JOIN former f ON f.id = c.id
      WHERE (f.words, f.is_public, f.confirmed_at) IS DISTINCT FROM (c.words, c.is_public, c.confirmed_at) ORDER BY c.id
      ON CONFLICT (document_id) DO UPDATE SET (org_id, kind, words, is_public, confirmed_at)
        = ROW(excluded.org_id, excluded.kind, excluded.words, excluded.is_public, excluded.confirmed_at);
    ELSE
      INSERT INTO search_document_changes (document_id, org_id, kind, changed_at, former_words, former_is_public, former_confirmed_at)
      SELECT id, org_id, kind, now(), words, is_public, confirmed_at FROM former ORDER BY id
      ON CONFLICT (document_id) DO UPDATE SET (words, is_public, confirmed_at) = ROW(NULL::tsvector, NULL::boolean, NULL::timestamptz);
    END IF;
    RETURN NULL;
  END $$;
CREATE TRIGGER search_documents_saved_insert AFTER INSERT ON search_documents REFERENCING NEW TABLE AS current
  FOR EACH STATEMENT EXECUTE FUNCTION public.rostrum_searched_document_changed();
CREATE TRIGGER search_documents_saved_update AFTER UPDATE ON search_documents REFERENCING OLD TABLE AS former NEW TABLE AS current
  FOR EACH STATEMENT EXECUTE FUNCTION public.rostrum_searched_document_changed();
CREATE TRIGGER search_documents_saved_delete AFTER DELETE ON search_documents REFERENCING OLD TABLE AS former
  FOR EACH STATEMENT EXECUTE FUNCTION public.rostrum_searched_document_changed();

-- Row-level security: the second net below the conditions that every statement carries itself. The server logs in as a
-- user that owns nothing and takes one of four roles for each statement (rostrum_member, rostrum_seeker, rostrum_guest,
-- rostrum_system); app.org_id and app.user_id say whose rows it may see and write. A table without policies is closed
-- to all of them: a migration that adds a table protects it in the same file, by the functions below.
-- After a transaction a setting that was local to it is '' and not NULL, and '' is no uuid.
CREATE FUNCTION public.rostrum_org_id() RETURNS uuid LANGUAGE sql STABLE PARALLEL SAFE
  AS $$ SELECT nullif(current_setting('app.org_id', true), '')::uuid $$;

CREATE FUNCTION public.rostrum_user_id() RETURNS uuid LANGUAGE sql STABLE PARALLEL SAFE
  AS $$ SELECT nullif(current_setting('app.user_id', true), '')::uuid $$;

-- Closes a table for everybody but the server itself and whoever owns it: migrations and backups go on with FORCE too.
CREATE FUNCTION public.rostrum_protect(target regclass) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('ALTER TABLE %s ENABLE ROW LEVEL SECURITY', target);
  EXECUTE format('ALTER TABLE %s FORCE ROW LEVEL SECURITY', target);
  EXECUTE format('CREATE POLICY owner ON %s TO %I USING (true) WITH CHECK (true)', target,
    (SELECT pg_get_userbyid(relowner) FROM pg_class WHERE oid = target));
  EXECUTE format('CREATE POLICY system ON %s TO rostrum_system USING (true) WITH CHECK (true)', target);
  EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %s TO rostrum_system', target);
END $$;

-- Opens rows of a protected table: to which roles, for which commands ('all', or 'select, insert'), under which condition.
CREATE FUNCTION public.rostrum_open(target regclass, name text, roles text, commands text, condition text) RETURNS void
  LANGUAGE plpgsql AS $$
DECLARE
  command text;
BEGIN
  EXECUTE format('GRANT %s ON %s TO %s', replace(commands, 'all', 'select, insert, update, delete'), target, roles);
  FOREACH command IN ARRAY string_to_array(commands, ', ') LOOP
    EXECUTE format('CREATE POLICY %I ON %s FOR %s TO %s %s %s', name || '_' || command, target, command, roles,
      CASE WHEN command = 'insert' THEN '' ELSE format('USING (%s)', condition) END,
      CASE WHEN command IN ('select', 'delete') THEN '' ELSE format('WITH CHECK (%s)', condition) END);
  END LOOP;
END $$;

-- The usual cases. The subqueries are run once a statement and not once a row.
CREATE FUNCTION public.rostrum_open_to_organisation(target regclass) RETURNS void LANGUAGE sql
  AS $$ SELECT public.rostrum_open(target, 'organisation', 'rostrum_member', 'all', 'org_id = (SELECT rostrum_org_id())') $$;

CREATE FUNCTION public.rostrum_open_to_user(target regclass) RETURNS void LANGUAGE sql
  AS $$ SELECT public.rostrum_open(target, 'own', 'rostrum_member, rostrum_seeker', 'all', 'user_id = (SELECT rostrum_user_id())') $$;
REVOKE ALL ON FUNCTION public.rostrum_protect(regclass), public.rostrum_open(regclass, text, text, text, text),
  public.rostrum_open_to_organisation(regclass), public.rostrum_open_to_user(regclass) FROM PUBLIC;
REVOKE CREATE ON SCHEMA public FROM PUBLIC;
GRANT USAGE ON SCHEMA public TO rostrum_member, rostrum_seeker, rostrum_guest, rostrum_system;
SELECT public.rostrum_protect(oid) FROM pg_class
WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') AND relname <> 'schema_migrations';

-- Which release a database is at is no secret, and a login without its owner must see it to refuse the wrong one.
ALTER TABLE schema_migrations ENABLE ROW LEVEL SECURITY;
CREATE POLICY everybody ON schema_migrations FOR SELECT USING (true);
GRANT SELECT ON schema_migrations TO PUBLIC;

-- Rows of one organisation, for its members.
SELECT public.rostrum_open_to_organisation(name) FROM unnest(ARRAY['people', 'person_availability', 'person_sections',
  'posts', 'post_authors', 'post_experts', 'questions', 'question_experts', 'answers', 'classifications', 'inquiries',
  'inquiry_messages', 'inquiry_reads', 'inquiry_recipients', 'inquiry_tracking_links', 'memberships', 'invitations',
  'sso_connections', 'sso_domains']::regclass[]) AS name;
SELECT public.rostrum_open('organisations', 'own', 'rostrum_member', 'select, update', 'id = (SELECT rostrum_org_id())');

-- Counted and written by the server; the organisation reads them.
SELECT public.rostrum_open(name, 'organisation', 'rostrum_member', 'select', 'org_id = (SELECT rostrum_org_id())')
FROM unnest(ARRAY['mails', 'events']::regclass[]) AS name;

-- Each organisation and each person has a log of its own; what somebody did, they read wherever it was.
SELECT public.rostrum_open('activity_chains', 'own', 'rostrum_member, rostrum_seeker', 'select, insert, update',
  'scope_id IN ((SELECT rostrum_org_id()), (SELECT rostrum_user_id()))');
SELECT public.rostrum_open('activity_entries', 'own', 'rostrum_member, rostrum_seeker', 'insert',
  'scope_id IN ((SELECT rostrum_org_id()), (SELECT rostrum_user_id())) AND (org_id IS NULL OR org_id = (SELECT rostrum_org_id()))');
SELECT public.rostrum_open('activity_entries', 'log', 'rostrum_member, rostrum_seeker', 'select',
  'org_id = (SELECT rostrum_org_id()) OR actor_user_id = (SELECT rostrum_user_id()) OR scope_id = (SELECT rostrum_user_id())');

-- Rows of one person, member or seeker. The subqueries of policies are under policies themselves.
SELECT public.rostrum_open_to_user(name) FROM unnest(ARRAY['seeker_profiles', 'sessions', 'refresh_families',
  'one_time_tokens', 'known_devices', 'passkeys', 'recovery_codes', 'totp_credentials', 'bookmarks', 'bookmark_lists', 'saved_searches',
  'saved_search_finds',
  'viewed_people']::regclass[]) AS name;
SELECT public.rostrum_open('users', 'own', 'rostrum_member, rostrum_seeker', 'select, update', 'id = (SELECT rostrum_user_id())');
SELECT public.rostrum_open('users', 'colleagues', 'rostrum_member', 'select',
  'EXISTS (SELECT 1 FROM memberships m WHERE m.org_id = (SELECT rostrum_org_id()) AND m.user_id = users.id)');
SELECT public.rostrum_open('memberships', 'own', 'rostrum_member, rostrum_seeker', 'select', 'user_id = (SELECT rostrum_user_id())');
SELECT public.rostrum_open('external_identities', 'own', 'rostrum_member, rostrum_seeker', 'select, delete', 'user_id = (SELECT rostrum_user_id())');
SELECT public.rostrum_open('idempotency_keys', 'own', 'rostrum_member, rostrum_seeker', 'select, insert, update',
  'scope = (SELECT rostrum_user_id())::text');

-- The seeker's side of an inquiry: what the own account sent, to whichever organisation, without the team's notes.
SELECT public.rostrum_open('inquiries', 'sent', 'rostrum_member, rostrum_seeker', 'select', 'seeker_id = (SELECT rostrum_user_id())');
SELECT public.rostrum_open('inquiry_messages', 'sent', 'rostrum_member, rostrum_seeker', 'select',
  'visibility = ''all'' AND EXISTS (SELECT 1 FROM inquiries i WHERE i.org_id = inquiry_messages.org_id AND i.id = inquiry_messages.inquiry_id AND i.seeker_id = (SELECT rostrum_user_id()))');
SELECT public.rostrum_open('inquiry_recipients', 'sent', 'rostrum_member, rostrum_seeker', 'select',
  'EXISTS (SELECT 1 FROM inquiries i WHERE i.org_id = inquiry_recipients.org_id AND i.id = inquiry_recipients.inquiry_id AND i.seeker_id = (SELECT rostrum_user_id()))');

-- What is public, for everybody. Unlisted profiles and posts are read by those who know their address.
SELECT public.rostrum_open('organisations', 'public', 'rostrum_member, rostrum_seeker, rostrum_guest', 'select',
  'deleted_at IS NULL AND status <> ''closed''');
SELECT public.rostrum_open(name, 'public', 'rostrum_member, rostrum_seeker, rostrum_guest', 'select',
  'status = ''published'' AND access <> ''private'' AND deleted_at IS NULL')
FROM unnest(ARRAY['people', 'posts']::regclass[]) AS name;
SELECT public.rostrum_open('questions', 'public', 'rostrum_member, rostrum_seeker, rostrum_guest', 'select',
  'status IN (''answered'', ''closed'') AND access <> ''private'' AND deleted_at IS NULL');
SELECT public.rostrum_open('classifications', 'public', 'rostrum_member, rostrum_seeker, rostrum_guest', 'select', 'org_id IS NULL');
SELECT public.rostrum_open(part, 'public', 'rostrum_member, rostrum_seeker, rostrum_guest', 'select',
  format('EXISTS (SELECT 1 FROM %1$s w WHERE w.org_id = %2$s.org_id AND w.id = %2$s.%3$I)', whole, part, key))
FROM (VALUES ('person_sections'::regclass, 'people'::regclass, 'person_id'), ('person_availability', 'people', 'person_id'),
  ('post_authors', 'posts', 'post_id'), ('post_experts', 'posts', 'post_id'), ('question_experts', 'questions', 'question_id'))
  AS parts (part, whole, key);
SELECT public.rostrum_open('answers', 'public', 'rostrum_member, rostrum_seeker, rostrum_guest', 'select',
  'status = ''published'' AND EXISTS (SELECT 1 FROM questions q WHERE q.org_id = answers.org_id AND q.id = answers.question_id)');

-- What can be found. A condition of a policy is asked before the text index and so keeps it from being used at all; the
-- view carries the same condition with the rights of its owner, whose policy is always true, and leaves the index free.
SELECT public.rostrum_open('search_documents', 'found', 'rostrum_member, rostrum_seeker, rostrum_guest', 'select',
  'is_public OR org_id = (SELECT rostrum_org_id())');
SELECT public.rostrum_open('search_words', 'found', 'rostrum_member, rostrum_seeker, rostrum_guest', 'select', 'true');

CREATE VIEW searchable AS SELECT * FROM search_documents
  WHERE is_public OR org_id = (SELECT rostrum_org_id()) OR (SELECT pg_has_role(current_user, 'rostrum_system', 'usage'));
GRANT SELECT ON searchable TO rostrum_member, rostrum_seeker, rostrum_guest, rostrum_system;

-- Under a row policy the terms and titles of classifications could not be looked up by their indexes; the view carries
-- the same rule with the rights of its owner, as `searchable` does.
CREATE VIEW readable_classifications AS SELECT * FROM classifications
  WHERE org_id IS NULL OR org_id = (SELECT rostrum_org_id()) OR (SELECT pg_has_role(current_user, 'rostrum_system', 'usage'));
GRANT SELECT ON readable_classifications TO rostrum_member, rostrum_seeker, rostrum_guest, rostrum_system;

-- One figure about inquiries is public: how soon a person usually answers, once there are enough to tell nothing of any.
CREATE FUNCTION public.rostrum_answer_minutes(org uuid, person uuid) RETURNS integer
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp
  AS $$ SELECT CASE WHEN count(*) >= 5 THEN (percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM i.first_reply_at - i.created_at) / 60))::int END
    FROM inquiry_recipients r JOIN inquiries i ON i.org_id = r.org_id AND i.id = r.inquiry_id
    WHERE r.org_id = org AND r.person_id = person AND i.first_reply_at IS NOT NULL AND i.created_at > now() - interval '1 year' $$;

-- However a session ends (sign-out, revocation, a new password, a lost membership), its open streams hear of it at commit.
CREATE FUNCTION public.rostrum_announce_ended_session() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_notify('rostrum_live', json_build_object('ended', OLD."id")::text);
	RETURN NULL;
END
$$;
CREATE TRIGGER "sessions_announce_end" AFTER DELETE ON "sessions" FOR EACH ROW EXECUTE FUNCTION public.rostrum_announce_ended_session();

-- A change of what somebody may do ends their open streams, so that the next one is opened with the new rights. Whoever
-- makes the change cannot see the sessions of others, hence the owner's eyes.
CREATE FUNCTION public.rostrum_end_streams_of_member() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM pg_notify('rostrum_live', json_build_object('ended', s.id)::text)
  FROM sessions s WHERE s.org_id = NEW.org_id AND s.user_id = NEW.user_id;
  RETURN NULL;
END $$;

CREATE FUNCTION public.rostrum_end_streams_of_user() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM pg_notify('rostrum_live', json_build_object('ended', s.id)::text) FROM sessions s WHERE s.user_id = NEW.id;
  RETURN NULL;
END $$;

CREATE FUNCTION public.rostrum_end_streams_of_organisation() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM pg_notify('rostrum_live', json_build_object('ended', s.id)::text) FROM sessions s WHERE s.org_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER memberships_end_streams AFTER UPDATE ON memberships
  FOR EACH ROW WHEN ((OLD.role, OLD.person_id, OLD.scopes) IS DISTINCT FROM (NEW.role, NEW.person_id, NEW.scopes))
  EXECUTE FUNCTION public.rostrum_end_streams_of_member();
CREATE TRIGGER users_end_streams AFTER UPDATE ON users
  FOR EACH ROW WHEN (OLD.status IS DISTINCT FROM NEW.status)
  EXECUTE FUNCTION public.rostrum_end_streams_of_user();
CREATE TRIGGER organisations_end_streams AFTER UPDATE ON organisations
  FOR EACH ROW WHEN ((OLD.status, OLD.deleted_at) IS DISTINCT FROM (NEW.status, NEW.deleted_at))
  EXECUTE FUNCTION public.rostrum_end_streams_of_organisation();

-- TG_ARGV[0] is the column that says whose sessions are meant. Whoever makes the change may not write here, hence the
-- owner's rights. Profiles belong to a session only by way of a membership, and imports change thousands of others.
CREATE FUNCTION public.rostrum_note_session_change() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  changed jsonb := CASE TG_OP WHEN 'DELETE' THEN to_jsonb(OLD) ELSE to_jsonb(NEW) END;
BEGIN
  IF TG_TABLE_NAME = 'people' AND NOT EXISTS (SELECT FROM memberships
    WHERE org_id = (changed ->> 'org_id')::uuid AND person_id = (changed ->> 'id')::uuid) THEN
    RETURN NULL;
  END IF;
  INSERT INTO session_changes (subject) VALUES ((changed ->> TG_ARGV[0])::uuid) ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;

-- A later end is no news, or every look of an open tab would be a change.
CREATE TRIGGER sessions_note_change AFTER UPDATE ON sessions FOR EACH ROW
  WHEN ((to_jsonb(OLD) - 'expires_at' - 'last_used_at' - 'confirmed_at') IS DISTINCT FROM (to_jsonb(NEW) - 'expires_at' - 'last_used_at' - 'confirmed_at')
    OR NEW.expires_at < OLD.expires_at)
  EXECUTE FUNCTION public.rostrum_note_session_change('id');
CREATE TRIGGER sessions_note_end AFTER DELETE ON sessions FOR EACH ROW
  EXECUTE FUNCTION public.rostrum_note_session_change('id');
CREATE TRIGGER users_note_change AFTER UPDATE ON users FOR EACH ROW
  WHEN ((OLD.email::text, OLD.firstname, OLD.lastname, OLD.image, OLD.timezone, OLD.status)
    IS DISTINCT FROM (NEW.email::text, NEW.firstname, NEW.lastname, NEW.image, NEW.timezone, NEW.status))
  EXECUTE FUNCTION public.rostrum_note_session_change('id');
CREATE TRIGGER memberships_note_change AFTER INSERT OR UPDATE OR DELETE ON memberships FOR EACH ROW
  EXECUTE FUNCTION public.rostrum_note_session_change('user_id');
CREATE TRIGGER seeker_profiles_note_change AFTER INSERT OR DELETE ON seeker_profiles FOR EACH ROW
  EXECUTE FUNCTION public.rostrum_note_session_change('user_id');
CREATE TRIGGER seeker_profiles_note_type AFTER UPDATE ON seeker_profiles FOR EACH ROW
  WHEN (OLD.seeker_type IS DISTINCT FROM NEW.seeker_type)
  EXECUTE FUNCTION public.rostrum_note_session_change('user_id');
CREATE TRIGGER organisations_note_change AFTER UPDATE ON organisations FOR EACH ROW
  WHEN ((OLD.company_username::text, OLD.timezone, OLD.requires_second_factor, OLD.status, OLD.deleted_at)
    IS DISTINCT FROM (NEW.company_username::text, NEW.timezone, NEW.requires_second_factor, NEW.status, NEW.deleted_at))
  EXECUTE FUNCTION public.rostrum_note_session_change('id');
CREATE TRIGGER people_note_change AFTER UPDATE ON people FOR EACH ROW
  WHEN ((OLD.username::text, OLD.image, OLD.deleted_at) IS DISTINCT FROM (NEW.username::text, NEW.image, NEW.deleted_at))
  EXECUTE FUNCTION public.rostrum_note_session_change('id');

-- A counter that is there from the start: whoever changes something finds a row to lock.
INSERT INTO release_registry (id, revision) VALUES (1, 1);
