import { memberListQuery } from '@rostrum/contracts';
import { useSession, useUrlState } from '@rostrum/remote-runtime';
import { Button, Page, UserRoundPlusIcon } from '@rostrum/ui-kit';
import { useState } from 'react';
import { DirectoryAccessCard } from '../features/choose-directory-access/directory-access-card.tsx';
import { CloseCard } from '../features/close-organisation/close-card.tsx';
import { useMembers, type MemberFilters } from '../features/manage-access/access.queries.ts';
import { InvitationsList } from '../features/manage-access/invitations/invitations-list.tsx';
import { InviteDialog } from '../features/manage-access/invitations/invite-dialog.tsx';
import { MembersTable } from '../features/manage-access/members/members-table.tsx';
import { RoleCard } from '../features/manage-access/roles/role-card.tsx';
import { ConfirmationProvider, useConfirmation } from '../features/protect-account/confirm/confirmation.tsx';
import { useSecurity } from '../features/protect-account/security.queries.ts';
import { DataExportCard } from '../features/take-data/data-export-card.tsx';
import { titles } from '../manifest.ts';
import { JoiningCard } from './joining-card.tsx';
import styles from './organisation-access.module.css';

function ConfirmedCloseCard() {
  const { confirmed } = useConfirmation();
  return <CloseCard confirmed={confirmed} />;
}

function ConfirmedExportCard() {
  const { confirmed } = useConfirmation();
  return <DataExportCard kind="organisation" confirmed={confirmed} />;
}

function countMembers(total: number, { q, state }: MemberFilters): string {
  if (state === 'deactivated') return `${total} deactivated`;
  if (q !== undefined) return total === 1 ? 'one found' : `${total} found`;
  return total === 1 ? 'one member' : `${total} members`;
}

/** Who belongs to the organisation, as what, and who is invited. */
export function OrganisationAccess() {
  const [filters, setFilters] = useUrlState(memberListQuery);
  const { user } = useSession();
  const { data } = useMembers(filters);
  const [isInviting, setIsInviting] = useState(false);
  const security = useSecurity();
  const isOwner = user?.type === 'owner';
  return (
    <Page
      title={titles.access}
      count={data && countMembers(data.total, filters)}
      width={1328}
      actions={
        <Button type="primary" icon={<UserRoundPlusIcon aria-hidden />} onClick={() => setIsInviting(true)}>
          Invite people
        </Button>
      }
    >
      <div className={styles.columns}>
        <div className={styles.column}>
          <MembersTable
            filters={filters}
            onPage={(page_from) => setFilters({ page_from })}
            onSearch={(q) => setFilters({ q: q || undefined, page_from: 0 }, { replace: true })}
            onState={(state) => setFilters({ state, page_from: 0 })}
            isOwner={isOwner}
          />
          <InvitationsList />
        </div>
        <div className={styles.column}>
          <RoleCard />
          <DirectoryAccessCard />
          <ConfirmationProvider overview={security.data}>
            <JoiningCard />
            <ConfirmedExportCard />
            <ConfirmedCloseCard />
          </ConfirmationProvider>
        </div>
      </div>
      {isInviting ? <InviteDialog mayGiveOwner={isOwner} onClose={() => setIsInviting(false)} /> : null}
    </Page>
  );
}
