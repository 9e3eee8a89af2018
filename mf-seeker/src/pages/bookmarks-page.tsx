import { isApiError } from '@rostrum/api-client';
import { bookmarkFilters, bookmarksPageSize } from '@rostrum/contracts';
import { useUrlState } from '@rostrum/remote-runtime';
import { Page, PageSkeleton, PanelError } from '@rostrum/ui-kit';
import { Pager } from '@rostrum/ui-kit/data';
import { BookmarkRow } from '../features/keep-bookmarks/bookmark-row.tsx';
import { BookmarkTabs } from '../features/keep-bookmarks/bookmark-tabs.tsx';
import { useBookmarkPage } from '../features/keep-bookmarks/bookmarks.queries.ts';
import { NoBookmarks } from '../features/keep-bookmarks/no-bookmarks.tsx';
import { useRemoveBookmark } from '../features/keep-bookmarks/use-remove-bookmark.ts';
import { paths } from '../paths.ts';

/** What the person has marked: ten a page, the newest first. */
export function BookmarksPage() {
  const [{ type, page_from }, setFilters] = useUrlState(bookmarkFilters);
  const page = useBookmarkPage(type, page_from);
  const { removed, remove } = useRemoveBookmark();
  const shown = page.data?.bookmarks.filter(({ id }) => !removed.has(id)) ?? [];
  const total = page.data?.total ?? 0;
  const isEmpty = page.isSuccess && shown.length === 0 && page_from === 0;

  return (
    <Page title="Bookmarks" width={1080}>
      <BookmarkTabs active={type} onChange={(tab) => setFilters({ type: tab, page_from: 0 })} />
      {page.isPending && <PageSkeleton variant="list" label="Loading bookmarks" rows={5} />}
      {page.isError && !page.data && (
        <PanelError
          message="Your bookmarks could not be loaded. They are kept."
          requestId={isApiError(page.error) ? page.error.requestId : undefined}
          retrying={page.isFetching}
          onRetry={() => void page.refetch()}
        />
      )}
      {isEmpty && <NoBookmarks type={type} searchHref={paths.search.href()} />}
      {shown.length > 0 && (
        <ul className="sk-bookmarks" aria-label="Bookmarks" aria-busy={page.isPlaceholderData}>
          {shown.map((bookmark) => (
            <BookmarkRow key={bookmark.id} bookmark={bookmark} onRemove={() => void remove(bookmark)} />
          ))}
        </ul>
      )}
      {total > 0 && !isEmpty && (
        <Pager
          from={page_from}
          size={bookmarksPageSize}
          total={total}
          onChange={(from) => setFilters({ page_from: from })}
        />
      )}
    </Page>
  );
}
