import { overviewQuery, type Overview } from '@rostrum/contracts';
import { useUrlState } from '@rostrum/remote-runtime';
import { EmptyState, Page, PageSkeleton, PanelError } from '@rostrum/ui-kit';
import { Segmented } from '@rostrum/ui-kit/data';
import type { ReactNode } from 'react';
import { useOverview, type Days } from './overview.queries.ts';
import { titles } from '../../manifest.ts';

const ranges: { value: Days; label: string }[] = [
  { value: 7, label: '7 days' },
  { value: 30, label: '30 days' },
  { value: 90, label: '90 days' },
];

type Totals = { total: { now: number; before: number } };

/** Whether anything was counted in this period or the one before. */
export const isCounted = (...counted: readonly Totals[]): boolean =>
  counted.some(({ total }) => total.now + total.before > 0);

export interface OverviewPageProps {
  title: string;
  /** Whether there is anything to show. */
  hasFigures: (overview: Overview) => boolean;
  /** What is said when there is not. */
  empty: { title: string; description: string };
  children: (overview: Overview) => ReactNode;
}

/** A page of figures for a period that is chosen in its address. */
export function OverviewPage({ title, hasFigures, empty, children }: OverviewPageProps) {
  const [{ days }, setState] = useUrlState(overviewQuery);
  const overview = useOverview(days);
  return (
    <Page
      title={title}
      documentTitle={title === titles.analytics ? title : `${title}, ${titles.analytics}`}
      width={1328}
      description={`Staff and bots are left out. Compared with the ${days} days before.`}
      actions={
        <Segmented
          aria-label="Period"
          options={ranges}
          value={days}
          onChange={(next) => setState({ days: next })}
        />
      }
    >
      {overview.isError ? (
        <PanelError
          onRetry={() => void overview.refetch()}
          retrying={overview.isFetching}
          message={overview.error.message}
        />
      ) : !overview.data ? (
        <PageSkeleton variant="tiles" label="Loading figures" />
      ) : hasFigures(overview.data) ? (
        children(overview.data)
      ) : (
        <EmptyState {...empty} />
      )}
    </Page>
  );
}
