import { savedSearches, searchKey, suggestions, type SearchFilters } from '@rostrum/contracts';
import { contractQueryOptions, useContractMutation } from '@rostrum/remote-runtime';
import { useQuery } from '@rostrum/remote-runtime/query';

export const useSavedSearches = () => useQuery(contractQueryOptions(savedSearches.list));

/** The saved search that finds the same as these filters. */
export function useSavedSearchOf(filters: SearchFilters) {
  const list = useSavedSearches();
  const key = searchKey(filters);
  return list.data?.items.find((each) => searchKey(each.filters) === key);
}

export const useSaveSearch = () => useContractMutation(savedSearches.save);
export const useChangeSearch = () => useContractMutation(savedSearches.change);
export const useSeenSearch = () => useContractMutation(savedSearches.seen);
export const useRemoveSearch = () => useContractMutation(savedSearches.remove);

export const useSuggestions = () => useQuery(contractQueryOptions(suggestions.list));
export const useSetBeats = () => useContractMutation(suggestions.setBeats);
