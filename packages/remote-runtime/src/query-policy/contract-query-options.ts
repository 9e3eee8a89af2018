import { queryOptions, type QueryKey } from '@tanstack/react-query';
import type { CallArguments, CallInput } from '@rostrum/api-client';
import type { RouteDescriptor, RouteResponse } from '@rostrum/contracts';
import { apiClientOf } from './create-query-client.ts';

/** First segment of a route's id: what its queries are cached and invalidated under. */
export const resourceOf = (route: Pick<RouteDescriptor, 'id'>): string => route.id.split('.')[0] ?? route.id;

/** The key of a call: its resource, its id and its input. Nothing else writes query keys. */
export function contractQueryKey<Route extends RouteDescriptor>(
  route: Route,
  ...[input]: CallArguments<Route> | []
): QueryKey {
  const { params, query, body }: Partial<CallInput<RouteDescriptor>> = input ?? {};
  return [resourceOf(route), route.id, { params, query, body }];
}

/** Query options of a contract's call: `useQuery(contractQueryOptions(posts.list, { query }))`. */
export function contractQueryOptions<Route extends RouteDescriptor>(
  route: Route,
  ...input: CallArguments<Route>
) {
  return queryOptions({
    queryKey: contractQueryKey(route, ...input),
    queryFn: ({ client, signal }): Promise<RouteResponse<Route>> => {
      const cancellable = [{ ...input[0], signal }] as CallArguments<Route>;
      return apiClientOf(client).call(route, ...cancellable);
    },
  });
}
