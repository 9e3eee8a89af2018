import type { ParsedQuery } from '@rostrum/contracts';
import { quarantine } from '@rostrum/contracts/inquiries';
import { contractQueryOptions } from '@rostrum/remote-runtime';
import { keepPreviousData, useQuery } from '@rostrum/remote-runtime/query';

export type HeldFilters = ParsedQuery<typeof quarantine.list>;

export const useHeld = (query: HeldFilters) =>
  useQuery({ ...contractQueryOptions(quarantine.list, { query }), placeholderData: keepPreviousData });

/** One held inquiry with its message; nothing is asked while none is open. */
export const useHeldDetail = (id: string | undefined) =>
  useQuery({
    ...contractQueryOptions(quarantine.get, { params: { id: id ?? '' } }),
    enabled: id !== undefined,
  });
