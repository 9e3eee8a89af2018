import { people } from '@rostrum/contracts';
import { postEditing } from '@rostrum/contracts/posts';
import { contractQueryOptions } from '@rostrum/remote-runtime';
import { keepPreviousData, useQuery } from '@rostrum/remote-runtime/query';

/** Read once for its editor, which then keeps up by itself: what somebody else saves must not move under the typing. */
export const usePost = (id: string) =>
  useQuery({
    ...contractQueryOptions(postEditing.get, { params: { id } }),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

/** People of the organisation whose names begin like this. */
export const usePeople = (q: string) =>
  useQuery({
    ...contractQueryOptions(people.list, { query: { q, page_size: 10 } }),
    placeholderData: keepPreviousData,
  });
