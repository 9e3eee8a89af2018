import { dataExports, type DataExportKind } from '@rostrum/contracts/settings';
import { contractQueryOptions } from '@rostrum/remote-runtime';
import { useQuery } from '@rostrum/remote-runtime/query';

const askAgainMs = 3000;

/** The newest file of one kind, asked for again while it is made; undefined in `data` when there is none. */
export const useDataExport = (kind: DataExportKind) =>
  useQuery({
    ...contractQueryOptions(dataExports.list),
    refetchInterval: ({ state }) =>
      state.data?.items.some((item) => item.state === 'making') ? askAgainMs : false,
    select: ({ items }) => items.find((item) => item.kind === kind) ?? null,
  });
