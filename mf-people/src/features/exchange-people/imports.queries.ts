import { personImports } from '@rostrum/contracts/people';
import { contractQueryOptions } from '@rostrum/remote-runtime';
import { useQuery } from '@rostrum/remote-runtime/query';

const progressPollMs = 1000;

/** One import; while it runs, how far it is. */
export const usePersonImport = (id: string) =>
  useQuery({
    ...contractQueryOptions(personImports.get, { params: { id } }),
    refetchInterval: ({ state }) => (state.data?.state === 'running' ? progressPollMs : false),
  });

export const useRecentImports = () =>
  useQuery({
    ...contractQueryOptions(personImports.recent),
    refetchInterval: ({ state }) =>
      state.data?.items.some((item) => item.state === 'running') ? progressPollMs : false,
  });
