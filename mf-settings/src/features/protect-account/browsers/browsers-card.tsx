import { authClient } from '@rostrum/auth-client';
import { security } from '@rostrum/contracts';
import { tellRefusal, useContractMutation } from '@rostrum/remote-runtime';
import { SkeletonBlock, Card, ConfirmButton, PanelError, notify } from '@rostrum/ui-kit';
import { useSignedInBrowsers } from '../security.queries.ts';
import parts from '../security-parts.module.css';
import { BrowserRow } from './browser-row.tsx';

/** Where the person is signed in, and the way to sign out of it. */
export function BrowsersCard() {
  const browsers = useSignedInBrowsers();
  const end = useContractMutation(security.endSessions);
  const items = browsers.data?.items ?? [];

  const endOthers = () =>
    end.mutateAsync({ body: { which: 'others' } }).then(({ ended }) => {
      notify.success({
        title: ended === 1 ? 'One other browser was signed out.' : `${ended} other browsers were signed out.`,
      });
    }, tellRefusal('Could not sign the others out.'));
  const endAll = () =>
    end
      .mutateAsync({ body: { which: 'all' }, endsSession: true })
      .then(() => authClient.signOut(), tellRefusal('Could not sign out everywhere.'));

  return (
    <Card title="Where you are signed in" hint={items.length > 1 ? String(items.length) : undefined} flush>
      {browsers.isError ? (
        <div className={parts.footer}>
          <PanelError onRetry={() => void browsers.refetch()} retrying={browsers.isFetching} />
        </div>
      ) : null}
      {browsers.isPending ? (
        <div className={parts.footer} aria-busy="true">
          <SkeletonBlock width="40%" />
        </div>
      ) : null}
      <ul className={parts.rows}>
        {items.map((browser) => (
          <BrowserRow key={browser.id} browser={browser} />
        ))}
      </ul>
      {items.length > 0 ? (
        <div className={parts.footer}>
          <div className={parts.buttons}>
            {items.length > 1 ? (
              <ConfirmButton
                title="Sign the other browsers out?"
                consequence="Each of them asks for a new sign-in at once. You stay signed in here."
                confirmLabel="Sign the others out"
                onConfirm={() => void endOthers()}
              >
                Sign the others out
              </ConfirmButton>
            ) : null}
            <ConfirmButton
              title="Sign out everywhere?"
              consequence="Every browser, this one too, asks for a new sign-in at once."
              confirmLabel="Sign out everywhere"
              danger
              onConfirm={() => void endAll()}
            >
              Sign out everywhere
            </ConfirmButton>
          </div>
        </div>
      ) : null}
    </Card>
  );
}
