import type { Member, MemberRole } from '@rostrum/contracts';
import { KeyRoundIcon, RelativeTime, ShieldCheckIcon } from '@rostrum/ui-kit';
import { PersonCell, Select, Status, Tag, type DataColumn } from '@rostrum/ui-kit/data';
import { memberRoles } from '@rostrum/contracts';
import { reachOf, roleIcons, roleNames } from '../roles/role-words.ts';
import { MemberActions } from './member-actions.tsx';
import styles from './members.module.css';

interface ColumnOptions {
  isOwner: boolean;
  /** A role was chosen; nothing is changed before it was confirmed. */
  onChange: (member: Member, role: MemberRole) => void;
}

/** Nobody changes themselves here, and an owner is changed by owners alone. */
export const mayChange = ({ role, is_self }: Member, isOwner: boolean): boolean =>
  !is_self && role !== 'individual' && (role !== 'owner' || isOwner);

function Role({ member, isOwner, onChange }: { member: Member } & ColumnOptions) {
  if (!mayChange(member, isOwner))
    return <Status icon={roleIcons[member.role]}>{roleNames[member.role]}</Status>;
  return (
    <Select
      className={styles.role}
      aria-label={`Role of ${member.name}`}
      value={member.role}
      options={memberRoles
        .filter((role) => role !== 'owner' || isOwner)
        .map((role) => ({ value: role, label: roleNames[role] }))}
      onChange={(role: Member['role']) => {
        if (role !== 'individual') onChange(member, role);
      }}
    />
  );
}

export const memberColumns = (options: ColumnOptions): readonly DataColumn<Member>[] => [
  {
    key: 'name',
    title: 'Member',
    card: 'title',
    skeleton: 'person',
    render: ({ name, email, image, is_self, is_active }) => (
      <span className={styles.member}>
        <PersonCell name={name} secondary={email} image={image} username={email} />
        {is_self ? <Tag>You</Tag> : null}
        {is_active ? null : <Tag>Switched off</Tag>}
      </span>
    ),
  },
  {
    key: 'role',
    title: 'Role',
    width: 164,
    card: 'status',
    skeleton: 'short',
    render: (member) => <Role member={member} {...options} />,
  },
  {
    key: 'reach',
    title: 'Can act on',
    hideUpTo: 1180,
    card: 'hidden',
    skeleton: 'text',
    render: (member) => <span className={styles.reach}>{reachOf(member)}</span>,
  },
  {
    key: 'second',
    title: 'Second step',
    width: 112,
    card: 'meta',
    cardLabel: 'Second step',
    skeleton: 'short',
    render: ({ has_second_factor }) =>
      has_second_factor ? (
        <Status icon={ShieldCheckIcon} tone="success">
          Two-step
        </Status>
      ) : (
        <Status icon={KeyRoundIcon} tone="warning">
          None
        </Status>
      ),
  },
  {
    key: 'seen',
    title: 'Last sign-in',
    width: 128,
    card: 'meta',
    cardLabel: 'Last sign-in',
    skeleton: 'short',
    render: ({ last_sign_in_at }) => <RelativeTime value={last_sign_in_at} />,
  },
  {
    key: 'actions',
    title: <span className="r-visually-hidden">Actions</span>,
    width: 52,
    align: 'end',
    card: 'meta',
    render: (member) =>
      mayChange(member, options.isOwner) ? (
        <MemberActions member={member} onScope={() => options.onChange(member, 'agent')} />
      ) : null,
  },
];
