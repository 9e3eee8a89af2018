-- What sessions are answered from may be remembered for a moment, as long as each answer is preceded by a look at what has
-- changed since. Triggers write that down, in the transaction of the change itself, so both are seen at once by everybody.
CREATE TABLE "session_changes" (
	"transaction" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"subject" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "session_changes_transaction_subject_pk" PRIMARY KEY("transaction","subject")
);
--> statement-breakpoint
CREATE INDEX "session_changes_created_idx" ON "session_changes" USING btree ("created_at");--> statement-breakpoint
SELECT public.rostrum_protect('session_changes');
--> statement-breakpoint
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
--> statement-breakpoint
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
