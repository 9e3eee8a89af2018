import { formatDay } from '@rostrum/contracts';
import { useSession } from '@rostrum/remote-runtime';
import { Card, LinkButton, Page, PageSkeleton, PanelError } from '@rostrum/ui-kit';
import { useState } from 'react';
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

/** Deleting the own account, and taking one's data along. */
export function DeleteAccountPage() {
  const plan = useDeletionPlan();
  const security = useSecurity();
  const { user } = useSession();
  const [until, setUntil] = useState<string>();
  const isIndividual = user?.type === 'individual';
  const above = isIndividual
    ? { label: titles.access, href: paths.access.href() }
    : { label: titles.contact, href: paths.contact.href() };
  if (until !== undefined)
    return (
      <Page title="Your account is deleted" width={1180}>
        <p role="status">
          You are signed out everywhere. Until {formatDay(until)} the link in our email brings your account
          back.
        </p>
        <div>
          <LinkButton href="/logout">Leave</LinkButton>
        </div>
      </Page>
    );
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
              <ConfirmedForm plan={plan.data} cancelHref={above.href} onDone={setUntil} />
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
