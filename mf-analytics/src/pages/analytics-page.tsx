import { inquiryTypeLabel, overviewQuery, type InquiryTypeId, type Overview } from '@rostrum/contracts';
import { useSession, useUrlState } from '@rostrum/remote-runtime';
import { Card, EmptyState, Page, PageSkeleton, PanelError } from '@rostrum/ui-kit';
import { Segmented } from '@rostrum/ui-kit/data';
import { FiguresTable } from '../features/charts/figures-table.tsx';
import { TrendChart } from '../features/charts/trend-chart.tsx';
import { BarList } from '../features/overview/bar-list.tsx';
import { FigureTiles } from '../features/overview/figure-tiles.tsx';
import { TopPeople } from '../features/overview/top-people.tsx';
import { useOverview, type Days } from '../features/overview/overview.queries.ts';
import styles from './analytics-page.module.css';

const ranges: { value: Days; label: string }[] = [
  { value: 7, label: '7 days' },
  { value: 30, label: '30 days' },
  { value: 90, label: '90 days' },
];

const isEmpty = ({ inquiries, views }: Overview) =>
  inquiries.total.now + inquiries.total.before + views.total.now + views.total.before === 0;

function Panels({ overview, days, isOwn }: { overview: Overview; days: Days; isOwn: boolean }) {
  const { inquiries, views, top_people, searches_without_result: gaps } = overview;
  const types = inquiries.by_type.map(({ type, count }) => ({
    key: String(type),
    label: inquiryTypeLabel(type as InquiryTypeId),
    count,
  }));
  return (
    <div className={styles.page}>
      <FigureTiles overview={overview} />
      <div className={styles.pair}>
        <Card title="Inquiries" hint={`${days} days`}>
          <TrendChart
            label="Inquiries a day"
            theme="inquiry"
            days={inquiries.by_day}
            before={inquiries.before_by_day}
          />
          <FiguresTable caption="Inquiries a day" days={inquiries.by_day} before={inquiries.before_by_day} />
        </Card>
        <Card title="Profile views" hint={`${days} days`}>
          <TrendChart
            label="Profile views a day"
            theme="people"
            days={views.by_day}
            before={views.before_by_day}
          />
          <FiguresTable caption="Profile views a day" days={views.by_day} before={views.before_by_day} />
        </Card>
      </div>
      <div className={isOwn ? undefined : styles.trio}>
        {isOwn ? null : (
          <Card title="Most viewed">
            <TopPeople people={top_people} />
          </Card>
        )}
        <Card title="Inquiries by type">
          {types.length > 0 ? (
            <BarList rows={types} unit="inquiries" theme="inquiry" />
          ) : (
            <p className="r-secondary">No inquiries in this period.</p>
          )}
        </Card>
        {isOwn ? null : (
          <Card title="Searched, nobody found">
            {gaps.length > 0 ? (
              <BarList
                rows={gaps.map(({ text, count }) => ({ key: text, label: text, count }))}
                unit="searches"
                theme="qanda"
              />
            ) : (
              <p className="r-secondary">Nothing that two or more people searched for came up empty.</p>
            )}
          </Card>
        )}
      </div>
    </div>
  );
}

/** Inquiries and profile views of the last days beside as many before; experts see their own. */
export function AnalyticsPage() {
  const [{ days }, setState] = useUrlState(overviewQuery);
  const { role } = useSession();
  const overview = useOverview(days);
  const isOwn = role === 'expert' || role === 'individual';
  return (
    <Page
      title={isOwn ? 'My Profile' : 'Analytics'}
      documentTitle="Analytics"
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
      ) : isEmpty(overview.data) ? (
        <EmptyState
          title="Nothing counted yet"
          description="Views are counted on public profiles and embeds, without cookies. The first figures appear with the first visitor."
        />
      ) : (
        <Panels overview={overview.data} days={days} isOwn={isOwn} />
      )}
    </Page>
  );
}
