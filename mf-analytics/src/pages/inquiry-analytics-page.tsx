import type { InquiryFigures } from '@rostrum/contracts/analytics';
import { ArrivalPanels } from '../features/figures/inquiries/arrival-panels.tsx';
import { AskedPanels } from '../features/figures/inquiries/asked-panels.tsx';
import { InquiryGroups } from '../features/figures/inquiries/inquiry-groups.tsx';
import {
  inquiryDefinitions,
  inquiryStepLabels,
  inquiryTiles,
} from '../features/figures/inquiries/inquiry-words.ts';
import { FiguresPage } from '../features/figures/frame/figures-page.tsx';
import { useInquiryFigures } from '../features/figures/frame/figures.queries.ts';
import { KeptPanel } from '../features/figures/inquiries/kept-panel.tsx';
import { LoadPanel } from '../features/figures/inquiries/load-panel.tsx';
import { ScreeningPanel } from '../features/figures/inquiries/screening-panel.tsx';
import { ServicePanel } from '../features/figures/inquiries/service-panel.tsx';
import { WeekPanel } from '../features/figures/inquiries/week-panel.tsx';
import { ShiftPanel } from '../features/figures/inquiries/shift-panel.tsx';
import { SeriesPanel } from '../features/figures/panels/series-panel.tsx';
import { StepsPanel } from '../features/figures/panels/steps-panel.tsx';
import { Tiles } from '../features/figures/panels/tiles.tsx';
import { units } from '../features/figures/panels/words.ts';
import { titles } from '../manifest.ts';
import styles from '../features/figures/frame/layout.module.css';

const hasInquiries = ({ inquiries: { total } }: InquiryFigures) => (total.now ?? 0) + (total.before ?? 0) > 0;

/** How many inquiries came, from whom, and how they were answered. */
export const InquiryAnalyticsPage = () => (
  <FiguresPage
    title={titles.inquiries}
    question="How many inquiries come, and are they answered in time?"
    result={useInquiryFigures()}
    hasFigures={hasInquiries}
    empty={{
      title: 'No inquiries in these days',
      description:
        'The first figures appear with the first inquiry. Choose a longer period to see earlier ones.',
    }}
    definitions={inquiryDefinitions}
  >
    {(figures) => (
      <>
        <Tiles tiles={inquiryTiles(figures)} period={figures.period} />
        <div className={styles.pair}>
          <SeriesPanel
            title="Inquiries over time"
            unit={units.inquiries}
            theme="inquiry"
            series={figures.inquiries}
          />
          <StepsPanel
            title="What became of them"
            unit={units.inquiries}
            theme="inquiry"
            steps={figures.steps}
            labels={inquiryStepLabels}
            last="led to something"
          />
        </div>
        <div className={styles.pair}>
          <ServicePanel figures={figures} />
          <KeptPanel kept={figures.kept} />
        </div>
        <div className={styles.pair}>
          <WeekPanel fields={figures.by_time} timezone={figures.period.timezone} />
          <ShiftPanel shifts={figures.by_shift} timezone={figures.period.timezone} />
        </div>
        <ArrivalPanels figures={figures} />
        <InquiryGroups figures={figures} />
        {figures.load || figures.screening ? (
          <div className={styles.pair}>
            {figures.load ? <LoadPanel load={figures.load} /> : null}
            {figures.screening ? <ScreeningPanel screening={figures.screening} /> : null}
          </div>
        ) : null}
        {figures.asked ? <AskedPanels asked={figures.asked} /> : null}
      </>
    )}
  </FiguresPage>
);
