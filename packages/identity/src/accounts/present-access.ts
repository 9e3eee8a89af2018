import type { Invitation, Member } from '@rostrum/contracts';
import type { InvitationRow } from './invitations.repository.ts';
import type { MemberRow } from './members.repository.ts';

const personOf = ({
  personId,
  personFirstname,
  personLastname,
}: {
  personId: string | null;
  personFirstname: string | null;
  personLastname: string | null;
}) =>
  personId === null || personFirstname === null
    ? null
    : { id: personId, name: `${personFirstname} ${personLastname ?? ''}`.trim() };

/** An invitation as the organisation sees it; one that ran out of time says so. */
export const presentInvitation = (row: InvitationRow): Invitation => ({
  id: row.id,
  email: row.email,
  firstname: row.firstname,
  lastname: row.lastname,
  role: row.role,
  scopes: row.scopes,
  person: personOf(row),
  status: row.status === 'pending' && row.isExpired ? 'expired' : row.status,
  invited_by: row.invitedByName,
  sent_at: row.sentAt.toISOString(),
  expires_at: row.expiresAt.toISOString(),
  answered_at: row.answeredAt?.toISOString() ?? null,
});

export const presentMember = (
  row: MemberRow & { deactivatedAt?: Date },
  { selfId, secondFactors }: { selfId: string; secondFactors: ReadonlySet<string> },
): Member => ({
  id: row.userId,
  name: `${row.firstname} ${row.lastname}`,
  email: row.email,
  image: row.image ?? row.personImage,
  role: row.role,
  scopes: row.scopes,
  person: personOf(row),
  joined_at: row.joinedAt.toISOString(),
  last_sign_in_at: row.lastLoginAt?.toISOString() ?? null,
  has_second_factor: secondFactors.has(row.userId),
  is_active: row.status === 'active',
  deactivated_at: row.deactivatedAt?.toISOString() ?? null,
  is_self: row.userId === selfId,
});
