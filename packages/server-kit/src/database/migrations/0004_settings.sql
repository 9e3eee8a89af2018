-- Settings of organisations and accounts: a member may be shown times in a zone of their own.
ALTER TABLE "users" ADD COLUMN "uses_own_timezone" boolean DEFAULT false NOT NULL;--> statement-breakpoint
DROP TRIGGER users_note_change ON users;--> statement-breakpoint
CREATE TRIGGER users_note_change AFTER UPDATE ON users FOR EACH ROW
  WHEN ((OLD.email::text, OLD.firstname, OLD.lastname, OLD.image, OLD.timezone, OLD.uses_own_timezone, OLD.status)
    IS DISTINCT FROM (NEW.email::text, NEW.firstname, NEW.lastname, NEW.image, NEW.timezone, NEW.uses_own_timezone, NEW.status))
  EXECUTE FUNCTION public.rostrum_note_session_change('id');
