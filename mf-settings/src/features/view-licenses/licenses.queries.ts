import { licenses, type SeatKind } from '@rostrum/contracts/settings';
import { contractQueryOptions } from '@rostrum/remote-runtime';
import { keepPreviousData, useQuery } from '@rostrum/remote-runtime/query';

export const useLicenses = () => useQuery(contractQueryOptions(licenses.get));

export const useSeatHolders = (kind: SeatKind, page_from: number) =>
  useQuery({
    ...contractQueryOptions(licenses.holders, { query: { kind, page_from } }),
    placeholderData: keepPreviousData,
  });
