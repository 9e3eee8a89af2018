import { Card, PanelError, SkeletonBlock } from '@rostrum/ui-kit';
import { DomainsStep } from '../features/manage-sso/domains-step.tsx';
import { JoinRole } from '../features/manage-sso/join-role.tsx';
import { useSso } from '../features/manage-sso/sso.queries.ts';
import { useConfirmation } from '../features/protect-account/confirm/confirmation.tsx';
import styles from './organisation-access.module.css';

/** Domains that may join by themselves: those that single sign-on knows too, each proven by a DNS record. */
export function JoiningCard() {
  const sso = useSso();
  const { confirmed } = useConfirmation();
  return (
    <Card title="Joining by email domain">
      <p className={styles.about}>
        People who have confirmed an address at a domain of yours can join by themselves, without an
        invitation. Prove the domain first. Seat limits apply.
      </p>
      {sso.data ? (
        <DomainsStep
          sso={sso.data}
          confirmed={confirmed}
          renderProven={(entry) => <JoinRole entry={entry} />}
        />
      ) : sso.isError ? (
        <PanelError onRetry={() => void sso.refetch()} retrying={sso.isFetching} />
      ) : (
        <SkeletonBlock height={120} />
      )}
    </Card>
  );
}
