import type { access, Invitation, MemberRole, ParsedBody, ParsedQuery } from '@rostrum/contracts';
import { organisationOf, requirePermission } from '../../authorisation/require-permission.ts';
import { transaction } from '../../database/transaction.ts';
import type { Transaction } from '../../database/queryable.ts';
import { uuidv7 } from '../../database/uuid-v7.ts';
import { ConflictError, InputError, NotAllowedError, NotFoundError, RateLimitError } from '../../errors.ts';
import type { RequestInfo } from '../../plugins/contract-routes.ts';
import type { ServerDeps } from '../../server-deps.ts';
import type { RequestSession } from '../../session/request-session.ts';
import { actorOf, recordActivity } from '../activity/record-activity.ts';
import { linkLives, perMailbox, perOrganisation } from './account-limits.ts';
import { createAccountLinks } from './account-links.ts';
import { invitationMail, roleWords } from './invitation-mail.ts';
import { newInvitationSecret } from './invitation-secret.ts';
import { invitationRepository, type InvitationRow } from './invitations.repository.ts';
import { mailboxKey } from './mailbox-key.ts';
import { memberRepository } from './members.repository.ts';
import { presentInvitation } from './present-access.ts';

type NewInvitation = ParsedBody<typeof access.invite>['invitations'][number];
type Deps = Pick<ServerDeps, 'db' | 'mail' | 'limits' | 'config'>;

/** Only owners make owners: an administrator must not rise by inviting a second mailbox of their own. */
function requireMayGive(session: RequestSession, role: MemberRole, path = 'role'): void {
  if (role === 'owner' && session.role !== 'owner')
    throw new NotAllowedError('Only an owner can invite an owner.', {
      fields: [{ path, code: 'not_allowed', message: 'Only an owner can invite an owner.' }],
    });
}

const notFound = () =>
  new NotFoundError('This invitation was not found. It may have been removed; reload the list.');
const answered = () =>
  new ConflictError('This invitation was accepted or revoked already. Invite the person again.', {
    code: 'invalid_transition',
  });

/** Invitations as those who run an organisation see them. */
export function createInvitationService({ db, mail, limits, config }: Deps) {
  const links = createAccountLinks(config.publicUrl);

  async function mailOut(tx: Transaction, row: InvitationRow, secret: string): Promise<void> {
    await mail.enqueue(
      tx,
      invitationMail({
        email: row.email,
        firstname: row.firstname,
        lastname: row.lastname,
        organisation: row.organisation,
        orgId: row.orgId,
        invitedBy: row.invitedByName,
        role: row.role,
        href: links.invitation(secret),
      }),
    );
  }

  const consumeMailbox = (email: string) =>
    limits.consume({ name: 'mail-invitation', key: mailboxKey(email), ...perMailbox });

  async function checkAll(session: RequestSession, orgId: string, wanted: readonly NewInvitation[]) {
    for (const [position, { role, person_id }] of wanted.entries()) {
      const path = `invitations.${position}`;
      requireMayGive(session, role, `${path}.role`);
      if (person_id !== undefined && !(await memberRepository.isPersonFree(db, orgId, person_id)))
        throw InputError.field(
          `${path}.person_id`,
          'Choose a profile of your organisation that belongs to nobody yet.',
        );
    }
    const addresses = wanted.map(({ email }) => email.toLowerCase());
    const twice = addresses.findIndex((address, position) => addresses.indexOf(address) !== position);
    if (twice !== -1)
      throw InputError.field(`invitations.${twice}.email`, 'This address stands in the list twice.');
  }

  async function inviteOne(
    session: RequestSession,
    request: RequestInfo,
    { orgId, wanted }: { orgId: string; wanted: NewInvitation },
  ): Promise<Invitation> {
    const id = uuidv7();
    const { secret, secretHash } = newInvitationSecret();
    return transaction(db, async (tx) => {
      await invitationRepository.add(tx, {
        id,
        orgId,
        email: wanted.email,
        firstname: wanted.firstname,
        lastname: wanted.lastname,
        role: wanted.role,
        scopes: wanted.role === 'agent' ? wanted.scopes : { departments: [], tags: [] },
        personId: wanted.person_id ?? null,
        secretHash,
        invitedBy: session.userId,
        invitedByName: session.name,
        seconds: linkLives.invitation,
      });
      const row = await invitationRepository.find(tx, { orgId, id });
      if (!row) throw notFound();
      await mailOut(tx, row, secret);
      await recordActivity(tx, {
        actor: actorOf(session),
        orgId,
        verb: 'invitation.sent',
        text: `invited ${wanted.email} as ${roleWords[wanted.role]}`,
        entity: { type: 'user', id, label: wanted.email, href: '/dashboard/settings/access' },
        after: { role: wanted.role },
        request,
      });
      return presentInvitation(row);
    });
  }

  return {
    async list(session: RequestSession, query: ParsedQuery<typeof access.listInvitations>) {
      requirePermission(session, 'invitation.manage');
      const { items, total } = await invitationRepository.page(db, {
        orgId: organisationOf(session),
        status: query.status,
        limit: query.page_size,
        offset: query.page_from,
      });
      return { items: items.map(presentInvitation), total };
    },

    async invite(
      session: RequestSession,
      request: RequestInfo,
      { invitations }: ParsedBody<typeof access.invite>,
    ) {
      requirePermission(session, 'invitation.manage');
      const orgId = organisationOf(session);
      await checkAll(session, orgId, invitations);
      const members = await memberRepository.addressesAmong(
        db,
        orgId,
        invitations.map(({ email }) => email),
      );
      const items = [];
      for (const wanted of invitations) {
        const { email } = wanted;
        if (members.has(email.toLowerCase())) {
          items.push({ email, outcome: 'already_member' as const, invitation: null });
          continue;
        }
        const state = await limits.consume({
          name: 'invitations-of-organisation',
          key: orgId,
          ...perOrganisation.invitations,
        });
        // Those before it are out already, so the rest is reported and not thrown away with them.
        if (!state.allowed && items.length === 0) throw new RateLimitError(state.retryAfter);
        if (!state.allowed || !(await consumeMailbox(email)).allowed)
          items.push({ email, outcome: 'too_many_mails' as const, invitation: null });
        else
          items.push({
            email,
            outcome: 'invited' as const,
            invitation: await inviteOne(session, request, { orgId, wanted }),
          });
      }
      return { items };
    },

    async resend(session: RequestSession, request: RequestInfo, id: string): Promise<Invitation> {
      requirePermission(session, 'invitation.manage');
      const place = { orgId: organisationOf(session), id };
      const row = await invitationRepository.find(db, place);
      if (!row) throw notFound();
      requireMayGive(session, row.role);
      if (row.status !== 'pending') throw answered();
      const state = await consumeMailbox(row.email);
      if (!state.allowed)
        throw new RateLimitError(
          state.retryAfter,
          'This address got three invitations within the hour. Wait a little before the next one.',
        );
      const { secret, secretHash } = newInvitationSecret();
      return transaction(db, async (tx) => {
        if (!(await invitationRepository.renew(tx, place, { secretHash, seconds: linkLives.invitation })))
          throw answered();
        const renewed = await invitationRepository.find(tx, place);
        if (!renewed) throw notFound();
        await mailOut(tx, renewed, secret);
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

    async revoke(session: RequestSession, request: RequestInfo, id: string): Promise<Invitation> {
      requirePermission(session, 'invitation.manage');
      const place = { orgId: organisationOf(session), id };
      return transaction(db, async (tx) => {
        if (!(await invitationRepository.find(tx, place))) throw notFound();
        if (!(await invitationRepository.revoke(tx, place))) throw answered();
        const row = await invitationRepository.find(tx, place);
        if (!row) throw notFound();
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
