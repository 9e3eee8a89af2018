import type { Invitation } from '@rostrum/contracts';
import { PanelError, SectionHeading } from '@rostrum/ui-kit';
import { DataTable, Segmented } from '@rostrum/ui-kit/data';
import { useState } from 'react';
import { useInvitations } from '../access.queries.ts';
import { invitationColumns } from './invitation-columns.tsx';
import styles from './invitations.module.css';

type InvitationStatus = Invitation['status'];
const statuses: readonly { value: InvitationStatus; label: string; none: string }[] = [
  { value: 'pending', label: 'Open', none: 'No open invitations.' },
  { value: 'expired', label: 'Expired', none: 'No invitation has run out.' },
  { value: 'accepted', label: 'Accepted', none: 'No invitation has been accepted yet.' },
  { value: 'revoked', label: 'Revoked', none: 'No invitation was taken back.' },
];
const size = 10;

/** Invitations by what became of them. */
export function InvitationsList() {
  const [status, setStatus] = useState<InvitationStatus>('pending');
  const [from, setFrom] = useState(0);
  const invitations = useInvitations({ status, page_from: from, page_size: size });
  return (
    <section className={styles.invitations} aria-label="Invitations">
      <SectionHeading
        hint="Links work for 14 days"
        extra={
          <Segmented<InvitationStatus>
            size="small"
            aria-label="Invitations that are"
            options={statuses.map(({ value, label }) => ({ value, label }))}
            value={status}
            onChange={(next) => {
              setStatus(next);
              setFrom(0);
            }}
          />
        }
      >
        Invitations
      </SectionHeading>
      {invitations.isError ? (
        <PanelError onRetry={() => void invitations.refetch()} retrying={invitations.isFetching} />
      ) : (
        <DataTable
          label="Invitations"
          columns={invitationColumns}
          rows={invitations.data?.items}
          rowKey={({ id }) => id}
          skeletonRows={2}
          page={{ from, size, total: invitations.data?.total ?? 0, onChange: setFrom }}
          refreshing={invitations.isPlaceholderData}
          empty={<p className={styles.help}>{statuses.find(({ value }) => value === status)?.none}</p>}
        />
      )}
    </section>
  );
}
