import { isApiError } from '@rostrum/api-client';
import { bookmarkStore } from '@rostrum/bookmark-store';
import { bookmarkFilters, bookmarksPageSize, maximumCompared, maximumRecipients } from '@rostrum/contracts';
import { useUrlState } from '@rostrum/remote-runtime';
import { classNames, notify, Page, PageSkeleton, PanelError, useNavigation } from '@rostrum/ui-kit';
import { Pager, Segmented, SelectionBar } from '@rostrum/ui-kit/data';
import { useState } from 'react';
import { getInquireLabel } from '../features/choose-experts/inquire-label.ts';
import { BookmarkRow } from '../features/keep-bookmarks/bookmark-row.tsx';
import { BookmarkTabs } from '../features/keep-bookmarks/bookmark-tabs.tsx';
import { useBookmarkPage } from '../features/keep-bookmarks/bookmarks.queries.ts';
import { NoBookmarks } from '../features/keep-bookmarks/no-bookmarks.tsx';
import { useBookmarks } from '../features/keep-bookmarks/use-bookmarks.ts';
import { useRemoveBookmark } from '../features/keep-bookmarks/use-remove-bookmark.ts';
import { useBookmarkLists, useRemoveMany } from '../features/keep-bookmarks/bookmark-lists.queries.ts';
import { ListMenu } from '../features/keep-bookmarks/list-menu.tsx';
import { ListSidebar } from '../features/keep-bookmarks/list-sidebar.tsx';
import { MoveDialog } from '../features/keep-bookmarks/move-dialog.tsx';
import { ShareList } from '../features/keep-bookmarks/share-list.tsx';
import { useSelection } from '../features/keep-bookmarks/use-selection.ts';
import { titles } from '../manifest.ts';
import { paths } from '../paths.ts';
import { thisAddress } from './way-back.ts';
import styles from '../features/keep-bookmarks/sort-bookmarks.module.css';
import bookmarkRowStyles from '../features/keep-bookmarks/bookmark-row.module.css';

/** What the person has marked: ten a page, the newest first, sorted into lists when they like. */
export function BookmarksPage() {
  const [{ type, page_from, list: listId, view }, setFilters] = useUrlState(bookmarkFilters);
  const page = useBookmarkPage(type, page_from, listId);
  const lists = useBookmarkLists();
  const { list: marked, loading } = useBookmarks();
  const { removed, remove } = useRemoveBookmark();
  const removeMany = useRemoveMany();
  const navigate = useNavigation();
  const [isMoving, setIsMoving] = useState(false);
  const shown = page.data?.bookmarks.filter(({ id }) => !removed.has(id)) ?? [];
  const selection = useSelection(shown);
  const total = page.data?.total ?? 0;
  const isEmpty = page.isSuccess && shown.length === 0 && page_from === 0;
  const list = lists.data?.items.find(({ id }) => id === listId);
  const experts = shown.flatMap(({ id, username, target }) =>
    selection.isSelected(id) && username && target ? [username] : [],
  );

  async function removeSelected() {
    try {
      const { removed: gone } = await removeMany.mutateAsync({ body: { bookmarks: selection.selected } });
      selection.clear();
      notify.success({ title: `${gone.length} ${gone.length === 1 ? 'bookmark' : 'bookmarks'} removed` });
      await bookmarkStore.retry();
    } catch (error) {
      notify.error({
        title: 'The bookmarks could not be removed.',
        description: isApiError(error) ? error.message : 'Check the connection and try again.',
      });
    }
  }

  return (
    <Page title={titles.bookmarks} width={1180}>
      <BookmarkTabs
        active={type}
        inList={listId === undefined ? undefined : (list ?? null)}
        onChange={(tab) => setFilters({ type: tab, page_from: 0 })}
      />
      <div className={styles.sorted}>
        <ListSidebar
          active={listId}
          total={loading ? undefined : marked.length}
          onOpen={(id) => setFilters({ list: id, page_from: 0 })}
        />
        <div>
          <div className={styles.head}>
            <h2 className="r-card-title">{list?.name ?? 'All saved'}</h2>
            <Segmented
              aria-label="View"
              value={view}
              onChange={(chosen) => setFilters({ view: chosen === 'grid' ? 'grid' : 'list' })}
              options={[
                { value: 'list', label: 'List' },
                { value: 'grid', label: 'Grid' },
              ]}
            />
            {list ? (
              <>
                <ShareList list={list} />
                <ListMenu list={list} onRemoved={() => setFilters({ list: undefined, page_from: 0 })} />
              </>
            ) : null}
          </div>
          {page.isPending && <PageSkeleton variant="list" label="Loading bookmarks" rows={5} />}
          {page.isError && !page.data && (
            <PanelError
              message="Your bookmarks could not be loaded. They are kept."
              error={page.error}
              retrying={page.isFetching}
              onRetry={() => void page.refetch()}
            />
          )}
          {isEmpty && <NoBookmarks type={type} listName={list?.name} searchHref={paths.search.href()} />}
          {shown.length > 0 && (
            <ul
              className={
                view === 'grid'
                  ? classNames(bookmarkRowStyles.bookmarks, bookmarkRowStyles.grid)
                  : bookmarkRowStyles.bookmarks
              }
              aria-label="Bookmarks"
              aria-busy={page.isPlaceholderData}
            >
              {shown.map((bookmark) => (
                <BookmarkRow
                  key={bookmark.id}
                  bookmark={bookmark}
                  isSelected={selection.isSelected(bookmark.id)}
                  onSelect={() => selection.toggle(bookmark.id)}
                  onRemove={() => void remove(bookmark)}
                />
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
        </div>
      </div>
      <SelectionBar
        count={selection.selected.length}
        onClear={selection.clear}
        actions={[
          { key: 'move', label: 'Move to list', onRun: () => setIsMoving(true) },
          { key: 'remove', label: 'Remove', danger: true, onRun: () => void removeSelected() },
          {
            key: 'compare',
            label: 'Compare',
            disabled: experts.length < 2 || experts.length > maximumCompared,
            onRun: () => navigate?.(paths.compare.href(experts, thisAddress())),
          },
          {
            key: 'inquire',
            label: getInquireLabel(experts.length),
            primary: true,
            disabled: experts.length === 0 || experts.length > maximumRecipients,
            onRun: () => navigate?.(paths.inquire.href(experts, thisAddress())),
          },
        ]}
      />
      {isMoving ? (
        <MoveDialog
          ids={selection.selected}
          onClose={() => setIsMoving(false)}
          onMoved={() => {
            setIsMoving(false);
            selection.clear();
          }}
        />
      ) : null}
    </Page>
  );
}
