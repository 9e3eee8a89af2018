import { events } from '@rostrum/contracts';
import { viewerSaysEveryMs, inquiryViewers, type InquiryViewer } from '@rostrum/contracts/inquiries';
import { contractQueryKey, useApiClient } from '@rostrum/remote-runtime';
import { useQuery } from '@rostrum/remote-runtime/query';
import { useEffect, useState } from 'react';

const none: readonly InquiryViewer[] = [];

/** Says that this page has the inquiry open, as long as it does, and knows who else has. */
export function useOtherViewers(id: string): readonly InquiryViewer[] {
  const api = useApiClient();
  const [page] = useState(() => crypto.randomUUID());
  const { data, refetch } = useQuery({
    queryKey: contractQueryKey(inquiryViewers.present, { params: { id, window: page } }),
    queryFn: () => api.call(inquiryViewers.present, { params: { id, window: page } }),
    refetchInterval: viewerSaysEveryMs,
    // A page behind another one has the inquiry open all the same.
    refetchIntervalInBackground: true,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });

  useEffect(
    () =>
      api.stream(
        events.live,
        {},
        {
          onMessage: (event) => {
            if (event.topic === 'inquiry.viewers' && event.id === id) void refetch();
          },
          onOpen: (resumed) => {
            if (resumed) void refetch();
          },
        },
      ),
    [api, id, refetch],
  );

  useEffect(() => {
    const leave = () => {
      // Where it does not arrive, the server takes the page for gone a while later.
      api.call(inquiryViewers.leave, { params: { id, window: page } }).catch(() => undefined);
    };
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [api, id, page]);

  return data?.others ?? none;
}
