import { embedDefaults, savedEmbeds, type savedEmbedQuery } from '@rostrum/contracts/builder';
import type { z } from '@rostrum/contracts';
import { contractQueryOptions } from '@rostrum/remote-runtime';
import { keepPreviousData, useQuery } from '@rostrum/remote-runtime/query';

export type SavedFilters = z.output<typeof savedEmbedQuery>;

export const useSavedEmbeds = (filters: Partial<SavedFilters>) =>
  useQuery({
    ...contractQueryOptions(savedEmbeds.list, { query: filters }),
    placeholderData: keepPreviousData,
  });

/** A form stands on it: it must not change under the person when the window gets the focus back. */
export const useSavedEmbed = (id: string | undefined) =>
  useQuery({
    ...contractQueryOptions(savedEmbeds.get, { params: { id: id ?? '' } }),
    enabled: id !== undefined,
    refetchOnWindowFocus: false,
  });

export const useEmbedDefaults = () =>
  useQuery({ ...contractQueryOptions(embedDefaults.get), refetchOnWindowFocus: false });
