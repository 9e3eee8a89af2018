import { events } from '@rostrum/contracts';
import { editorSaysEveryMs, postEditors, type PostEditor } from '@rostrum/contracts/posts';
import { contractQueryKey, useApiClient } from '@rostrum/remote-runtime';
import { useQuery } from '@rostrum/remote-runtime/query';
import { useEffect, useState } from 'react';

const nobody: readonly PostEditor[] = [];

/** Says that this page has the post open, as long as it does, and knows who else has. */
export function useOtherEditors(id: string): readonly PostEditor[] {
  const api = useApiClient();
  const [page] = useState(() => crypto.randomUUID());
  const { data, refetch } = useQuery({
    queryKey: contractQueryKey(postEditors.present, { params: { id, window: page } }),
    queryFn: () => api.call(postEditors.present, { params: { id, window: page } }),
    refetchInterval: editorSaysEveryMs,
    // A page behind another one has the post open all the same.
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
            if (event.topic === 'post.editors' && event.id === id) void refetch();
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
      api.call(postEditors.leave, { params: { id, window: page } }).catch(() => undefined);
    };
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [api, id, page]);

  return data?.others ?? nobody;
}
