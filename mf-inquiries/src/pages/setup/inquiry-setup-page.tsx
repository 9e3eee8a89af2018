import { Page, PageSkeleton, PanelError } from '@rostrum/ui-kit';
import { TypesSection } from '../../features/set-up-inquiries/types-section.tsx';
import { useSetup } from '../../features/set-up-inquiries/setup.queries.ts';
import styles from '../../features/set-up-inquiries/setup.module.css';
import { titles } from '../../manifest.ts';

/** How the organisation takes inquiries. Each section is saved by itself. */
export function InquirySetupPage() {
  const { data, isError, isFetching, refetch } = useSetup();
  return (
    <Page title={titles.setup} width={1180} description="Each section is saved by itself.">
      {data ? (
        <div className={styles.columns}>
          <div className={styles.sections}>
            <TypesSection saved={data.types} />
          </div>
        </div>
      ) : isError ? (
        <PanelError onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <PageSkeleton variant="detail" label="Loading the setup" />
      )}
    </Page>
  );
}
