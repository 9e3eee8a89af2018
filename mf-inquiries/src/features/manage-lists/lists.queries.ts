import type { RouteBody, RouteQuery } from '@rostrum/contracts';
import { mailingLists, type MailingList } from '@rostrum/contracts/inquiries';
import {
  contractQueryKey,
  contractQueryOptions,
  tellRefusal,
  useContractMutation,
} from '@rostrum/remote-runtime';
import { keepPreviousData, useQuery, useQueryClient } from '@rostrum/remote-runtime/query';

export type ListBody = RouteBody<typeof mailingLists.add>;
export type PreviewedRules = NonNullable<RouteQuery<typeof mailingLists.preview>>;

export const useLists = () => useQuery(contractQueryOptions(mailingLists.list, {}));

export const useSubscribers = (id: string) =>
  useQuery(contractQueryOptions(mailingLists.subscribers, { params: { id } }));

/** What rules can name, with experts whose name fits. */
export const useListChoices = (q: string) =>
  useQuery({
    ...contractQueryOptions(mailingLists.choices, { query: q === '' ? {} : { q } }),
    placeholderData: keepPreviousData,
  });

/** Which inquiries of last week rules let through. */
export const useListPreview = (query: PreviewedRules) =>
  useQuery({
    ...contractQueryOptions(mailingLists.preview, { query }),
    placeholderData: keepPreviousData,
  });

function useReload() {
  const queryClient = useQueryClient();
  const key = contractQueryKey(mailingLists.list).slice(0, 1);
  return () => queryClient.invalidateQueries({ queryKey: key });
}

/** Stores a new list, or a change of one. */
export function useSaveList(list: MailingList | undefined) {
  const onSuccess = useReload();
  const add = useContractMutation(mailingLists.add, { onSuccess });
  const change = useContractMutation(mailingLists.change, { onSuccess });
  const save = (body: ListBody) =>
    list === undefined
      ? add.mutateAsync({ body })
      : change.mutateAsync({ params: { id: list.id }, body: { ...body, version: list.version } });
  return { save, error: add.error ?? change.error, isPending: add.isPending || change.isPending };
}

/** What can be done with a list from its row. */
export function useListActs() {
  const onSuccess = useReload();
  const pause = useContractMutation(mailingLists.pause, {
    onSuccess,
    onError: tellRefusal('Could not change the list.'),
  });
  const remove = useContractMutation(mailingLists.remove, {
    onSuccess,
    onError: tellRefusal('Could not remove the list.'),
  });
  return {
    pausingId: pause.isPending ? pause.variables.params.id : undefined,
    pause: ({ id }: MailingList, paused: boolean) => pause.mutateAsync({ params: { id }, body: { paused } }),
    remove: ({ id }: MailingList) => remove.mutateAsync({ params: { id } }),
  };
}

export function useSendTest() {
  const { mutateAsync, isPending } = useContractMutation(mailingLists.sendTest, {
    onError: tellRefusal('Could not send the test.'),
  });
  return { send: (id: string) => mutateAsync({ params: { id } }), isPending };
}

export function useSubscribe(id: string) {
  const onSuccess = useReload();
  const { mutateAsync, isPending, error } = useContractMutation(mailingLists.subscribe, { onSuccess });
  return { subscribe: (text: string) => mutateAsync({ params: { id }, body: { text } }), isPending, error };
}

export function useRemoveSubscriber(id: string) {
  const onSuccess = useReload();
  const { mutateAsync } = useContractMutation(mailingLists.unsubscribe, {
    onSuccess,
    onError: tellRefusal('Could not remove the address.'),
  });
  return (subscriberId: string) => mutateAsync({ params: { id, subscriber_id: subscriberId } });
}
