import { BookmarkIcon, FolderIcon, PanelError, PlusIcon, Share2Icon } from '@rostrum/ui-kit';
import { useState } from 'react';
import { useBookmarkLists, useCreateList } from './bookmark-lists.queries.ts';
import { NameDialog } from './name-dialog.tsx';
import styles from './list-sidebar.module.css';

export interface ListSidebarProps {
  /** Id of the list that is shown; undefined for everything. */
  active: string | undefined;
  total: number | undefined;
  onOpen: (list: string | undefined) => void;
}

/** The named lists beside the bookmarks; on phones a row to swipe through. */
export function ListSidebar({ active, total, onOpen }: ListSidebarProps) {
  const lists = useBookmarkLists();
  const create = useCreateList();
  const [isNaming, setIsNaming] = useState(false);
  return (
    <nav className={styles.lists} aria-label="Lists">
      <h2 className={styles.title}>Lists</h2>
      <ul>
        <li>
          <button
            type="button"
            className={styles.entry}
            aria-current={active === undefined ? 'true' : undefined}
            onClick={() => onOpen(undefined)}
          >
            <BookmarkIcon aria-hidden size={16} />
            <span className={styles.name}>All saved</span>
            <span className={styles.count}>{total}</span>
          </button>
        </li>
        {lists.data?.items.map((list) => (
          <li key={list.id}>
            <button
              type="button"
              className={styles.entry}
              aria-current={active === list.id ? 'true' : undefined}
              onClick={() => onOpen(list.id)}
            >
              {list.share_path ? <Share2Icon aria-hidden size={16} /> : <FolderIcon aria-hidden size={16} />}
              <span className={styles.name} title={list.name}>
                {list.name}
              </span>
              {list.share_path ? <span className="r-visually-hidden">, shared</span> : null}
              <span className={styles.count}>{list.total}</span>
            </button>
          </li>
        ))}
        <li>
          <button type="button" className={styles.entry} onClick={() => setIsNaming(true)}>
            <PlusIcon aria-hidden size={16} />
            <span className={styles.name}>New list</span>
          </button>
        </li>
      </ul>
      {lists.isError ? (
        <PanelError
          message="Your lists could not be loaded."
          onRetry={() => void lists.refetch()}
          retrying={lists.isFetching}
        />
      ) : null}
      {isNaming ? (
        <NameDialog
          title="New list"
          confirmLabel="Make list"
          onSave={async (name) => onOpen((await create.mutateAsync({ body: { name } })).id)}
          onClose={() => setIsNaming(false)}
        />
      ) : null}
    </nav>
  );
}
