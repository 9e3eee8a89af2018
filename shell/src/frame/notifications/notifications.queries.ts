import { events } from '@rostrum/contracts';
import { notifications, type NotificationKind } from '@rostrum/contracts/notifications';
import { contractQueryOptions, resourceOf, useApiClient } from '@rostrum/remote-runtime';
import { useQuery, useQueryClient } from '@rostrum/remote-runtime/query';
import { useEffect } from 'react';

export const useUnread = (): number => useQuery(contractQueryOptions(notifications.count)).data?.unread ?? 0;

export const useNotifications = (kind: NotificationKind | undefined, pageSize: number) =>
  useQuery(
    contractQueryOptions(notifications.list, { query: { page_size: pageSize, ...(kind && { kind }) } }),
  );

/** Asks again when the server says that there is something new, or that it was read elsewhere. */
export function useLiveNotifications(identifier: string): void {
  const api = useApiClient();
  const queryClient = useQueryClient();
  useEffect(() => {
    const refresh = () => void queryClient.invalidateQueries({ queryKey: [resourceOf(notifications.count)] });
    return api.stream(
      events.live,
      {},
      {
        onMessage: ({ topic }) => topic === 'notification' && refresh(),
        onOpen: (resumed) => resumed && refresh(),
      },
    );
  }, [api, queryClient, identifier]);
}
