import { activityQuery, formatNumber } from '@rostrum/contracts';
import { useSession, useUrlState } from '@rostrum/remote-runtime';
import { EmptyState, NoMatches, Page, PageSkeleton, PanelError } from '@rostrum/ui-kit';
import { FilterBar, FilterChip } from '@rostrum/ui-kit/data';
import { lazy, Suspense } from 'react';
import { ActivityList } from '../features/browse-activity/activity-list.tsx';
import { useActivity, type ActivityFilters } from '../features/browse-activity/activity.queries.ts';
import { RecentlyViewed } from '../features/browse-activity/recently-viewed.tsx';
import styles from './activity-page.module.css';

const RecordCheck = lazy(async () => ({
  default: (await import('../features/browse-activity/record-check.tsx')).RecordCheck,
}));

const kinds = [
  { value: 'inquiry', label: 'Inquiries' },
  { value: 'person', label: 'People' },
  { value: 'post', label: 'Posts' },
  { value: 'question', label: 'Q&A' },
  { value: 'user', label: 'Accounts' },
  { value: 'organisation', label: 'Organisation' },
];

/** What happened, newest first: the organisation's log for administrators, their own steps for everybody else. */
export function ActivityPage() {
  const [filters, setFilters] = useUrlState(activityQuery);
  const { role } = useSession();
  const activity = useActivity(filters);
  const { items, total } = activity.data ?? {};

  return (
    <Page
      title={role === 'administrator' ? 'Activity History' : 'Activity'}
      count={total === undefined ? undefined : formatNumber(total)}
      width={1180}
    >
      <FilterBar>
        <FilterChip
          name="About"
          options={kinds}
          value={filters.entity ? [filters.entity] : []}
          onChange={([entity]) => setFilters({ entity: entity as ActivityFilters['entity'], page_from: 0 })}
        />
      </FilterBar>
      <div className={styles.columns}>
        {activity.isError ? (
          <PanelError onRetry={() => void activity.refetch()} retrying={activity.isFetching} />
        ) : items === undefined ? (
          <PageSkeleton variant="list" label="Loading activity" />
        ) : items.length === 0 ? (
          filters.entity ? (
            <NoMatches
              message="Nothing of this kind happened yet."
              onClear={() => setFilters({ entity: undefined })}
            />
          ) : (
            <EmptyState
              title="Nothing happened yet"
              description="Every step of your work is kept here with who took it and when."
            />
          )
        ) : (
          <ActivityList
            entries={items}
            page={{
              from: filters.page_from,
              size: filters.page_size,
              total: total ?? 0,
              onChange: (page_from) => setFilters({ page_from }),
            }}
          />
        )}
        <div className={styles.side}>
          {role === 'administrator' ? (
            <Suspense fallback={null}>
              <RecordCheck />
            </Suspense>
          ) : null}
          <RecentlyViewed />
        </div>
      </div>
    </Page>
  );
}
