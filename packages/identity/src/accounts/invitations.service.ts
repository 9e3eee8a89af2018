import type { access, Invitation, ParsedQuery } from '@rostrum/contracts';
import { ConflictError, organisationOf, type Permitted, type RequestInfo } from '@rostrum/server-kit';
import { transaction } from '@rostrum/server-kit/database';
import type { IdentityDeps } from '../identity-deps.ts';
import { actorOf, recordActivity } from '@rostrum/server-kit/audit';
import { linkLives } from './account-limits.ts';
import { createInvitationPost } from './invitation-post.ts';
import { invitationNotFound, requireMayGive } from './invitation-rules.ts';
import { newInvitationSecret } from './invitation-secret.ts';
import { invitationRepository } from './invitations.repository.ts';
import { requireSeats } from '../organisations/seat-rules.ts';
import { presentInvitation } from './present-access.ts';

type Deps = Pick<IdentityDeps, 'db' | 'mail' | 'config'>;

const answered = () =>
  new ConflictError('This invitation was accepted or revoked already. Invite the person again.', {
    code: 'invalid_transition',
  });

/** Invitations that are out, as those who run an organisation see them. */
export function createInvitationService({ db, mail, config }: Deps) {
  const post = createInvitationPost({ mail, config });

  return {
    async list(session: Permitted<'invitation.manage'>, query: ParsedQuery<typeof access.listInvitations>) {
      const { items, total } = await invitationRepository.page(db, {
        orgId: organisationOf(session),
        status: query.status,
        personId: query.person_id,
        limit: query.page_size,
        offset: query.page_from,
      });
      return { items: items.map(presentInvitation), total };
    },

    async resend(
      session: Permitted<'invitation.manage'>,
      request: RequestInfo,
      id: string,
    ): Promise<Invitation> {
      const place = { orgId: organisationOf(session), id };
      const row = await invitationRepository.find(db, place);
      if (!row) throw invitationNotFound();
      requireMayGive(session, row.role);
      if (row.status !== 'pending') throw answered();
      // An expired invitation holds no seat any more.
      if (row.isExpired) await requireSeats(db, place.orgId, [row.role]);
      const { secret, secretHash } = newInvitationSecret();
      return transaction(db, async (tx) => {
        const sender = { invitedBy: session.userId, invitedByName: session.name };
        if (
          !(await invitationRepository.renew(tx, place, {
            secretHash,
            ...sender,
            seconds: linkLives.invitation,
          }))
        )
          throw answered();
        const renewed = await invitationRepository.find(tx, place);
        if (!renewed) throw invitationNotFound();
        await post.send(tx, renewed, secret);
        await recordActivity(tx, {
          actor: actorOf(session),
          orgId: place.orgId,
          verb: 'invitation.resent',
          text: `mailed the invitation of ${row.email} again`,
          entity: { type: 'user', id, label: row.email, href: '/dashboard/settings/access' },
          request,
        });
        return presentInvitation(renewed);
      });
    },

    async revoke(
      session: Permitted<'invitation.manage'>,
      request: RequestInfo,
      id: string,
    ): Promise<Invitation> {
      const place = { orgId: organisationOf(session), id };
      return transaction(db, async (tx) => {
        if (!(await invitationRepository.find(tx, place))) throw invitationNotFound();
        if (!(await invitationRepository.revoke(tx, place))) throw answered();
        const row = await invitationRepository.find(tx, place);
        if (!row) throw invitationNotFound();
        await recordActivity(tx, {
          actor: actorOf(session),
          orgId: place.orgId,
          verb: 'invitation.revoked',
          text: `took the invitation of ${row.email} back`,
          entity: { type: 'user', id, label: row.email, href: '/dashboard/settings/access' },
          request,
        });
        return presentInvitation(row);
      });
    },
  };
}
