import type { PeopleFigures } from '@rostrum/contracts/analytics';
import { useSession } from '@rostrum/remote-runtime';
import { Card } from '@rostrum/ui-kit';
import { dayText } from '../features/figures/charts/day-text.ts';
import { BreakdownPanel } from '../features/figures/panels/breakdown-panel.tsx';
import { FiguresPage } from '../features/figures/frame/figures-page.tsx';
import { usePeopleFigures } from '../features/figures/frame/figures.queries.ts';
import { isRecorded } from '../features/figures/panels/period-text.ts';
import { PersonLabel } from '../features/figures/panels/person-label.tsx';
import { RankingPanel } from '../features/figures/panels/ranking-panel.tsx';
import { countText } from '../features/figures/panels/sentences.ts';
import { FoundByPanel } from '../features/figures/people/found-by-panel.tsx';
import { SearchPanels } from '../features/figures/panels/search-panels.tsx';
import { SeriesPanel } from '../features/figures/panels/series-panel.tsx';
import { StepsPanel } from '../features/figures/panels/steps-panel.tsx';
import { Tiles } from '../features/figures/panels/tiles.tsx';
import { names, units } from '../features/figures/panels/words.ts';
import { peopleDefinitions, peopleStepLabels, peopleTiles } from '../features/figures/people/people-words.ts';
import { titles } from '../manifest.ts';
import styles from '../features/figures/frame/layout.module.css';

const hasVisits = ({ views: { total }, inquiries }: PeopleFigures) =>
  (total.now ?? 0) + (total.before ?? 0) + (inquiries.now ?? 0) > 0;

const Ranking = ({ people: { rows, others } }: { people: NonNullable<PeopleFigures['people']> }) => (
  <RankingPanel
    title="Most viewed"
    row={units.people}
    unit={units.views}
    columns={['Person', 'Views', 'Form opened', 'Inquiries']}
    rows={rows.map((person) => ({
      key: person.username,
      name: person.name,
      label: <PersonLabel {...person} />,
      cells: [person.views, person.forms_opened, person.inquiries],
    }))}
    others={others}
  />
);

const sourcesOf = [
  ['Where views came from', 'Source', 'sources', names.source],
  ['Sites that led here', 'Site', 'sites', names.text],
  ['On which device', 'Device', 'devices', names.device],
] as const;

/** What is known of visits, as far as the days are recorded. */
const Visits = ({ figures }: { figures: PeopleFigures }) => (
  <>
    <div className={styles.pair}>
      <SeriesPanel title="Profile views" unit={units.views} theme="people" series={figures.views} />
      {isRecorded(figures.actions_since, figures.period) ? (
        <StepsPanel
          title="From the impression to the inquiry"
          unit={units.impressions}
          theme="people"
          steps={figures.steps}
          labels={peopleStepLabels}
          last="inquiries were sent"
          note={figures.actions_since === null ? '' : ` Since ${dayText(figures.actions_since)}.`}
        />
      ) : null}
    </div>
    {figures.people ? <Ranking people={figures.people} /> : null}
    <div className={styles.trio}>
      {sourcesOf.map(([title, column, property, name]) => (
        <BreakdownPanel
          key={title}
          title={title}
          column={column}
          unit={units.views}
          theme="people"
          breakdown={figures[property]}
          name={name}
        />
      ))}
    </div>
    {figures.found_by ? <FoundByPanel foundBy={figures.found_by} isOwn={figures.people === null} /> : null}
    {figures.searches && isRecorded(figures.searches.since, figures.period) ? (
      <div className={styles.pair}>
        <SearchPanels searches={figures.searches} />
      </div>
    ) : null}
    <p className="r-secondary">
      {`Left out: ${countText(figures.left_out.programs, ['view', 'views'])} by programs and ${figures.left_out.staff} by your own staff.`}
    </p>
  </>
);

/** How profiles are found, and what visitors do there: people in reach; experts and individuals see their own. */
export function PeopleAnalyticsPage() {
  const { role } = useSession();
  const isOwn = role === 'expert' || role === 'individual';
  return (
    <FiguresPage
      title={isOwn ? titles.myProfile : titles.people}
      question={
        isOwn
          ? 'How is my profile found, and what do visitors do there?'
          : 'How are profiles found, and what do visitors do there?'
      }
      result={usePeopleFigures()}
      hasFigures={hasVisits}
      empty={{
        title: 'No views counted in these days',
        description:
          'Views are counted on public profiles, without cookies. The first figures appear with the first visitor.',
      }}
      canCountAll
      definitions={peopleDefinitions}
    >
      {(figures) => (
        <>
          <Tiles tiles={peopleTiles(figures)} period={figures.period} />
          {figures.views.total.now === null ? (
            <Card title="Profile views">
              <p className="r-secondary">Nothing was counted in these days yet.</p>
            </Card>
          ) : (
            <Visits figures={figures} />
          )}
        </>
      )}
    </FiguresPage>
  );
}
