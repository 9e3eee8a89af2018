import { formatNumber, personActivityQuery } from '@rostrum/contracts';
import { useUrlState } from '@rostrum/remote-runtime';
import { EmptyState, NoMatches, Page, PageSkeleton, PanelError } from '@rostrum/ui-kit';
import { Pager } from '@rostrum/ui-kit/data';
import { ChangeFilters } from '../features/browse-changes/change-filters.tsx';
import { ChangeList } from '../features/browse-changes/change-list.tsx';
import { useChanges } from '../features/browse-changes/changes.queries.ts';
import { ExportChanges } from '../features/browse-changes/export-changes.tsx';
import { titles } from '../manifest.ts';

/** Who changed which profile, when, and what it was before. */
export function PeopleActivityPage() {
  const [filters, setFilters] = useUrlState(personActivityQuery);
  const changes = useChanges(filters);
  const { items, total = 0, actors = [] } = changes.data ?? {};
  const isFiltered = Boolean(filters.q || filters.actor || filters.what || filters.days);
  const clear = () =>
    setFilters({ q: undefined, actor: undefined, what: undefined, days: undefined, page_from: 0 });
  return (
    <Page
      title={titles.activity}
      count={changes.data ? formatNumber(total) : undefined}
      width={1180}
      actions={total > 0 ? <ExportChanges filters={filters} /> : undefined}
    >
      <ChangeFilters value={filters} actors={actors} onChange={setFilters} />
      {changes.isError ? (
        <PanelError onRetry={() => void changes.refetch()} retrying={changes.isFetching} />
      ) : items === undefined ? (
        <PageSkeleton variant="list" label="Loading changes" />
      ) : items.length === 0 ? (
        isFiltered ? (
          <NoMatches message="No changes in this range." onClear={clear} />
        ) : (
          <EmptyState
            title="No changes yet"
            description="Who adds, edits or publishes somebody stands here, with each field before and after."
          />
        )
      ) : (
        <>
          <ChangeList items={items} />
          <Pager
            from={filters.page_from}
            size={filters.page_size}
            total={total}
            onChange={(page_from) => setFilters({ page_from })}
          />
        </>
      )}
    </Page>
  );
}
