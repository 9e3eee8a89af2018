import { formatNumber, isGranted } from '@rostrum/contracts';
import { inquiryActivityQuery } from '@rostrum/contracts/inquiries';
import { useSession, useUrlState } from '@rostrum/remote-runtime';
import { EmptyState, NoMatches, Page, PageSkeleton, PanelError } from '@rostrum/ui-kit';
import { Pager } from '@rostrum/ui-kit/data';
import { ExportSteps } from '../../features/browse-steps/export-steps.tsx';
import { StepFilters } from '../../features/browse-steps/step-filters.tsx';
import { StepList } from '../../features/browse-steps/step-list.tsx';
import { useSteps } from '../../features/browse-steps/steps.queries.ts';
import { ExportRecords } from '../../features/hand-on-records/export-records.tsx';
import { RecordsFile } from '../../features/hand-on-records/records-file.tsx';
import { titles } from '../../manifest.ts';

/** Who did what about which inquiry, and when. */
export function InquiryActivityPage() {
  const [filters, setFilters] = useUrlState(inquiryActivityQuery);
  const steps = useSteps(filters);
  const { items, total = 0, actors = [] } = steps.data ?? {};
  const { role } = useSession();
  const handsOnRecords = role !== null && isGranted(role, 'organisation.administer');
  const isFiltered = Boolean(filters.q || filters.actor || filters.what || filters.days);
  const clear = () =>
    setFilters({ q: undefined, actor: undefined, what: undefined, days: undefined, page_from: 0 });
  return (
    <Page
      title={titles.activity}
      count={steps.data ? formatNumber(total) : undefined}
      width={1180}
      actions={
        <>
          {handsOnRecords ? <ExportRecords /> : null}
          {total > 0 ? <ExportSteps filters={filters} /> : null}
        </>
      }
    >
      {handsOnRecords ? <RecordsFile /> : null}
      <StepFilters value={filters} actors={actors} onChange={setFilters} />
      {steps.isError ? (
        <PanelError onRetry={() => void steps.refetch()} retrying={steps.isFetching} />
      ) : items === undefined ? (
        <PageSkeleton variant="list" label="Loading activity" />
      ) : items.length === 0 ? (
        isFiltered ? (
          <NoMatches message="No steps in this range." onClear={clear} />
        ) : (
          <EmptyState
            title="No activity yet"
            description="Once inquiries arrive, every reply, assignment and decision is listed here."
          />
        )
      ) : (
        <>
          <StepList items={items} />
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
