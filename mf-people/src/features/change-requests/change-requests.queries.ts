import { personChanges } from '@rostrum/contracts/people';
import { contractQueryOptions } from '@rostrum/remote-runtime';
import { useQuery } from '@rostrum/remote-runtime/query';

/** Changes of a profile that wait for approval, and those that were sent back. */
export const useChangeRequests = (id: string) =>
  useQuery(contractQueryOptions(personChanges.list, { params: { id } })).data?.items ?? [];
