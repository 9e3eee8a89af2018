import { analytics, events } from '@rostrum/contracts';
import { homeCalls } from '@rostrum/contracts/analytics';
import { contractQueryKey, useApiClient, useSession } from '@rostrum/remote-runtime';
import { useQueryClient } from '@rostrum/remote-runtime/query';
import { useEffect } from 'react';

/** Changes that come together are one reason to ask: an import moves hundreds of rows. */
const gatherMs = 300;

/**
 * Asks again once the server tells of an inquiry or a notification, and after each break of the connection. What no
 * message tells of, such as a search, comes with the next minute.
 */
export function useLiveHome(): void {
  const api = useApiClient();
  const queryClient = useQueryClient();
  const { user } = useSession();
  const identifier = user?.identifier;
  useEffect(() => {
    if (!identifier) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const refresh = () => {
      timer = undefined;
      for (const route of [analytics.home, homeCalls.extras])
        void queryClient.invalidateQueries({ queryKey: contractQueryKey(route) });
    };
    const close = api.stream(
      events.live,
      {},
      {
        onMessage: ({ topic }) => {
          if (topic !== 'registry') timer ??= setTimeout(refresh, gatherMs);
        },
        onOpen: (resumed) => resumed && refresh(),
      },
    );
    return () => {
      clearTimeout(timer);
      close();
    };
  }, [api, identifier, queryClient]);
}
