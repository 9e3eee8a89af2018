-- Always true. Whether a query holds in a document costs its words being fetched and unpacked, thousands of times what the
-- planner expects of an operator; it then reads a whole directory, row by row, where it takes an early end for likely. Asked
-- for beside such a condition, this says what each row costs that the index did not name. It is in a procedural language,
-- because a function in SQL would be written into the query and its cost be lost.
CREATE FUNCTION public.rostrum_costs_opening(slice smallint) RETURNS boolean
  LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE COST 2500
  AS $$ BEGIN RETURN true; END $$;
