import { isApiError } from '@rostrum/api-client';
import { browserNavigator, getLocation } from '@rostrum/remote-runtime';
import { useQueryClient } from '@rostrum/remote-runtime/query';
import { useEffect } from 'react';

const setUpPage = '/dashboard/settings/password';

const isAskedFor = (error: unknown) => isApiError(error) && error.code === 'second_factor_required';

/**
 * Where the organisation requires a second factor that this session has not given, every call is refused but those
 * that set one up: whoever meets such a refusal is led to that page, which says why, and back from there.
 */
export function useSecondFactorGate(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const lead = (error: unknown) => {
      const { pathname, search, hash } = getLocation();
      if (!isAskedFor(error) || pathname === setUpPage) return;
      browserNavigator.replace(`${setUpPage}?next=${encodeURIComponent(pathname + search + hash)}`);
    };
    const leave = [
      queryClient.getQueryCache().subscribe(({ query }) => lead(query.state.error)),
      queryClient.getMutationCache().subscribe(({ mutation }) => lead(mutation?.state.error)),
    ];
    return () => leave.forEach((end) => end());
  }, [queryClient]);
}
