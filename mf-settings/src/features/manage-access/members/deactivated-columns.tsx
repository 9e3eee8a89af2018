import type { Member } from '@rostrum/contracts';
import { RelativeTime } from '@rostrum/ui-kit';
import { PersonCell, Status, type DataColumn } from '@rostrum/ui-kit/data';
import { DeactivatedActions } from './deactivated-actions.tsx';
import { roleIcons, roleNames } from '../roles/role-words.ts';

/** Those who are kept out: what they were, since when, and the way back. An owner is let in by owners alone. */
export const deactivatedColumns = (isOwner: boolean): readonly DataColumn<Member>[] => [
  {
    key: 'name',
    title: 'Member',
    card: 'title',
    skeleton: 'person',
    render: ({ name, email, image }) => (
      <PersonCell name={name} secondary={email} image={image} username={email} />
    ),
  },
  {
    key: 'role',
    title: 'Role before',
    width: 164,
    card: 'status',
    skeleton: 'short',
    render: ({ role }) => <Status icon={roleIcons[role]}>{roleNames[role]}</Status>,
  },
  {
    key: 'since',
    title: 'Deactivated',
    width: 150,
    card: 'meta',
    cardLabel: 'Deactivated',
    skeleton: 'short',
    render: ({ deactivated_at }) => <RelativeTime value={deactivated_at} />,
  },
  {
    key: 'actions',
    title: <span className="r-visually-hidden">Actions</span>,
    width: 150,
    align: 'end',
    card: 'meta',
    render: (member) =>
      member.role === 'individual' || (member.role === 'owner' && !isOwner) ? null : (
        <DeactivatedActions member={member} />
      ),
  },
];
