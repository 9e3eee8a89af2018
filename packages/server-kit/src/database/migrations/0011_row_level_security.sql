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

-- One figure about inquiries is public: how soon a person usually answers, once there are enough to tell nothing of any.
CREATE FUNCTION public.rostrum_answer_minutes(org uuid, person uuid) RETURNS integer
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp
  AS $$ SELECT CASE WHEN count(*) >= 5 THEN (percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM i.first_reply_at - i.created_at) / 60))::int END
    FROM inquiry_recipients r JOIN inquiries i ON i.org_id = r.org_id AND i.id = r.inquiry_id
    WHERE r.org_id = org AND r.person_id = person AND i.first_reply_at IS NOT NULL AND i.created_at > now() - interval '1 year' $$;

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
