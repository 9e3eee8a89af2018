import { authClient } from '@rostrum/auth-client';
import { accountDeletedPath, formatDay, restorableUntilStorageKey } from '@rostrum/contracts';
import { useSession } from '@rostrum/remote-runtime';
import { Card, LinkButton, Page, PageSkeleton, PanelError } from '@rostrum/ui-kit';
import {
  DeleteAccountForm,
  type DeleteAccountFormProps,
} from '../features/delete-account/delete-account-form.tsx';
import styles from '../features/delete-account/delete-account.module.css';
import { useDeletionPlan } from '../features/delete-account/deletion-plan.queries.ts';
import { ConfirmationProvider, useConfirmation } from '../features/protect-account/confirm/confirmation.tsx';
import { DataExportCard } from '../features/take-data/data-export-card.tsx';
import { useSecurity } from '../features/protect-account/security.queries.ts';
import { titles } from '../manifest.ts';
import { paths } from '../paths.ts';

function ConfirmedForm(props: Omit<DeleteAccountFormProps, 'confirmed'>) {
  const { confirmed } = useConfirmation();
  return <DeleteAccountForm {...props} confirmed={confirmed} />;
}

/** Leaves for a page outside of the dashboard, which needs no session: the server has ended all of this account. */
function leave(until: string): void {
  try {
    sessionStorage.setItem(restorableUntilStorageKey, until);
  } catch {
    // Storage may be switched off. The page then names the 30 days instead of the date.
  }
  authClient.signOut(accountDeletedPath).catch((error: unknown) => {
    console.error(error);
    window.location.assign(accountDeletedPath);
  });
}

/** Deleting the own account, and taking one's data along. */
export function DeleteAccountPage() {
  const plan = useDeletionPlan();
  const security = useSecurity();
  const { user } = useSession();
  const isIndividual = user?.type === 'individual';
  const above = isIndividual
    ? { label: titles.access, href: paths.access.href() }
    : { label: titles.contact, href: paths.contact.href() };
  const failed = [plan, security].filter(({ isError }) => isError);
  return (
    <Page
      title={titles.deleteAccount}
      width={1180}
      breadcrumbs={[above, { label: titles.deleteAccount }]}
      description={plan.data ? `You can undo this for 30 days, until ${formatDay(plan.data.until)}.` : null}
    >
      {plan.data && security.data ? (
        <div className={styles.columns}>
          <Card>
            <ConfirmationProvider overview={security.data}>
              <ConfirmedForm plan={plan.data} cancelHref={above.href} onDone={leave} />
            </ConfirmationProvider>
          </Card>
          <div className={styles.column}>
            <DataExportCard kind="person" />
            {isIndividual ? (
              <Card title="Or leave only for a while">
                <p className={styles.quiet}>
                  Make the profile private. No one finds you and nothing is lost.
                </p>
                <LinkButton href={paths.access.href()}>Make my profile private</LinkButton>
              </Card>
            ) : null}
          </div>
        </div>
      ) : failed.length > 0 ? (
        <PanelError
          onRetry={() => failed.forEach((query) => void query.refetch())}
          retrying={failed.some(({ isFetching }) => isFetching)}
        />
      ) : (
        <PageSkeleton variant="detail" label="Loading what deleting your account means" />
      )}
    </Page>
  );
}
