import { events } from '@rostrum/contracts';
import { useApiClient, useSession } from '@rostrum/remote-runtime';
import { useQueryClient } from '@rostrum/remote-runtime/query';
import { useEffect } from 'react';

/** Asks again as soon as the server says that an inquiry of this session has changed. Polling stands behind it. */
export function useLiveInquiries(): void {
  const { status } = useSession();
  const api = useApiClient();
  const queryClient = useQueryClient();
  useEffect(() => {
    if (status !== 'authenticated') return undefined;
    const refetch = () => void queryClient.invalidateQueries({ queryKey: ['sent-inquiries'] });
    return api.stream(
      events.live,
      {},
      {
        onMessage: ({ topic }) => {
          if (topic !== 'notification') refetch();
        },
        onOpen: (resumed) => {
          if (resumed) refetch();
        },
      },
    );
  }, [status, api, queryClient]);
}
