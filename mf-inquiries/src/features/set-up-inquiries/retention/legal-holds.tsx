import { formatNumber } from '@rostrum/contracts';
import {
  AppLink,
  Button,
  Card,
  ConfirmButton,
  PageSkeleton,
  PanelError,
  PlusIcon,
  RelativeTime,
  notify,
} from '@rostrum/ui-kit';
import { Pager } from '@rostrum/ui-kit/data';
import type { LegalHold } from '@rostrum/contracts/inquiries';
import { lazy, Suspense, useState } from 'react';
import { paths } from '../../../paths.ts';
import { OrganisationHold } from './organisation-hold.tsx';
import { useLegalHolds, useLiftHold } from './retention.queries.ts';
import styles from './retention.module.css';

const HoldDialog = lazy(async () => ({ default: (await import('./hold-dialog.tsx')).HoldDialog }));
const pageSize = 10;

/** Inquiries that nothing may erase, each with its reason. */
export function LegalHolds() {
  const [from, setFrom] = useState(0);
  const [isAdding, setIsAdding] = useState(false);
  const holds = useLegalHolds({ page_from: from, page_size: pageSize });
  const { items, total = 0 } = holds.data ?? {};
  return (
    <Card
      title="Legal hold"
      hint={total > 0 ? formatNumber(total) : undefined}
      extra={
        <Button icon={<PlusIcon aria-hidden size={16} />} onClick={() => setIsAdding(true)}>
          Put on hold
        </Button>
      }
    >
      <p className={styles.quiet}>
        What is on hold is kept whole: retention does not erase it, and it keeps the names of people who
        delete their accounts.
      </p>
      {holds.data ? <OrganisationHold hold={holds.data.organisation ?? null} /> : null}
      {holds.isError ? (
        <PanelError onRetry={() => void holds.refetch()} retrying={holds.isFetching} />
      ) : items === undefined ? (
        <PageSkeleton variant="list" label="Loading legal holds" />
      ) : items.length === 0 && from === 0 ? (
        <p>
          {holds.data?.organisation ? 'No inquiry has a hold of its own.' : 'No inquiry is on legal hold.'}
        </p>
      ) : (
        <>
          <ul className={styles.holds}>
            {items.map((hold) => (
              <Hold key={hold.id} hold={hold} />
            ))}
          </ul>
          <Pager from={from} size={pageSize} total={total} onChange={setFrom} />
        </>
      )}
      {isAdding ? (
        <Suspense>
          <HoldDialog onClose={() => setIsAdding(false)} />
        </Suspense>
      ) : null}
    </Card>
  );
}

function Hold({ hold: { id, ref, subject, reason, by, at, closed_at } }: { hold: LegalHold }) {
  const lift = useLiftHold();
  return (
    <li>
      <div className={styles.words}>
        <p dir="auto">
          <AppLink href={paths.detail.href(id)}>{ref}</AppLink> {subject}
        </p>
        <p className={styles.quiet} dir="auto">
          {reason}
        </p>
        <p className={styles.quiet}>
          {by}, <RelativeTime value={at} />
          {closed_at === null ? ' · not closed' : null}
        </p>
      </div>
      <ConfirmButton
        aria-label={`Lift the hold of ${ref}`}
        title={`Lift the legal hold of ${ref}?`}
        consequence="If its time is over, the next round erases it, and what names people who deleted their accounts is removed."
        confirmLabel="Lift hold"
        danger
        onConfirm={async () => {
          try {
            await lift(id);
            notify.success({ title: `Legal hold of ${ref} lifted` });
          } catch (error) {
            notify.error({
              title: `The legal hold of ${ref} was not lifted.`,
              description: error instanceof Error ? error.message : undefined,
            });
          }
        }}
      >
        Lift hold
      </ConfirmButton>
    </li>
  );
}
