import type { MemberRole } from '@rostrum/contracts';
import { NotAllowedError, NotFoundError, type RequestSession } from '@rostrum/server-kit';

/** Only owners make owners: an administrator must not rise by inviting a second mailbox of their own. */
export function requireMayGive(session: RequestSession, role: MemberRole, path = 'role'): void {
  if (role === 'owner' && session.role !== 'owner')
    throw new NotAllowedError('Only an owner can invite an owner.', {
      fields: [{ path, code: 'not_allowed', message: 'Only an owner can invite an owner.' }],
    });
}

export const invitationNotFound = () =>
  new NotFoundError('This invitation was not found. It may have been removed; reload the list.');
