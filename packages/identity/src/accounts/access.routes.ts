import { access, security, settings } from '@rostrum/contracts';
import { memberships } from '@rostrum/contracts/memberships';
import { contractRoutes, route } from '@rostrum/server-kit/module';
import type { IdentityDeps } from '../identity-deps.ts';
import { createChangeEmailService } from './change-email.service.ts';
import { createAccounts } from './create-accounts.ts';
import { createDeactivationService } from './deactivation/deactivation.service.ts';
import { createInvitationService } from './invitations.service.ts';
import { createInviteService } from './invite.service.ts';
import { createJoiningService } from './joining/joining.service.ts';
import { createMailboxConfirmationService } from './mailbox-confirmation.service.ts';
import { createMemberService } from './members.service.ts';
import { createOwnMembershipService } from './own-memberships.service.ts';

/** Members and invitations of an organisation, and the address of one's own account. */
export const accessRoutes = contractRoutes((deps: IdentityDeps) => {
  const members = createMemberService(deps);
  const deactivation = createDeactivationService(deps);
  const invitations = createInvitationService(deps);
  const inviting = createInviteService(deps);
  const mailbox = createMailboxConfirmationService(deps);
  const own = createOwnMembershipService(deps);
  const joining = createJoiningService(deps);
  const changeEmail = createChangeEmailService(createAccounts(deps));
  const otherAccounts = { asSystem: 'an address may belong to an account that the caller cannot see' };
  return [
    route(access.listMembers, 'invitation.manage', ({ session, query }) =>
      query.state === 'deactivated' ? deactivation.list(session, query) : members.list(session, query),
    ),
    route(access.changeMember, 'invitation.manage', ({ session, request, params, body }) =>
      members.change(session, request, { id: params.id, ...body }),
    ),
    route(access.linkProfile, 'invitation.manage', ({ session, request, params, body }) =>
      members.linkProfile(session, request, { id: params.id, ...body }),
    ),
    route(access.removeMember, 'invitation.manage', ({ session, request, params }) =>
      members.remove(session, request, params.id),
    ),
    route(access.deactivateMember, 'invitation.manage', ({ session, request, params }) =>
      deactivation.deactivate(session, request, params.id),
    ),
    route(access.activateMember, 'invitation.manage', ({ session, request, params }) =>
      deactivation.activate(session, request, params.id),
    ),
    route(access.removeDeactivated, 'invitation.manage', ({ session, request, params }) =>
      deactivation.remove(session, request, params.id),
    ),
    route(access.listInvitations, 'invitation.manage', ({ session, query }) =>
      invitations.list(session, query),
    ),
    route(access.invite, 'invitation.manage', ({ session, request, body }) =>
      inviting.invite(session, request, body),
    ),
    route(access.resendInvitation, 'invitation.manage', ({ session, request, params }) =>
      invitations.resend(session, request, params.id),
    ),
    route(access.revokeInvitation, 'invitation.manage', ({ session, request, params }) =>
      invitations.revoke(session, request, params.id),
    ),
    route(access.listJoinable, 'session.own', ({ session }) => joining.list(session)),
    route(access.join, 'session.own', ({ session, request, body }) => joining.join(session, request, body)),
    route(security.mailConfirmation, 'security.own', ({ session }) => mailbox.order(session)),
    route(security.confirmMailbox, 'security.own', ({ session, body }) => mailbox.confirm(session, body)),
    route(memberships.listOwn, 'session.own', ({ session }) => own.list(session)),
    route(
      settings.changeEmail,
      'settings.own',
      ({ session, body }) => changeEmail.request(session, body),
      otherAccounts,
    ),
    route(
      settings.confirmEmail,
      'settings.own',
      ({ session, request, body }) => changeEmail.confirm(session, request, body),
      otherAccounts,
    ),
  ];
});
