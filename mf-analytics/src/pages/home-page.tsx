import { formatNumber, type Home } from '@rostrum/contracts';
import { AppLink, Card, Page, PageSkeleton, PanelError } from '@rostrum/ui-kit';
import { TrendBadge } from '@rostrum/ui-kit/data';
import { FiguresTable } from '../features/figures/charts/figures-table.tsx';
import { TrendLine } from '../features/figures/charts/trend-line.tsx';
import { dateLine, greetingOf } from '../features/home/greeting.ts';
import { HomeTiles } from '../features/home/home-tiles.tsx';
import { useHome } from '../features/home/home.queries.ts';
import { NeedsYou } from '../features/home/needs-you.tsx';
import { DeadlineTimelineCard } from '../features/home/deadline-timeline.tsx';
import { BarList } from '../features/figures/charts/bar-list.tsx';
import { changeOf, percent } from '../features/figures/panels/figures.ts';
import { titles } from '../manifest.ts';
import { paths } from '../paths.ts';
import styles from './home-page.module.css';

function Side({ home }: { home: Home }) {
  const { total, by_day, before_by_day, answered_in_time } = home.inquiries_30_days;
  return (
    <div className={styles.side}>
      <Card
        title="Inquiries, 30 days"
        extra={<TrendBadge change={changeOf(total)} comparedWith="on the previous 30 days" />}
      >
        <p className={styles.figure}>
          <span className="r-figure">{formatNumber(total.now)}</span>
          {answered_in_time === null ? null : (
            <span>
              <strong>{percent(answered_in_time)}</strong> answered in time
            </span>
          )}
        </p>
        <TrendLine
          label="Inquiries a day, last 30 days"
          theme="inquiry"
          days={by_day}
          before={before_by_day}
          height={130}
        />
        <FiguresTable caption="Inquiries a day, last 30 days" days={by_day} before={before_by_day} />
      </Card>
      <Card
        title="Searches without results"
        extra={<AppLink href={paths.analytics.href()}>All gaps</AppLink>}
      >
        {home.searches_without_result.length > 0 ? (
          <BarList
            rows={home.searches_without_result.map(({ text, count }) => ({ key: text, label: text, count }))}
            unit="searches"
            theme="qanda"
          />
        ) : (
          <p className="r-secondary">A search appears here once two people tried it without a result.</p>
        )}
      </Card>
    </div>
  );
}

/** The administrator's morning in ten seconds: today's line, six figures, what waits. */
export function HomePage() {
  const home = useHome();
  const data = home.data;
  if (home.isError && !data)
    return (
      <Page title={titles.home} width={1328}>
        <PanelError onRetry={() => void home.refetch()} retrying={home.isFetching} />
      </Page>
    );
  if (!data)
    return (
      <Page title={titles.home} width={1328}>
        <PageSkeleton variant="tiles" label="Loading home" rows={6} />
      </Page>
    );
  return (
    <Page
      title={greetingOf(data)}
      documentTitle={titles.home}
      eyebrow={dateLine(data.now, data.timezone)}
      voice
      width={1328}
    >
      <div className={styles.page}>
        <DeadlineTimelineCard home={data} />
        <HomeTiles home={data} />
        <div className={styles.columns}>
          <NeedsYou inquiries={data.needs_you} now={data.now} />
          <Side home={data} />
        </div>
      </div>
    </Page>
  );
}
