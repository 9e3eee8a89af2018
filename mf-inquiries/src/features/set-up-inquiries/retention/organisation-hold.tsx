import type { OrganisationHold as Held } from '@rostrum/contracts/inquiries';
import { Button, ConfirmButton, RelativeTime, notify } from '@rostrum/ui-kit';
import { lazy, Suspense, useState } from 'react';
import { useLiftAll } from './retention.queries.ts';
import styles from './retention.module.css';

const HoldAllDialog = lazy(async () => ({ default: (await import('./hold-dialog.tsx')).HoldAllDialog }));

/** The hold on everything: why and since when, or the way to it. */
export function OrganisationHold({ hold }: { hold: Held | null }) {
  const lift = useLiftAll();
  const [isAsking, setIsAsking] = useState(false);
  if (hold === null)
    return (
      <>
        <Button className={styles.all} onClick={() => setIsAsking(true)}>
          Hold everything
        </Button>
        {isAsking ? (
          <Suspense>
            <HoldAllDialog onClose={() => setIsAsking(false)} />
          </Suspense>
        ) : null}
      </>
    );
  return (
    <div className={styles.everything}>
      <div className={styles.words}>
        <p>
          <b>Everything is on legal hold</b>
        </p>
        <p className={styles.quiet} dir="auto">
          {hold.reason}
        </p>
        <p className={styles.quiet}>
          {hold.by}, <RelativeTime value={hold.at} />
        </p>
      </div>
      <ConfirmButton
        aria-label="Lift the hold of everything"
        title="Lift the legal hold of everything?"
        consequence="What is over its time is erased in the next round, and what names people who deleted their accounts is removed. Inquiries with a hold of their own keep it."
        confirmLabel="Lift hold"
        danger
        onConfirm={async () => {
          try {
            await lift({});
            notify.success({ title: 'The legal hold of everything was lifted' });
          } catch (error) {
            notify.error({
              title: 'The legal hold was not lifted.',
              description: error instanceof Error ? error.message : undefined,
            });
          }
        }}
      >
        Lift hold
      </ConfirmButton>
    </div>
  );
}
