import { bookmarks, bookmarksPageSize, type BookmarkType } from '@rostrum/contracts';
import { contractQueryOptions } from '@rostrum/remote-runtime';
import { keepPreviousData, useQuery } from '@rostrum/remote-runtime/query';

export type BookmarkTab = 'all' | BookmarkType;

/** One page of a tab: ten at a time, newest first (specification, section 9). */
export const bookmarkPageQuery = (type: BookmarkTab, pageFrom: number, listId?: string) =>
  contractQueryOptions(bookmarks.listWithData, {
    params: { type },
    query: {
      type,
      page_from: pageFrom,
      page_size: bookmarksPageSize,
      sort: 'created',
      order: 'desc',
      list_id: listId,
    },
  });

export const useBookmarkPage = (type: BookmarkTab, pageFrom: number, listId?: string) =>
  useQuery({ ...bookmarkPageQuery(type, pageFrom, listId), placeholderData: keepPreviousData });
