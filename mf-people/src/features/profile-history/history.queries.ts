import { personVersions } from '@rostrum/contracts/people';
import { contractQueryOptions } from '@rostrum/remote-runtime';
import { keepPreviousData, useQuery } from '@rostrum/remote-runtime/query';

export const useVersions = (id: string) =>
  useQuery({ ...contractQueryOptions(personVersions.list, { params: { id } }), staleTime: 0 });

/** What changed between a version and a later one; without `to`: what the profile says now. */
export const useComparison = (id: string, number: number | undefined, to: number | undefined) =>
  useQuery({
    ...contractQueryOptions(personVersions.compare, { params: { id, number: number ?? 1 }, query: { to } }),
    enabled: number !== undefined,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
