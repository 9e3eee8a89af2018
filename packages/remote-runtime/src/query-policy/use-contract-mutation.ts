import {
  useMutation,
  useQueryClient,
  type UseMutationOptions,
  type UseMutationResult,
} from '@tanstack/react-query';
import type { ApiError, CallArguments, CallInput } from '@rostrum/api-client';
import type { RouteDescriptor, RouteResponse } from '@rostrum/contracts';
import { captureErrors, notificationStore } from '@rostrum/ui-kit';
import { apiClientOf } from './create-query-client.ts';
import { resourceOf } from './contract-query-options.ts';
import { getVersionedWrites } from './versioned-writes.ts';

/** A route that needs no input is called by `mutate()`; any other by `mutate({ params, body })`. */
export type MutationInput<Route extends RouteDescriptor> =
  object extends CallInput<Route> ? CallInput<Route> | void : CallInput<Route>;

export interface ContractMutationOptions<Route extends RouteDescriptor> extends Pick<
  UseMutationOptions<RouteResponse<Route>, ApiError, MutationInput<Route>>,
  'onMutate' | 'onSuccess' | 'onError' | 'onSettled'
> {
  /** Resources whose queries are stale after it, beside the route's own. */
  invalidates?: readonly string[];
  /**
   * The row whose `version` the body carries, and the part that the call replaces whole, if it does. Its writes go out one
   * after the other, over the version that the page's own writes have led to. See `createVersionedWrites`.
   */
  versioned?: (input: CallInput<Route>) => { row: string; part?: string };
}

/** Ids of the errors on screen, by the call that they are about. */
const shownErrors = new Map<string, number[]>();

const toCallKey = (route: RouteDescriptor, input: unknown) =>
  `${route.id} ${JSON.stringify(typeof input === 'object' && input !== null ? Reflect.get(input, 'params') : undefined)}`;

const readBodyVersion = (body: unknown): number | undefined =>
  typeof body === 'object' && body !== null && 'version' in body && typeof body.version === 'number'
    ? body.version
    : undefined;

/** A write by contract. Queries of its resource are fetched anew afterwards. Its error is an `ApiError`. */
export function useContractMutation<Route extends RouteDescriptor>(
  route: Route,
  { invalidates = [], versioned, onSuccess, onError, ...options }: ContractMutationOptions<Route> = {},
): UseMutationResult<RouteResponse<Route>, ApiError, MutationInput<Route>> {
  const queryClient = useQueryClient();
  return useMutation<RouteResponse<Route>, ApiError, MutationInput<Route>>({
    ...options,
    mutationFn: (input) => {
      const given = (input ?? {}) as CallInput<Route>;
      const call = (sent: CallInput<Route>) =>
        apiClientOf(queryClient).call(route, ...([sent] as unknown as CallArguments<Route>));
      const version = readBodyVersion(given.body);
      if (!versioned || version === undefined) return call(given);
      return getVersionedWrites(queryClient)({
        ...versioned(given),
        version,
        send: (newest) => call({ ...given, body: { ...(given.body as object), version: newest } }),
      });
    },
    onError: (...outcome) => {
      const key = toCallKey(route, outcome[1]);
      let answered: unknown;
      const shown = captureErrors(() => {
        answered = onError?.(...outcome);
      });
      shownErrors.set(key, [...(shownErrors.get(key) ?? []), ...shown]);
      return answered;
    },
    onSuccess: async (...outcome) => {
      // What failed before has worked now: its error would contradict what the page says.
      const key = toCallKey(route, outcome[1]);
      for (const id of shownErrors.get(key) ?? []) notificationStore.dismiss(id);
      shownErrors.delete(key);
      for (const resource of [resourceOf(route), ...invalidates]) {
        // Not awaited: the form is done when the server says so, the lists follow.
        void queryClient.invalidateQueries({ queryKey: [resource] });
      }
      await onSuccess?.(...outcome);
    },
  });
}
