import { SkeletonBlock, Button, Card, PanelError } from '@rostrum/ui-kit';
import { useState } from 'react';
import { SavedSearchRow } from './saved-search-row.tsx';
import { useSavedSearches } from './saved-searches.queries.ts';
import styles from './saved-searches.module.css';

const shown = 5;

/** The saved searches, those with new matches first; each is renamed, muted or removed in its place. */
export function SavedSearchesCard() {
  const list = useSavedSearches();
  const [isWhole, setIsWhole] = useState(false);
  const items = list.data?.items ?? [];
  return (
    <Card title="Saved searches" flush>
      {list.isPending && <SkeletonBlock height={120} />}
      {list.isError && <PanelError onRetry={() => void list.refetch()} retrying={list.isFetching} />}
      {list.isSuccess && items.length === 0 && (
        <p className={styles.savedEmpty}>
          Select “Save search” above your results to hear about new experts who match.
        </p>
      )}
      {items.length > 0 && (
        <ul className={styles.savedRows}>
          {(isWhole ? items : items.slice(0, shown)).map((search) => (
            <SavedSearchRow key={search.id} search={search} />
          ))}
        </ul>
      )}
      {items.length > shown && !isWhole && (
        <Button type="link" block onClick={() => setIsWhole(true)}>
          Show all {items.length}
        </Button>
      )}
    </Card>
  );
}
