import type { Invitation } from '@rostrum/contracts';
import { BanIcon, CircleCheckIcon, HourglassIcon, MailIcon, RelativeTime } from '@rostrum/ui-kit';
import { PersonCell, Status, type DataColumn } from '@rostrum/ui-kit/data';
import { reachOf, roleNames } from '../roles/role-words.ts';
import { InvitationActions } from './invitation-actions.tsx';

const day = 86_400_000;

/** Days that the link goes on working, in words. */
export function timeLeft(expires_at: string, now = Date.now()): string {
  const left = (Date.parse(expires_at) - now) / day;
  if (left < 1) return 'less than a day left';
  // A link that was sent a moment ago works for 14 days, not for 13.
  const days = Math.round(left);
  return days === 1 ? 'one day left' : `${days} days left`;
}

function State({ status, sent_at, expires_at, answered_at }: Invitation) {
  switch (status) {
    case 'pending':
      return (
        <Status icon={MailIcon} tone="info">
          <span>
            Sent <RelativeTime value={sent_at} />, {timeLeft(expires_at)}
          </span>
        </Status>
      );
    case 'expired':
      return (
        <Status icon={HourglassIcon} tone="warning">
          <span>
            Ran out <RelativeTime value={expires_at} />
          </span>
        </Status>
      );
    case 'accepted':
      return (
        <Status icon={CircleCheckIcon} tone="success">
          <span>
            Accepted <RelativeTime value={answered_at} />
          </span>
        </Status>
      );
    case 'revoked':
      return (
        <Status icon={BanIcon}>
          <span>
            Revoked <RelativeTime value={answered_at} />
          </span>
        </Status>
      );
  }
}

const nameOf = ({ firstname, lastname, email }: Invitation) => `${firstname} ${lastname}`.trim() || email;

export const invitationColumns: readonly DataColumn<Invitation>[] = [
  {
    key: 'who',
    title: 'Invited',
    card: 'title',
    skeleton: 'person',
    render: (invitation) => {
      const name = nameOf(invitation);
      return (
        <PersonCell
          name={name}
          secondary={name === invitation.email ? `by ${invitation.invited_by}` : invitation.email}
          username={invitation.email}
        />
      );
    },
  },
  {
    key: 'role',
    title: 'Role',
    card: 'meta',
    skeleton: 'short',
    render: ({ role, scopes }) =>
      role === 'agent' && scopes.departments.length + scopes.tags.length > 0
        ? `${roleNames[role]}, ${reachOf({ role, scopes })}`
        : roleNames[role],
  },
  { key: 'state', title: 'State', card: 'status', skeleton: 'text', render: State },
  {
    key: 'actions',
    title: <span className="r-visually-hidden">Actions</span>,
    align: 'end',
    card: 'meta',
    render: (invitation) => <InvitationActions invitation={invitation} />,
  },
];
