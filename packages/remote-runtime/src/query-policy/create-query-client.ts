import { QueryClient } from '@tanstack/react-query';
import { getApiClient, isApiError, type ApiClient } from '@rostrum/api-client';

const clients = new WeakMap<QueryClient, ApiClient>();
const mostRetries = 2;

/** Only what may pass by itself is tried again: no answer, or the server's own fault. */
export const mayPass = (error: unknown) => isApiError(error) && (error.status === 0 || error.status >= 500);

export interface QueryClientInit {
  /** The API client that its queries call; the page's own unless given. */
  api?: ApiClient;
}

/** The one policy of queries: shell and areas share a client made here; an area alone, and each test, makes its own. */
export function createQueryClient({ api }: QueryClientInit = {}): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        gcTime: 5 * 60_000,
        retry: (failures, error) => failures < mostRetries && mayPass(error),
        refetchOnWindowFocus: true,
      },
      // Offline, a write fails at once and says so: a paused one would look as if it were still under way.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  if (api) clients.set(client, api);
  return client;
}

/** The API client that a query client's queries call. */
export const apiClientOf = (client: QueryClient): ApiClient => clients.get(client) ?? getApiClient();
