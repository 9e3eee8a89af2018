import { Page, PageSkeleton, PanelError } from '@rostrum/ui-kit';
import { useLocation, useNavigate } from '@rostrum/remote-runtime/router';
import { ConfirmMailbox } from '../features/protect-account/confirm/confirm-mailbox.tsx';
import { useSecurity } from '../features/protect-account/security.queries.ts';
import { SecuritySettings } from './security-settings.tsx';
import { titles } from '../manifest.ts';

/** How the person signs in. */
export function PasswordPage() {
  const security = useSecurity();
  // The email that confirms who is there leads here.
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const token = new URLSearchParams(search).get('confirm_mailbox');
  return (
    <Page title={titles.password} width={1180} description="How you sign in, and where you are signed in.">
      {token === null ? null : (
        <ConfirmMailbox key={token} token={token} onDone={() => void navigate(pathname, { replace: true })} />
      )}
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
