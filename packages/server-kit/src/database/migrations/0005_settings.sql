-- Settings of organisations and accounts: a member may be shown times in a zone of their own; accounts are deleted by
-- their people, brought back within 30 days, and made anonymous after them.
CREATE TABLE "account_deletions" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"comment" varchar(500) DEFAULT '' NOT NULL,
	"former" jsonb NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"completed_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "uses_own_timezone" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "account_deletions" ADD CONSTRAINT "account_deletions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_deletions_due_idx" ON "account_deletions" USING btree ("due_at");--> statement-breakpoint
SELECT public.rostrum_protect('account_deletions');--> statement-breakpoint
DROP TRIGGER users_note_change ON users;--> statement-breakpoint
CREATE TRIGGER users_note_change AFTER UPDATE ON users FOR EACH ROW
  WHEN ((OLD.email::text, OLD.firstname, OLD.lastname, OLD.image, OLD.timezone, OLD.uses_own_timezone, OLD.status)
    IS DISTINCT FROM (NEW.email::text, NEW.firstname, NEW.lastname, NEW.image, NEW.timezone, NEW.uses_own_timezone, NEW.status))
  EXECUTE FUNCTION public.rostrum_note_session_change('id');
