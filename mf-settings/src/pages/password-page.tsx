import { Page, PageSkeleton, PanelError } from '@rostrum/ui-kit';
import { useSecurity } from '../features/protect-account/security.queries.ts';
import { SecuritySettings } from './security-settings.tsx';
import { titles } from '../manifest.ts';

/** How the person signs in. */
export function PasswordPage() {
  const security = useSecurity();
  return (
    <Page title={titles.password} width={1180} description="How you sign in, and where you are signed in.">
      {security.data ? (
        <SecuritySettings overview={security.data} />
      ) : security.isError ? (
        <PanelError onRetry={() => void security.refetch()} retrying={security.isFetching} />
      ) : (
        <PageSkeleton variant="detail" label="Loading how you sign in" />
      )}
    </Page>
  );
}
