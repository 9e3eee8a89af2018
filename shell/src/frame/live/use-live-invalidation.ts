import { events, inquiries, sentInquiries } from '@rostrum/contracts';
import { resourceOf, useApiClient } from '@rostrum/remote-runtime';
import { useQueryClient } from '@rostrum/remote-runtime/query';
import { useEffect } from 'react';

const affected = [resourceOf(inquiries.list), resourceOf(sentInquiries.list)];

/**
 * Marks inquiries as out of date when the server says that some have changed, in the frame and in every area: they share
 * one query client. Only what is on screen is fetched again.
 */
export function useLiveInvalidation(identifier: string | null): void {
  const queryClient = useQueryClient();
  const api = useApiClient();
  useEffect(() => {
    if (!identifier) return;
    const refresh = () =>
      affected.forEach((resource) => void queryClient.invalidateQueries({ queryKey: [resource] }));
    return api.stream(
      events.live,
      {},
      {
        onMessage: ({ topic }) => topic.startsWith('inquiry.') && refresh(),
        // During a break messages may have been missed.
        onOpen: (resumed) => resumed && refresh(),
      },
    );
  }, [identifier, queryClient, api]);
}
