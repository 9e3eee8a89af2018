import { recordsRequests, type RecordsChoice } from '@rostrum/contracts/inquiries';
import {
  contractQueryKey,
  contractQueryOptions,
  tellRefusal,
  useApiClient,
  useContractMutation,
} from '@rostrum/remote-runtime';
import { keepPreviousData, useQuery, useQueryClient } from '@rostrum/remote-runtime/query';

const askAgainMs = 3000;

/** The newest file, asked for again while it is made. */
export const useRecordsFile = () =>
  useQuery({
    ...contractQueryOptions(recordsRequests.newest),
    refetchInterval: ({ state }) => (state.data?.item?.state === 'making' ? askAgainMs : false),
  });

/** How much a choice holds; null while it is none. */
export function useRecordsCount(choice: RecordsChoice | null) {
  const api = useApiClient();
  return useQuery({
    queryKey: [...contractQueryKey(recordsRequests.newest), 'count', choice],
    queryFn: () => (choice === null ? null : api.call(recordsRequests.count, { body: choice })),
    placeholderData: keepPreviousData,
    enabled: choice !== null,
  });
}

export function useRequestRecords() {
  const queryClient = useQueryClient();
  const { mutateAsync } = useContractMutation(recordsRequests.request, {
    onSuccess: () => queryClient.invalidateQueries({ queryKey: contractQueryKey(recordsRequests.newest) }),
  });
  return (body: RecordsChoice) => mutateAsync({ body });
}

/** `proved` asks who is there where the server wants to know first. */
export function useDownloadRecords(proved: <Result>(act: () => Promise<Result>) => Promise<Result>) {
  const api = useApiClient();
  return (id: string) =>
    void proved(() => api.call(recordsRequests.link, { params: { id } })).then(({ path }) => {
      const link = document.createElement('a');
      link.href = path;
      link.download = '';
      link.click();
    }, tellRefusal('Could not download the file.'));
}
