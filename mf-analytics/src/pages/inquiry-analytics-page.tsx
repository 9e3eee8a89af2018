import { FigureTiles } from '../features/overview/figure-tiles.tsx';
import { InquiryTypes } from '../features/overview/inquiry-types.tsx';
import { isCounted, OverviewPage } from '../features/overview/overview-page.tsx';
import { InquiriesTrend } from '../features/charts/trend-cards.tsx';
import { titles } from '../manifest.ts';
import styles from './analytics-page.module.css';

/** How many inquiries came, of which types, and how they were answered. */
export const InquiryAnalyticsPage = () => (
  <OverviewPage
    title={titles.inquiries}
    hasFigures={({ inquiries }) => isCounted(inquiries)}
    empty={{ title: 'No inquiries yet', description: 'The first figures appear with the first inquiry.' }}
  >
    {(overview) => (
      <div className={styles.page}>
        <FigureTiles overview={overview} figures={['inquiries', 'led', 'inTime', 'reply']} />
        <div className={styles.pair}>
          <InquiriesTrend inquiries={overview.inquiries} />
          <InquiryTypes inquiries={overview.inquiries} />
        </div>
      </div>
    )}
  </OverviewPage>
);
