import { postVersions } from '@rostrum/contracts/posts';
import { contractQueryOptions } from '@rostrum/remote-runtime';
import { useQuery } from '@rostrum/remote-runtime/query';

export const useVersions = (id: string) =>
  useQuery({ ...contractQueryOptions(postVersions.list, { params: { id } }), staleTime: 0 });

/** What changed between a version and what the post says now. */
export const useComparison = (id: string, number: number | undefined) =>
  useQuery({
    ...contractQueryOptions(postVersions.compare, { params: { id, number: number ?? 1 } }),
    enabled: number !== undefined,
    staleTime: 0,
  });
