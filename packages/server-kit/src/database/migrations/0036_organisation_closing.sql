-- Closing an organisation with days of grace, and since when each stands as it does: who is overdue for 30 days is suspended.
ALTER TABLE "organisations" ADD COLUMN "status_since" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "organisations" ADD COLUMN "closing_at" timestamp with time zone;--> statement-breakpoint
CREATE FUNCTION public.rostrum_note_organisation_status() RETURNS trigger
  LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  NEW.status_since := now();
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER organisations_note_status BEFORE UPDATE ON organisations FOR EACH ROW
  WHEN (OLD.status IS DISTINCT FROM NEW.status)
  EXECUTE FUNCTION public.rostrum_note_organisation_status();
