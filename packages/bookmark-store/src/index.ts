import { getApiClient } from '@rostrum/api-client';
import { createBookmarkStore } from './create-bookmark-store.ts';

export type { BookmarkState } from './bookmark-state.ts';
export type { BookmarkStore, SessionSource } from './create-bookmark-store.ts';

/** The bookmarks of this page, one store for the shell and every area. */
export const bookmarkStore = createBookmarkStore(getApiClient);
