import { people } from '@rostrum/contracts';
import { groupMappings } from '@rostrum/contracts/settings';
import { contractQueryOptions } from '@rostrum/remote-runtime';
import { useQuery } from '@rostrum/remote-runtime/query';

export const useGroupMappings = () => useQuery(contractQueryOptions(groupMappings.list));

/** Departments that the organisation's people belong to. */
export const useDepartments = () =>
  useQuery({
    ...contractQueryOptions(people.list, { query: { page_size: 1 } }),
    select: ({ departments }) => departments,
  });
