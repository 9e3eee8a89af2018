import { useCallback, useMemo } from 'react';
import type { ZodObject, ZodType, output } from 'zod';
import { useLocation, useNavigate } from 'react-router';
import { readUrlState, writeUrlState } from './url-state.ts';

export interface SetUrlStateOptions {
  /** Replaces the history entry instead of adding one; right for typing into a filter. */
  replace?: boolean;
}

export type SetUrlState<State> = (
  change: Partial<State> | ((current: State) => Partial<State>),
  options?: SetUrlStateOptions,
) => void;

/**
 * Search parameters as checked state: `const [filters, setFilters] = useUrlState(posts.list.query)`. Values that do not
 * fit the schema count as absent; values equal to the schema's defaults are left out of the URL. A change is merged.
 */
export function useUrlState<Schema extends ZodObject<Record<string, ZodType>>>(
  schema: Schema,
): [output<Schema>, SetUrlState<output<Schema>>] {
  const { search } = useLocation();
  const navigate = useNavigate();
  const state = useMemo(() => readUrlState(schema, search), [schema, search]);

  const setState = useCallback<SetUrlState<output<Schema>>>(
    (change, { replace = false } = {}) => {
      // The page's own search, not the rendered one: two changes in one event must both arrive.
      const { search: latest, pathname, hash } = window.location;
      const current = readUrlState(schema, latest);
      const patch = typeof change === 'function' ? change(current) : change;
      const next = writeUrlState(schema, latest, { ...current, ...patch });
      if (next !== latest) navigate({ pathname, search: next, hash }, { replace, preventScrollReset: true });
    },
    [schema, navigate],
  );
  return [state, setState];
}
