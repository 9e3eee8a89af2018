-- Rules that no code path may break, whoever writes to the database.
-- The activity log is append-only: neither a bug nor an administrator's console rewrites what happened.
CREATE FUNCTION public.rostrum_refuse_change() RETURNS trigger
  LANGUAGE plpgsql
  AS $$ BEGIN RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation'; END $$;

CREATE TRIGGER activity_entries_append_only
  BEFORE UPDATE OR DELETE ON activity_entries
  FOR EACH ROW EXECUTE FUNCTION public.rostrum_refuse_change();

-- A parent must exist in its own organisation; the plain key of 0001 only says that it exists.
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
