import { rangeQuery, type CountedPeriod } from '@rostrum/contracts/analytics';
import { useUrlState } from '@rostrum/remote-runtime';
import type { UseQueryResult } from '@rostrum/remote-runtime/query';
import { EmptyState, Page, PageSkeleton, PanelError } from '@rostrum/ui-kit';
import type { ReactNode } from 'react';
import { titles } from '../../../manifest.ts';
import { Definitions, type Definition } from '../panels/definitions.tsx';
import styles from './layout.module.css';
import { describeDays } from '../panels/period-text.ts';
import { RangeControl } from './range-control.tsx';

export interface FiguresPageProps<Figures extends { period: CountedPeriod }> {
  title: string;
  /** What the page answers. */
  question: string;
  result: UseQueryResult<Figures>;
  /** Whether anything was counted, in these days or before. */
  hasFigures: (figures: Figures) => boolean;
  empty: { title: string; description: string };
  definitions: readonly Definition[];
  canCountAll?: boolean;
  /** What else can be had of these figures. */
  more?: ReactNode;
  children: (figures: Figures) => ReactNode;
}

/** A page of figures for days that are chosen in its address. */
export function FiguresPage<Figures extends { period: CountedPeriod }>({
  title,
  question,
  result,
  hasFigures,
  empty,
  definitions,
  canCountAll = false,
  more,
  children,
}: FiguresPageProps<Figures>) {
  const [query, setQuery] = useUrlState(rangeQuery);
  const { data, error, isFetching, isPlaceholderData } = result;
  return (
    <Page
      title={title}
      documentTitle={title === titles.analytics ? title : `${title}, ${titles.analytics}`}
      width={1328}
      description={data ? `${question} ${describeDays(data.period)}` : question}
      actions={
        <>
          <RangeControl query={query} period={data?.period} onChange={setQuery} canCountAll={canCountAll} />
          {more}
        </>
      }
    >
      {error ? (
        <PanelError onRetry={() => void result.refetch()} retrying={isFetching} message={error.message} />
      ) : !data ? (
        <PageSkeleton variant="tiles" label="Loading figures" />
      ) : hasFigures(data) ? (
        <div className={styles.page} aria-busy={isPlaceholderData}>
          {children(data)}
          <Definitions list={definitions} />
        </div>
      ) : (
        <EmptyState {...empty} />
      )}
    </Page>
  );
}
