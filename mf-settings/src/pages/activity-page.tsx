import { ExportChanges } from '@rostrum/change-log';
import { activity as calls, activityQuery, formatNumber } from '@rostrum/contracts';
import { useApiClient, useSession, useUrlState } from '@rostrum/remote-runtime';
import { EmptyState, NoMatches, Page, PageSkeleton, PanelError } from '@rostrum/ui-kit';
import { lazy, Suspense } from 'react';
import { ActivityFilterBar } from '../features/browse-activity/activity-filters.tsx';
import { ActivityList } from '../features/browse-activity/activity-list.tsx';
import { useActivity } from '../features/browse-activity/activity.queries.ts';
import { RecentlyViewed } from '../features/browse-activity/recently-viewed.tsx';
import styles from './activity-page.module.css';

const RecordCheck = lazy(async () => ({
  default: (await import('../features/browse-activity/record-check.tsx')).RecordCheck,
}));

const words = { noun: 'About', file: 'activity.csv' };
const unfiltered = {
  entity: undefined,
  actor: undefined,
  verb: undefined,
  days: undefined,
  from: undefined,
  to: undefined,
  since: undefined,
  page_from: 0,
};

/** What happened, newest first: the organisation's log for administrators, their own steps for everybody else. */
export function ActivityPage() {
  const [filters, setFilters] = useUrlState(activityQuery);
  const { role } = useSession();
  const activity = useActivity(filters);
  const api = useApiClient();
  const { items, total, actors = [], verbs = [] } = activity.data ?? {};
  const { entity, actor, verb, days, since, from, to } = filters;
  const isFiltered = Boolean(entity || actor || verb || days || since || from || to);

  return (
    <Page
      title={role === 'administrator' ? 'Activity History' : 'Activity'}
      count={total === undefined ? undefined : formatNumber(total)}
      width={1180}
      actions={
        total ? (
          <ExportChanges
            readPage={(page) => api.call(calls.list, { query: { ...filters, ...page } })}
            words={words}
          />
        ) : undefined
      }
    >
      <ActivityFilterBar value={filters} actors={actors} verbs={verbs} onChange={setFilters} />
      <div className={styles.columns}>
        {activity.isError ? (
          <PanelError onRetry={() => void activity.refetch()} retrying={activity.isFetching} />
        ) : items === undefined ? (
          <PageSkeleton variant="list" label="Loading activity" />
        ) : items.length === 0 ? (
          isFiltered ? (
            <NoMatches
              message="Nothing that fits these filters happened."
              onClear={() => setFilters(unfiltered)}
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
