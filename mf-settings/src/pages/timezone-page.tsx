import { Page, PageSkeleton, PanelError, useNow } from '@rostrum/ui-kit';
import { MembersElsewhere } from '../features/choose-timezone/members-elsewhere.tsx';
import { OrganisationZoneForm } from '../features/choose-timezone/organisation-zone-form.tsx';
import { OwnZoneCard } from '../features/choose-timezone/own-zone-card.tsx';
import { useTimezone } from '../features/choose-timezone/timezone.queries.ts';
import { titles } from '../manifest.ts';
import styles from '../features/choose-timezone/timezone.module.css';

/** The clock that the organisation runs on. */
export function TimezonePage() {
  const { data, isError, isFetching, refetch } = useTimezone();
  const now = useNow();
  return (
    <Page
      title={titles.timezone}
      width={1180}
      description={
        data ? `${data.organisation} uses this time zone for its deadlines, posts and figures.` : null
      }
    >
      {data ? (
        <div className={styles.columns}>
          <OrganisationZoneForm saved={data} now={now} />
          <div className={styles.column}>
            <OwnZoneCard saved={data} now={now} />
            <MembersElsewhere members={data.elsewhere} now={now} />
          </div>
        </div>
      ) : isError ? (
        <PanelError onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <PageSkeleton variant="detail" label="Loading the time zone" />
      )}
    </Page>
  );
}
