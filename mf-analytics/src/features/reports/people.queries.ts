import { people } from '@rostrum/contracts';
import { contractQueryOptions } from '@rostrum/remote-runtime';
import { keepPreviousData, useQuery } from '@rostrum/remote-runtime/query';

/** People of the organisation whose name fits what is typed; the first ones before anything is. */
export const usePeople = (text: string) =>
  useQuery({
    ...contractQueryOptions(people.list, {
      query: { page_size: 20, ...(text.trim() !== '' && { q: text.trim() }) },
    }),
    placeholderData: keepPreviousData,
  });
