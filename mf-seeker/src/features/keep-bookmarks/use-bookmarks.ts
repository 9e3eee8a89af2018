import { bookmarkStore } from '@rostrum/bookmark-store';
import { useSyncExternalStore } from 'react';

/** The page's bookmarks, loaded by the host whenever a session exists. */
export const useBookmarks = () => useSyncExternalStore(bookmarkStore.subscribe, bookmarkStore.get);
