import { useSession } from '@rostrum/remote-runtime';
import { Navigate, useLocation } from '@rostrum/remote-runtime/router';
import { Card } from '@rostrum/ui-kit';
import { BarList } from '../features/overview/bar-list.tsx';
import { FigureTiles } from '../features/overview/figure-tiles.tsx';
import { InquiryTypes } from '../features/overview/inquiry-types.tsx';
import { isCounted, OverviewPage } from '../features/overview/overview-page.tsx';
import { TopPeople } from '../features/overview/top-people.tsx';
import { InquiriesTrend, ViewsTrend } from '../features/charts/trend-cards.tsx';
import { titles } from '../manifest.ts';
import { paths } from '../paths.ts';
import styles from './analytics-page.module.css';

/** All figures of the organisation. Roles whose tabs begin elsewhere are led to their first one. */
export function AnalyticsPage() {
  const { role } = useSession();
  const { search } = useLocation();
  if (role !== 'administrator') return <Navigate to={paths.people.href() + search} replace />;
  return (
    <OverviewPage
      title={titles.analytics}
      hasFigures={({ inquiries, views }) => isCounted(inquiries, views)}
      empty={{
        title: 'Nothing counted yet',
        description:
          'Views are counted on public profiles, without cookies. The first figures appear with the first visitor.',
      }}
    >
      {(overview) => (
        <div className={styles.page}>
          <FigureTiles
            overview={overview}
            figures={['views', 'opened', 'inquiries', 'led', 'inTime', 'reply']}
          />
          <div className={styles.pair}>
            <InquiriesTrend inquiries={overview.inquiries} />
            <ViewsTrend views={overview.views} />
          </div>
          <div className={styles.trio}>
            <Card title="Most viewed">
              <TopPeople people={overview.top_people} />
            </Card>
            <InquiryTypes inquiries={overview.inquiries} />
            <Card title="Searches without results">
              {overview.searches_without_result.length > 0 ? (
                <BarList
                  rows={overview.searches_without_result.map(({ text, count }) => ({
                    key: text,
                    label: text,
                    count,
                  }))}
                  unit="searches"
                  theme="qanda"
                />
              ) : (
                <p className="r-secondary">
                  A search appears here once two people tried it without a result.
                </p>
              )}
            </Card>
          </div>
        </div>
      )}
    </OverviewPage>
  );
}
