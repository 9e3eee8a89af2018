import { Page, PageSkeleton, PanelError } from '@rostrum/ui-kit';
import { FirstStepsCard } from '../features/home/first-steps.tsx';
import { dateLine, greetingOf } from '../features/home/greeting.ts';
import { HomeTiles } from '../features/home/home-tiles.tsx';
import { useHome, useHomeExtras } from '../features/home/home.queries.ts';
import { HomeSide } from '../features/home/home-side.tsx';
import { MissingPart } from '../features/home/missing-part.tsx';
import { NeedsYou } from '../features/home/needs-you.tsx';
import { DeadlineTimelineCard } from '../features/home/deadline-timeline.tsx';
import { titles } from '../manifest.ts';
import styles from './home-page.module.css';

/** The administrator's morning in ten seconds: today's line, figures, what waits. */
export function HomePage() {
  const home = useHome();
  const extras = useHomeExtras().data;
  const data = home.data;
  const retry = { onRetry: () => void home.refetch(), retrying: home.isFetching };
  if (home.isError && !data)
    return (
      <Page title={titles.home} width={1328}>
        <PanelError {...retry} />
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
        {extras?.first_steps ? <FirstStepsCard steps={extras.first_steps} /> : null}
        {data.runway ? (
          <DeadlineTimelineCard home={{ ...data, runway: data.runway }} />
        ) : (
          <MissingPart title="Today" {...retry} />
        )}
        {data.tiles ? (
          <HomeTiles home={data} tiles={data.tiles} extras={extras} />
        ) : (
          <MissingPart title="What waits" {...retry} />
        )}
        <div className={styles.columns}>
          {data.needs_you ? (
            <NeedsYou inquiries={data.needs_you} now={data.now} />
          ) : (
            <MissingPart title="Needs you" {...retry} />
          )}
          <HomeSide home={data} {...retry} />
        </div>
      </div>
    </Page>
  );
}
