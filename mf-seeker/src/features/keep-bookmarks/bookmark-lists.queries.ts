import { bookmarkLists } from '@rostrum/contracts';
import { contractQueryOptions, useContractMutation } from '@rostrum/remote-runtime';
import { useQuery } from '@rostrum/remote-runtime/query';

export const useBookmarkLists = () => useQuery(contractQueryOptions(bookmarkLists.list));

/** Lists and bookmarks show each other's counts and names, so both are fetched anew. */
const invalidates = ['bookmarks', 'bookmarkLists'];

export const useCreateList = () => useContractMutation(bookmarkLists.create, { invalidates });
export const useRenameList = () => useContractMutation(bookmarkLists.rename, { invalidates });
export const useRemoveList = () => useContractMutation(bookmarkLists.remove, { invalidates });
export const useShareList = () => useContractMutation(bookmarkLists.share, { invalidates });
export const useUnshareList = () => useContractMutation(bookmarkLists.unshare, { invalidates });
export const usePlaceInList = () => useContractMutation(bookmarkLists.place, { invalidates });
export const useRemoveMany = () => useContractMutation(bookmarkLists.removeMany, { invalidates });
export const useNote = () => useContractMutation(bookmarkLists.note, { invalidates });
