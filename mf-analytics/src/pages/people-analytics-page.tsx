import { useSession } from '@rostrum/remote-runtime';
import { Card } from '@rostrum/ui-kit';
import { FigureTiles } from '../features/overview/figure-tiles.tsx';
import { isCounted, OverviewPage } from '../features/overview/overview-page.tsx';
import { TopPeople } from '../features/overview/top-people.tsx';
import { ViewsTrend } from '../features/charts/trend-cards.tsx';
import { titles } from '../manifest.ts';
import styles from './analytics-page.module.css';

/** How often profiles are looked at: those of the people in reach; experts and individuals see their own. */
export function PeopleAnalyticsPage() {
  const { role } = useSession();
  const isOwn = role === 'expert' || role === 'individual';
  return (
    <OverviewPage
      title={isOwn ? titles.myProfile : titles.people}
      hasFigures={({ views, forms_opened }) => isCounted(views, { total: forms_opened })}
      empty={{
        title: 'No views counted yet',
        description:
          'Views are counted on public profiles, without cookies. The first figures appear with the first visitor.',
      }}
    >
      {(overview) => (
        <div className={styles.page}>
          <FigureTiles overview={overview} figures={['views', 'opened', 'inquiries']} />
          <div className={isOwn ? undefined : styles.pair}>
            <ViewsTrend views={overview.views} />
            {isOwn ? null : (
              <Card title="Most viewed">
                <TopPeople people={overview.top_people} />
              </Card>
            )}
          </div>
        </div>
      )}
    </OverviewPage>
  );
}
