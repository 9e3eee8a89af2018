import { events } from '@rostrum/contracts';
import { useApiClient } from '@rostrum/remote-runtime';
import { useQuery } from '@rostrum/remote-runtime/query';
import { useEffect, useState } from 'react';
import type { OtherPage, Presence } from './presence.ts';

const none: readonly OtherPage[] = [];

/** Says that this page has something open, as long as it does, and knows which other pages have. */
export function useOtherPages(presence: Presence, id: string): readonly OtherPage[] {
  const { topic, everyMs, keyOf, present, leave } = presence;
  const api = useApiClient();
  const [own] = useState(() => crypto.randomUUID());
  const { data, refetch } = useQuery({
    queryKey: keyOf({ id, window: own }),
    queryFn: () => present(api, { id, window: own }),
    refetchInterval: everyMs,
    // A page behind another one has it open all the same.
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
            if (event.topic === topic && event.id === id) void refetch();
          },
          onOpen: (resumed) => {
            if (resumed) void refetch();
          },
        },
      ),
    [api, topic, id, refetch],
  );

  useEffect(() => {
    const sayGone = () => {
      // Where it does not arrive, the server takes the page for gone a while later.
      leave(api, { id, window: own }).catch(() => undefined);
    };
    window.addEventListener('pagehide', sayGone);
    return () => {
      window.removeEventListener('pagehide', sayGone);
      sayGone();
    };
  }, [api, leave, id, own]);

  return data?.others ?? none;
}
