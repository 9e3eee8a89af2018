import type { BookmarkList, BookmarkType } from '@rostrum/contracts';
import { Tabs } from '@rostrum/ui-kit/data';
import type { BookmarkTab } from './bookmarks.queries.ts';
import { useBookmarks } from './use-bookmarks.ts';
import styles from './bookmark-tabs.module.css';

const tabs: readonly { key: BookmarkTab; label: string }[] = [
  { key: 'all', label: 'All' },
  { key: 'expert', label: 'Experts' },
  { key: 'post', label: 'Posts' },
  { key: 'question', label: 'Questions' },
];

/** Kinds of bookmarks with how many there are of each: in the list that is shown, else of all as the store counts them. */
export function BookmarkTabs({
  active,
  inList,
  onChange,
}: {
  active: BookmarkTab;
  /** The list that is shown, whose bookmarks are counted then; null while it is loading. */
  inList: BookmarkList | null | undefined;
  onChange: (tab: BookmarkTab) => void;
}) {
  const { list, loading, failed } = useBookmarks();
  const isCounted = inList === undefined ? !loading && !failed : inList !== null;
  const countOf = (type: BookmarkType | 'all') => {
    if (inList) return type === 'all' ? inList.total : inList.totals[type];
    return type === 'all' ? list.length : list.filter((bookmark) => bookmark.type === type).length;
  };
  return (
    <Tabs
      className={styles.bookmarkTabs}
      activeKey={active}
      onChange={(key) => onChange(tabs.find((tab) => tab.key === key)?.key ?? 'all')}
      items={tabs.map(({ key, label }) => ({
        key,
        label: (
          <>
            {label} {isCounted && <span className={styles.count}>{countOf(key)}</span>}
          </>
        ),
      }))}
    />
  );
}
