import {
  useMutation,
  useQueryClient,
  type UseMutationOptions,
  type UseMutationResult,
} from '@tanstack/react-query';
import type { ApiError, CallArguments, CallInput } from '@rostrum/api-client';
import type { RouteDescriptor, RouteResponse } from '@rostrum/contracts';
import { apiClientOf } from './create-query-client.ts';
import { resourceOf } from './contract-query-options.ts';

/** A route that needs no input is called by `mutate()`; any other by `mutate({ params, body })`. */
export type MutationInput<Route extends RouteDescriptor> =
  object extends CallInput<Route> ? CallInput<Route> | void : CallInput<Route>;

export interface ContractMutationOptions<Route extends RouteDescriptor> extends Pick<
  UseMutationOptions<RouteResponse<Route>, ApiError, MutationInput<Route>>,
  'onMutate' | 'onSuccess' | 'onError' | 'onSettled'
> {
  /** Resources whose queries are stale after it, beside the route's own. */
  invalidates?: readonly string[];
}

/** A write by contract. Queries of its resource are fetched anew afterwards. Its error is an `ApiError`. */
export function useContractMutation<Route extends RouteDescriptor>(
  route: Route,
  { invalidates = [], onSuccess, ...options }: ContractMutationOptions<Route> = {},
): UseMutationResult<RouteResponse<Route>, ApiError, MutationInput<Route>> {
  const queryClient = useQueryClient();
  return useMutation<RouteResponse<Route>, ApiError, MutationInput<Route>>({
    ...options,
    mutationFn: (input) => apiClientOf(queryClient).call(route, ...([input ?? {}] as CallArguments<Route>)),
    onSuccess: async (...outcome) => {
      for (const resource of [resourceOf(route), ...invalidates]) {
        // Not awaited: the form is done when the server says so, the lists follow.
        void queryClient.invalidateQueries({ queryKey: [resource] });
      }
      await onSuccess?.(...outcome);
    },
  });
}
