import { events, inquiries } from '@rostrum/contracts';
import { resourceOf, useApiClient, useSession } from '@rostrum/remote-runtime';
import { useQueryClient } from '@rostrum/remote-runtime/query';
import { useEffect, useState } from 'react';

const resource = resourceOf(inquiries.list);

/**
 * Inquiries that came in while the inbox was open. Lists, counts and the open inquiry are fetched anew when the server
 * tells of a change, and after each break of the connection, in which messages may have been missed.
 */
export function useArrivals(): ReadonlySet<string> {
  const api = useApiClient();
  const queryClient = useQueryClient();
  const { user } = useSession();
  const identifier = user?.identifier;
  const [arrived, setArrived] = useState<ReadonlySet<string>>(new Set());

  useEffect(() => {
    if (!identifier) return undefined;
    // The frame refreshes too; without cancelling, both ask only once.
    const refresh = () =>
      void queryClient.invalidateQueries({ queryKey: [resource] }, { cancelRefetch: false });
    return api.stream(
      events.live,
      {},
      {
        onMessage({ topic, id }) {
          if (!topic.startsWith('inquiry.')) return;
          if (topic === 'inquiry.created') setArrived((known) => new Set([...known, id]));
          refresh();
        },
        onOpen: (resumed) => resumed && refresh(),
      },
    );
  }, [api, identifier, queryClient]);

  return arrived;
}
