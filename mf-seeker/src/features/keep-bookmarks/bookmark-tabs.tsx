import type { BookmarkType } from '@rostrum/contracts';
import { Tabs } from '@rostrum/ui-kit/data';
import './bookmark-tabs.css';
import type { BookmarkTab } from './bookmarks.queries.ts';
import { useBookmarks } from './use-bookmarks.ts';

const tabs: readonly { key: BookmarkTab; label: string }[] = [
  { key: 'all', label: 'All' },
  { key: 'expert', label: 'Experts' },
  { key: 'post', label: 'Posts' },
  { key: 'question', label: 'Questions' },
];

/** Kinds of bookmarks with how many there are of each, as the store counts them. */
export function BookmarkTabs({
  active,
  onChange,
}: {
  active: BookmarkTab;
  onChange: (tab: BookmarkTab) => void;
}) {
  const { list, loading, failed } = useBookmarks();
  const countOf = (type: BookmarkType | 'all') =>
    type === 'all' ? list.length : list.filter((bookmark) => bookmark.type === type).length;
  return (
    <Tabs
      className="sk-bookmark-tabs"
      activeKey={active}
      onChange={(key) => onChange(tabs.find((tab) => tab.key === key)?.key ?? 'all')}
      items={tabs.map(({ key, label }) => ({
        key,
        label: (
          <>
            {label} {!loading && !failed && <span className="sk-bookmark-tabs__count">{countOf(key)}</span>}
          </>
        ),
      }))}
    />
  );
}
