import { people } from '@rostrum/contracts';
import { contractQueryOptions } from '@rostrum/remote-runtime';
import { keepPreviousData, useQuery } from '@rostrum/remote-runtime/query';

/** People of the organisation whose names begin like this. */
export const usePeople = (q: string) =>
  useQuery({
    ...contractQueryOptions(people.list, { query: { q, page_size: 10 } }),
    placeholderData: keepPreviousData,
  });
