import type { AllFigures } from '@rostrum/contracts/analytics';
import { LinkButton } from '@rostrum/ui-kit';
import { useSession } from '@rostrum/remote-runtime';
import { Navigate, useLocation } from '@rostrum/remote-runtime/router';
import { allDefinitions, allTiles, funnelLabels } from '../features/figures/all/all-words.ts';
import { EmbedsPanel } from '../features/figures/all/embeds-panel.tsx';
import { MostReadPanels } from '../features/figures/all/most-read-panels.tsx';
import { ViewsPanel } from '../features/figures/all/views-panel.tsx';
import { BreakdownPanel } from '../features/figures/panels/breakdown-panel.tsx';
import { PlacesPanel } from '../features/figures/map/places-panel.tsx';
import { FiguresPage } from '../features/figures/frame/figures-page.tsx';
import { useAllFigures } from '../features/figures/frame/figures.queries.ts';
import { isRecorded } from '../features/figures/panels/period-text.ts';
import { PersonLabel } from '../features/figures/panels/person-label.tsx';
import { RankingPanel } from '../features/figures/panels/ranking-panel.tsx';
import { SearchPanels } from '../features/figures/panels/search-panels.tsx';
import { StepsPanel } from '../features/figures/panels/steps-panel.tsx';
import { Tiles } from '../features/figures/panels/tiles.tsx';
import { names, units } from '../features/figures/panels/words.ts';
import { inquiryStepLabels } from '../features/figures/inquiries/inquiry-words.ts';
import { titles } from '../manifest.ts';
import { paths } from '../paths.ts';
import styles from '../features/figures/frame/layout.module.css';

const isCounted = ({ people, posts, questions, inquiries }: AllFigures) =>
  [people.total, posts.total, questions.total, inquiries].some(
    ({ now, before }) => (now ?? 0) + (before ?? 0) > 0,
  );

/** All figures of the organisation. Roles whose tabs begin elsewhere are led to their first one. */
export function AnalyticsPage() {
  const { role } = useSession();
  const { search } = useLocation();
  return role === 'administrator' ? (
    <AllFiguresPage />
  ) : (
    <Navigate to={paths.people.href() + search} replace />
  );
}

const MostViewed = ({ rows, others }: AllFigures['most_viewed']) => (
  <RankingPanel
    title="Most viewed"
    row={units.people}
    unit={units.views}
    columns={['Person', 'Views']}
    rows={rows.map(({ views, ...person }) => ({
      key: person.username,
      name: person.name,
      label: <PersonLabel {...person} />,
      cells: [views],
    }))}
    others={others}
  />
);

const AllFiguresPage = () => (
  <FiguresPage
    title={titles.analytics}
    question="Who looks at our people, posts and answers, and what comes of it?"
    result={useAllFigures()}
    hasFigures={isCounted}
    empty={{
      title: 'Nothing counted yet',
      description:
        'Views are counted on public pages, without cookies. The first figures appear with the first visitor.',
    }}
    canCountAll
    more={
      <>
        <LinkButton href={paths.report.href()}>Monthly report</LinkButton>
        <LinkButton href={paths.coverage.href()}>Coverage report</LinkButton>
      </>
    }
    definitions={allDefinitions}
  >
    {(figures) => (
      <>
        <Tiles tiles={allTiles(figures)} period={figures.period} />
        <ViewsPanel figures={figures} />
        <StepsPanel
          title="From impression to coverage"
          unit={units.impressions}
          theme="all"
          steps={figures.funnel}
          labels={funnelLabels}
          last="became known coverage"
        />
        <PlacesPanel figures={figures} />
        <div className={styles.pair}>
          <StepsPanel
            title="What became of inquiries"
            unit={units.inquiries}
            theme="inquiry"
            steps={figures.steps}
            labels={inquiryStepLabels}
            last="led to something"
          />
          {figures.people.total.now === null ? null : (
            <BreakdownPanel
              title="Where profile views came from"
              column="Source"
              unit={units.views}
              theme="all"
              breakdown={figures.sources}
              name={names.source}
            />
          )}
          {isRecorded(figures.searches.since, figures.period) ? (
            <SearchPanels searches={figures.searches} />
          ) : null}
          {figures.people.total.now === null ? null : <MostViewed {...figures.most_viewed} />}
          {figures.most_read ? <MostReadPanels read={figures.most_read} /> : null}
          <div className={styles.page}>
            <BreakdownPanel
              title="Programs of assistants"
              column="Program"
              unit={units.pages}
              theme="all"
              breakdown={figures.crawlers}
              name={names.text}
            />
            <EmbedsPanel embeds={figures.embeds} />
          </div>
        </div>
      </>
    )}
  </FiguresPage>
);
