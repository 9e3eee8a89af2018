import { pageQuery } from '@rostrum/contracts';
import { useSession, useUrlState } from '@rostrum/remote-runtime';
import { Button, Page, UserRoundPlusIcon } from '@rostrum/ui-kit';
import { useState } from 'react';
import { useMembers } from '../features/manage-access/access.queries.ts';
import { InvitationsList } from '../features/manage-access/invitations/invitations-list.tsx';
import { InviteDialog } from '../features/manage-access/invitations/invite-dialog.tsx';
import { MembersTable } from '../features/manage-access/members/members-table.tsx';
import { RoleCard } from '../features/manage-access/roles/role-card.tsx';
import { titles } from '../manifest.ts';
import styles from './organisation-access.module.css';

/** Who belongs to the organisation, as what, and who is invited. */
export function OrganisationAccess() {
  const [filters, setFilters] = useUrlState(pageQuery);
  const { user } = useSession();
  const { data } = useMembers(filters);
  const [isInviting, setIsInviting] = useState(false);
  const isOwner = user?.type === 'owner';
  return (
    <Page
      title={titles.access}
      count={data ? (data.total === 1 ? 'one member' : `${data.total} members`) : undefined}
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
            isOwner={isOwner}
          />
          <InvitationsList />
        </div>
        <RoleCard />
      </div>
      {isInviting ? <InviteDialog mayGiveOwner={isOwner} onClose={() => setIsInviting(false)} /> : null}
    </Page>
  );
}
