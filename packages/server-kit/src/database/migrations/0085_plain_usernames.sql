-- A profile is found under its address typed without accents, and one whose address has none under the accented spelling:
-- either leads to the address that the profile has, unless several profiles would read the same.
CREATE OR REPLACE FUNCTION public.rostrum_current_username(asked citext) RETURNS citext LANGUAGE sql STABLE PARALLEL SAFE
SET search_path = public, pg_temp AS $$
  SELECT coalesce(
    (SELECT p.username FROM people p WHERE p.username = asked),
    (SELECT p.username FROM former_usernames f JOIN people p ON p.org_id = f.org_id AND p.id = f.person_id WHERE f.username = asked),
    (SELECT min(p.username::text)::citext FROM people p
      WHERE rostrum_slug(p.username::text) = rostrum_slug(asked::text) AND p.deleted_at IS NULL HAVING count(*) = 1),
    asked)
$$;--> statement-breakpoint
CREATE INDEX "people_plain_username_idx" ON "people" USING btree (rostrum_slug("username"::text));--> statement-breakpoint
-- An external expert centre is part of what a session says of its organisation.
DROP TRIGGER organisations_note_change ON organisations;--> statement-breakpoint
CREATE TRIGGER organisations_note_change AFTER UPDATE ON organisations FOR EACH ROW
  WHEN ((OLD.company_username::text, OLD.timezone, OLD.requires_second_factor, OLD.status, OLD.deleted_at, OLD.expert_center_url)
    IS DISTINCT FROM (NEW.company_username::text, NEW.timezone, NEW.requires_second_factor, NEW.status, NEW.deleted_at, NEW.expert_center_url))
  EXECUTE FUNCTION public.rostrum_note_session_change('id');
