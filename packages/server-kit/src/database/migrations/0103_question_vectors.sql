-- What questions ask, for duplicates and for answers that exist already. Each question and inquiry has a row from the start;
-- the server computes vectors that are missing, of an earlier wording or of another model.
CREATE TABLE "question_vectors" (
	"org_id" uuid NOT NULL,
	"question_id" uuid NOT NULL,
	"changes" integer DEFAULT 1 NOT NULL,
	"leased_until" timestamp with time zone,
	"model" varchar(60) DEFAULT '' NOT NULL,
	"is_english" boolean DEFAULT false NOT NULL,
	"vector" "bytea" DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "question_vectors_org_id_question_id_pk" PRIMARY KEY("org_id","question_id")
);
--> statement-breakpoint
ALTER TABLE "question_vectors" ADD CONSTRAINT "question_vectors_question_fk" FOREIGN KEY ("org_id","question_id") REFERENCES "public"."questions"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "question_vectors_created_idx" ON "question_vectors" USING btree ("org_id","created_at");--> statement-breakpoint
CREATE INDEX "question_vectors_model_idx" ON "question_vectors" USING btree ("model");--> statement-breakpoint
SELECT public.rostrum_protect('question_vectors');--> statement-breakpoint
SELECT public.rostrum_open_to_organisation('question_vectors');--> statement-breakpoint
ALTER TABLE "inquiry_vectors" ADD COLUMN "leased_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "inquiry_vectors" ALTER COLUMN "model" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "inquiry_vectors" ALTER COLUMN "is_english" SET DEFAULT false;--> statement-breakpoint
ALTER TABLE "inquiry_vectors" ALTER COLUMN "vector" SET DEFAULT '';--> statement-breakpoint
CREATE INDEX "inquiry_vectors_model_idx" ON "inquiry_vectors" USING btree ("model");--> statement-breakpoint
CREATE FUNCTION public.rostrum_question_asked() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
  AS $$
  BEGIN
    INSERT INTO question_vectors (org_id, question_id, created_at) SELECT org_id, id, created_at FROM asked ON CONFLICT DO NOTHING;
    PERFORM pg_notify('text_vectors_due', '');
    RETURN NULL;
  END $$;--> statement-breakpoint
CREATE TRIGGER questions_vectors_insert AFTER INSERT ON questions REFERENCING NEW TABLE AS asked
  FOR EACH STATEMENT EXECUTE FUNCTION public.rostrum_question_asked();--> statement-breakpoint
-- The vector of an earlier wording is compared with nothing.
CREATE FUNCTION public.rostrum_question_reworded() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
  AS $$
  BEGIN
    UPDATE question_vectors SET changes = changes + 1, model = '', leased_until = NULL WHERE org_id = NEW.org_id AND question_id = NEW.id;
    PERFORM pg_notify('text_vectors_due', '');
    RETURN NULL;
  END $$;--> statement-breakpoint
CREATE TRIGGER questions_vectors_update AFTER UPDATE OF text, details ON questions
  FOR EACH ROW WHEN (OLD.text IS DISTINCT FROM NEW.text OR OLD.details IS DISTINCT FROM NEW.details)
  EXECUTE FUNCTION public.rostrum_question_reworded();--> statement-breakpoint
CREATE FUNCTION public.rostrum_inquiry_sent() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp
  AS $$
  BEGIN
    INSERT INTO inquiry_vectors (org_id, inquiry_id, created_at) SELECT org_id, id, created_at FROM sent WHERE erased_at IS NULL ON CONFLICT DO NOTHING;
    PERFORM pg_notify('text_vectors_due', '');
    RETURN NULL;
  END $$;--> statement-breakpoint
CREATE TRIGGER inquiries_vectors_insert AFTER INSERT ON inquiries REFERENCING NEW TABLE AS sent
  FOR EACH STATEMENT EXECUTE FUNCTION public.rostrum_inquiry_sent();--> statement-breakpoint
INSERT INTO question_vectors (org_id, question_id, created_at) SELECT org_id, id, created_at FROM questions ON CONFLICT DO NOTHING;--> statement-breakpoint
INSERT INTO inquiry_vectors (org_id, inquiry_id, created_at) SELECT org_id, id, created_at FROM inquiries WHERE erased_at IS NULL ON CONFLICT DO NOTHING;
