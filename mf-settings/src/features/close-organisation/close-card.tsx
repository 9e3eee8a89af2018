import { formatDay, formatList } from '@rostrum/contracts';
import { organisationAccount, type OrganisationAccountSettings } from '@rostrum/contracts/settings';
import { contractQueryKey, tellRefusal, useContractMutation } from '@rostrum/remote-runtime';
import { useQueryClient } from '@rostrum/remote-runtime/query';
import { Button, Card, notify, PanelError, SkeletonBlock } from '@rostrum/ui-kit';
import { useState } from 'react';
import { describeLoss, describeStatus } from './account-words.ts';
import { CloseDialog, type CloseDialogProps } from './close-dialog.tsx';
import styles from './close-organisation.module.css';
import { useOrganisationAccount } from './organisation-account.queries.ts';

type Confirmed = CloseDialogProps['confirmed'];

function Closing({ account, confirmed }: { account: OrganisationAccountSettings; confirmed: Confirmed }) {
  const queryClient = useQueryClient();
  const [isClosing, setIsClosing] = useState(false);
  const keep = useContractMutation(organisationAccount.keep, { invalidates: [] });
  const { organisation, closing_at, may_close, owners } = account;
  const take = (next: OrganisationAccountSettings) =>
    queryClient.setQueryData(contractQueryKey(organisationAccount.get), next);
  const keepIt = () =>
    keep.mutateAsync({}).then((kept) => {
      take(kept);
      notify.success({
        title: `${organisation} stays.`,
        description: 'We emailed all owners and administrators.',
      });
    }, tellRefusal('Could not keep it.'));
  const who = `Only ${owners.length === 1 ? `${owners[0] ?? ''}, the owner,` : `the owners ${formatList(owners)}`} can`;
  if (closing_at !== null)
    return (
      <>
        <p role="status">
          <strong>
            {organisation} closes on {formatDay(closing_at)}.
          </strong>{' '}
          {describeLoss(account)}
        </p>
        {may_close ? (
          <Button loading={keep.isPending} onClick={() => void keepIt()}>
            Keep {organisation}
          </Button>
        ) : (
          <p className={styles.quiet}>{who} keep it.</p>
        )}
      </>
    );
  return (
    <>
      <p className={styles.quiet}>
        {may_close
          ? 'Pages stay up for 30 days, and you can keep it until then.'
          : `${who} do this. Pages stay up for 30 days.`}
      </p>
      {may_close ? (
        <Button danger onClick={() => setIsClosing(true)}>
          Close the account
        </Button>
      ) : null}
      {isClosing ? (
        <CloseDialog
          account={account}
          confirmed={confirmed}
          onClosed={take}
          onClose={() => setIsClosing(false)}
        />
      ) : null}
    </>
  );
}

/** How the organisation stands, and closing it. */
export function CloseCard({ confirmed }: { confirmed: Confirmed }) {
  const { data, isError, isFetching, refetch } = useOrganisationAccount();
  if (!data)
    return (
      <Card title="Account">
        {isError ? (
          <PanelError onRetry={() => void refetch()} retrying={isFetching} />
        ) : (
          <SkeletonBlock height={72} />
        )}
      </Card>
    );
  const { name, line } = describeStatus(data);
  return (
    <>
      <Card title={`Account: ${name}`}>
        <p className={styles.quiet}>{line}</p>
      </Card>
      <Card title={`Close ${data.organisation}’s account`}>
        <Closing account={data} confirmed={confirmed} />
      </Card>
    </>
  );
}
