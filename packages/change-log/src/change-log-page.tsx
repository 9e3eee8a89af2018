import { formatNumber, type ChangesRoute } from '@rostrum/contracts';
import { contractQueryOptions, useApiClient, useUrlState } from '@rostrum/remote-runtime';
import { keepPreviousData, useQuery } from '@rostrum/remote-runtime/query';
import { EmptyState, NoMatches, Page, PageSkeleton, PanelError } from '@rostrum/ui-kit';
import { Pager } from '@rostrum/ui-kit/data';
import type { ComponentProps } from 'react';
import { ChangeFilters } from './change-filters.tsx';
import { ChangeList, type ChangeListProps } from './change-list.tsx';
import type { ChangeWords } from './change-words.ts';
import { ExportChanges } from './export-changes.tsx';

interface ChangeLogPageProps {
  /** The call that reads the changes. */
  route: ChangesRoute;
  words: ChangeWords;
  back?: ComponentProps<typeof Page>['back'];
  renderAction?: ChangeListProps['renderAction'];
}

/** Who changed which of one type of thing, when, and what it was before. */
export function ChangeLogPage({ route, words, back, renderAction }: ChangeLogPageProps) {
  if (!route.query) throw new Error(`The call ${route.id} takes no filters.`);
  const api = useApiClient();
  const [filters, setFilters] = useUrlState(route.query);
  const changes = useQuery({
    ...contractQueryOptions(route, { query: filters }),
    placeholderData: keepPreviousData,
  });
  const { items, total = 0, actors = [] } = changes.data ?? {};
  const isFiltered = Boolean(filters.q || filters.actor || filters.what || filters.days);
  const clear = () =>
    setFilters({ q: undefined, actor: undefined, what: undefined, days: undefined, page_from: 0 });
  return (
    <Page
      title={words.title}
      count={changes.data ? formatNumber(total) : undefined}
      width={1180}
      back={back}
      actions={
        total > 0 ? (
          <ExportChanges
            readPage={(page) => api.call(route, { query: { ...filters, ...page } })}
            words={words}
          />
        ) : undefined
      }
    >
      <ChangeFilters value={filters} actors={actors} words={words} onChange={setFilters} />
      {changes.isError ? (
        <PanelError onRetry={() => void changes.refetch()} retrying={changes.isFetching} />
      ) : items === undefined ? (
        <PageSkeleton variant="list" label="Loading changes" />
      ) : items.length === 0 ? (
        isFiltered ? (
          <NoMatches message="No changes in this range." onClear={clear} />
        ) : (
          <EmptyState title="No changes yet" description={words.empty} />
        )
      ) : (
        <>
          <ChangeList items={items} renderAction={renderAction} />
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
