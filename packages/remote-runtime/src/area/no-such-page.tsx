import { landingPageOf } from '@rostrum/contracts';
import { EmptyState, LinkButton, Page } from '@rostrum/ui-kit';
import { useLocation } from 'react-router';
import { useSession } from './use-session.ts';

/** What stands at a URL that is no page, or none for this role: the two are not told apart. */
export function NoSuchPage() {
  const { pathname } = useLocation();
  const { user } = useSession();
  return (
    <Page title="Page not found" hideTitle>
      <EmptyState
        title="Page not found"
        description={`${pathname} does not exist, or your role does not include it. Check the address, or go back to where you start.`}
        action={
          <LinkButton type="primary" href={user ? landingPageOf(user.type) : '/'}>
            Go to your start page
          </LinkButton>
        }
      />
    </Page>
  );
}
