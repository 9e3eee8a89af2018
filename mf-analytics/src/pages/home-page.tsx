import { formatNumber, type Home } from '@rostrum/contracts';
import { formatShare, measureChange } from '@rostrum/contracts/analytics';
import { AppLink, LinkButton, Page, PageSkeleton, PanelError } from '@rostrum/ui-kit';
import { TrendBadge } from '@rostrum/ui-kit/data';
import { BarList } from '../features/figures/charts/bar-list.tsx';
import { dayText } from '../features/figures/charts/day-text.ts';
import { TrendLine } from '../features/figures/charts/trend-line.tsx';
import { Panel } from '../features/figures/panels/panel.tsx';
import { describeGaps, describeSeries } from '../features/figures/panels/sentences.ts';
import { units } from '../features/figures/panels/words.ts';
import { DeskNow } from '../features/home/desk-now.tsx';
import { FirstStepsCard } from '../features/home/first-steps.tsx';
import { dateLine, greetingOf, welcomeTo } from '../features/home/greeting.ts';
import { useLiveHome } from '../features/home/use-live-home.ts';
import { HomeTiles } from '../features/home/home-tiles.tsx';
import { useHome, useHomeExtras } from '../features/home/home.queries.ts';
import { MissingPart, type MissingPartProps } from '../features/home/missing-part.tsx';
import { NeedsYou } from '../features/home/needs-you.tsx';
import { DeadlineTimelineCard } from '../features/home/deadline-timeline.tsx';
import { titles } from '../manifest.ts';
import { paths } from '../paths.ts';
import styles from './home-page.module.css';

function Month({ month }: { month: NonNullable<Home['inquiries_30_days']> }) {
  const { total, by_day, before_by_day, answered_in_time, answered } = month;
  const change = measureChange(total);
  const inTime = formatShare(answered_in_time, answered);
  return (
    <Panel
      title="Inquiries, 30 days"
      sentence={describeSeries(
        { total, points: by_day, before: before_by_day, step: 1, since: null },
        units.inquiries,
      )}
      table={{
        columns: ['Day', 'This period', 'Before'],
        rows: by_day.map(({ date, count }, place) => [
          dayText(date),
          count,
          before_by_day[place]?.count ?? '–',
        ]),
      }}
    >
      <p className={styles.figure}>
        <span className="r-figure">{formatNumber(total.now)}</span>
        {inTime === '–' ? null : (
          <span>
            <strong>{inTime}</strong> answered in time
          </span>
        )}
        {change === null ? (
          <span>{formatNumber(total.before)} in the previous 30 days</span>
        ) : (
          <TrendBadge change={change} comparedWith="on the previous 30 days" isSaidByPage />
        )}
      </p>
      <TrendLine
        label="Inquiries a day, last 30 days"
        theme="inquiry"
        days={by_day}
        before={before_by_day}
        height={130}
      />
      <p className={styles.more}>
        <LinkButton href={paths.inquiries.href()}>Inquiry analytics</LinkButton>
      </p>
    </Panel>
  );
}

const Gaps = ({ gaps }: { gaps: NonNullable<Home['searches_without_result']> }) => (
  <Panel
    title="Searches without results"
    sentence={describeGaps(gaps.length)}
    table={{ columns: ['Search', 'People'], rows: gaps.map(({ text, count }) => [text, count]) }}
  >
    <BarList
      rows={gaps.map(({ text, count }) => ({
        key: text,
        label: <AppLink href={paths.gaps.href()}>{text}</AppLink>,
        count,
      }))}
      unit="people"
      theme="qanda"
    />
    <p className={styles.more}>
      <LinkButton href={paths.gaps.href()}>All gaps</LinkButton>
    </p>
  </Panel>
);

/** How the last thirty days went, and what people searched for and did not find. */
const HomeSide = ({
  home: { inquiries_30_days: month, searches_without_result: gaps },
  ...retry
}: { home: Home } & Omit<MissingPartProps, 'title'>) => (
  <div className={styles.side}>
    {month ? <Month month={month} /> : <MissingPart title="Inquiries, 30 days" {...retry} />}
    {gaps ? <Gaps gaps={gaps} /> : <MissingPart title="Searches without results" {...retry} />}
  </div>
);

/** The line of today's deadlines, and the figures of what waits. */
const Day = ({
  home,
  extra,
  retry,
}: {
  home: Home;
  extra: Parameters<typeof HomeTiles>[0]['extra'];
  retry: Omit<MissingPartProps, 'title'>;
}) => (
  <>
    {home.runway ? (
      <DeadlineTimelineCard home={{ ...home, runway: home.runway }} />
    ) : (
      <MissingPart title="Today" {...retry} />
    )}
    {home.tiles ? (
      <HomeTiles home={home} tiles={home.tiles} extra={extra} />
    ) : (
      <MissingPart title="What waits" {...retry} />
    )}
  </>
);

/** The administrator's morning in ten seconds: today's line, figures, what waits. */
export function HomePage() {
  useLiveHome();
  const home = useHome();
  const beside = useHomeExtras();
  const extras = beside.data;
  const extra = {
    extras,
    failed: beside.isError && !extras,
    onRetry: () => void beside.refetch(),
  };
  const data = home.data;
  const retry = { onRetry: () => void home.refetch(), retrying: home.isFetching };
  if (home.isError && !data)
    return (
      <Page title={titles.home} width={1328}>
        <PanelError {...retry} />
      </Page>
    );
  const isQuiet = data?.runway?.length === 0 && data.needs_you_total === 0;
  // Whether a quiet day is that of a new organisation is only known then.
  if (!data || (isQuiet && beside.isPending))
    return (
      <Page title={titles.home} width={1328}>
        <PageSkeleton variant="tiles" label="Loading home" rows={6} />
      </Page>
    );
  const steps = extras?.first_steps;
  const newcomer = isQuiet ? steps : undefined;
  return (
    <Page
      title={newcomer ? welcomeTo(data.firstname, newcomer) : greetingOf(data)}
      documentTitle={titles.home}
      eyebrow={dateLine(data.now, data.timezone)}
      voice
      width={1328}
      actions={extras?.desk ? <DeskNow desk={extras.desk} home={data} /> : null}
    >
      <div className={styles.page}>
        {steps ? <FirstStepsCard steps={steps} /> : null}
        {newcomer ? null : <Day home={data} extra={extra} retry={retry} />}
        <div className={styles.columns}>
          {data.needs_you ? (
            <NeedsYou inquiries={data.needs_you} total={data.needs_you_total} now={data.now} />
          ) : (
            <MissingPart title="Needs you" {...retry} />
          )}
          <HomeSide home={data} {...retry} />
        </div>
      </div>
    </Page>
  );
}
