import type { access, Invitation, ParsedBody } from '@rostrum/contracts';
import {
  InputError,
  isBusinessError,
  organisationOf,
  type Permitted,
  type RequestInfo,
  type RequestSession,
} from '@rostrum/server-kit';
import { transaction, uuidv7, type Transaction } from '@rostrum/server-kit/database';
import type { IdentityDeps } from '../identity-deps.ts';
import { actorOf, recordActivity } from '@rostrum/server-kit/audit';
import { linkLives } from './account-limits.ts';
import { roleWords } from './invitation-mail.ts';
import { createInvitationPost } from './invitation-post.ts';
import { newInvitationSecret } from './invitation-secret.ts';
import { invitationNotFound, requireMayGive } from './invitation-rules.ts';
import { invitationRepository } from './invitations.repository.ts';
import { memberRepository } from './members.repository.ts';
import { requireSeats } from '../organisations/seat-rules.ts';
import { presentInvitation } from './present-access.ts';

type NewInvitation = ParsedBody<typeof access.invite>['invitations'][number];
type Deps = Pick<IdentityDeps, 'db' | 'mail' | 'config'>;

/** Inviting people: a whole list is checked before the first mail goes out. */
export function createInviteService({ db, mail, config }: Deps) {
  const post = createInvitationPost({ mail, config });

  async function checkAll(session: RequestSession, orgId: string, wanted: readonly NewInvitation[]) {
    for (const [position, { role, person_id }] of wanted.entries()) {
      const path = `invitations.${position}`;
      requireMayGive(session, role, `${path}.role`);
      if (person_id !== undefined && !(await memberRepository.isPersonFree(db, orgId, person_id)))
        throw InputError.field(
          `${path}.person_id`,
          'Choose a profile of your organisation that belongs to no one yet.',
        );
    }
    const addresses = wanted.map(({ email }) => email.toLowerCase());
    const twice = addresses.findIndex((address, position) => addresses.indexOf(address) !== position);
    if (twice !== -1)
      throw InputError.field(`invitations.${twice}.email`, 'This address is in the list twice.');
  }

  /** The profile that waits for an expert or member of staff who is invited by their address alone. */
  async function findProfile(tx: Transaction, orgId: string, { role, email, person_id }: NewInvitation) {
    const hasProfile = role === 'expert' || role === 'staff';
    if (!hasProfile || person_id !== undefined) return undefined;
    return invitationRepository.freeProfileOf(tx, { orgId, email });
  }

  async function inviteOne(
    session: RequestSession,
    request: RequestInfo,
    { orgId, wanted }: { orgId: string; wanted: NewInvitation },
  ): Promise<Invitation> {
    const id = uuidv7();
    const { secret, secretHash } = newInvitationSecret();
    return transaction(db, async (tx) => {
      const profile = await findProfile(tx, orgId, wanted);
      await invitationRepository.add(tx, {
        id,
        orgId,
        email: wanted.email,
        firstname: wanted.firstname || (profile?.firstname ?? ''),
        lastname: wanted.lastname || (profile?.lastname ?? ''),
        note: wanted.note,
        role: wanted.role,
        scopes: wanted.role === 'agent' ? wanted.scopes : { departments: [], tags: [] },
        personId: wanted.person_id ?? profile?.id ?? null,
        secretHash,
        invitedBy: session.userId,
        invitedByName: session.name,
        seconds: linkLives.invitation,
      });
      const row = await invitationRepository.find(tx, { orgId, id });
      if (!row) throw invitationNotFound();
      await post.send(tx, row, secret);
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
    async invite(
      session: Permitted<'invitation.manage'>,
      request: RequestInfo,
      { invitations }: ParsedBody<typeof access.invite>,
    ) {
      const orgId = organisationOf(session);
      await checkAll(session, orgId, invitations);
      const members = await memberRepository.addressesAmong(
        db,
        orgId,
        invitations.map(({ email }) => email),
      );
      const renewed = await invitationRepository.openAmong(
        db,
        orgId,
        invitations.map(({ email }) => email),
      );
      await requireSeats(
        db,
        orgId,
        invitations
          .filter(({ email }) => !members.has(email.toLowerCase()) && !renewed.has(email.toLowerCase()))
          .map(({ role }) => role),
      );
      const items = [];
      for (const wanted of invitations) {
        const { email } = wanted;
        if (members.has(email.toLowerCase())) {
          items.push({ email, outcome: 'already_member' as const, message: null, invitation: null });
          continue;
        }
        try {
          const invitation = await inviteOne(session, request, { orgId, wanted });
          items.push({ email, outcome: 'invited' as const, message: null, invitation });
        } catch (error) {
          // Those before it are out already, so a refusal is reported and not thrown.
          if (!isBusinessError(error) || error.code !== 'too_many_requests') throw error;
          const { message } = error;
          items.push({ email, outcome: 'too_many_mails' as const, message, invitation: null });
        }
      }
      return { items };
    },
  };
}
