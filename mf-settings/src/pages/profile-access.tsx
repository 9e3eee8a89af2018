import { Page, PageSkeleton, PanelError } from '@rostrum/ui-kit';
import { ProfileAccessForm } from '../features/choose-profile-access/profile-access-form.tsx';
import { useProfileAccess } from '../features/choose-profile-access/profile-access.queries.ts';
import { titles } from '../manifest.ts';

const isMissing = (error: Error) => 'code' in error && error.code === 'not_found';

/** Who may see the profile of an individual. */
export function ProfileAccess() {
  const { data, error, isFetching, refetch } = useProfileAccess();
  return (
    <Page title={titles.access} width={1180}>
      {data ? (
        <ProfileAccessForm saved={data} />
      ) : error ? (
        isMissing(error) ? (
          <p>{error.message}</p>
        ) : (
          <PanelError onRetry={() => void refetch()} retrying={isFetching} />
        )
      ) : (
        <PageSkeleton variant="detail" label="Loading who sees your profile" />
      )}
    </Page>
  );
}
