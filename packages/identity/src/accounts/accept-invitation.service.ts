import type { account, ParsedBody } from '@rostrum/contracts';
import { hashPassword } from '../password-hash/password-hash.ts';
import { type Queryable, type Transaction, transaction } from '@rostrum/server-kit/database';
import { InputError, type RequestInfo } from '@rostrum/server-kit';
import type { IdentityDeps } from '../identity-deps.ts';
import { recordActivity } from '@rostrum/server-kit/audit';
import { organisationRepository } from '../organisations/organisations.repository.ts';
import { oneTimeTokenRepository } from '../sessions/one-time-tokens.repository.ts';
import { weaknessOf } from '../password-hash/weak-password.ts';
import { linkLives } from './account-limits.ts';
import { createAccountLinks } from './account-links.ts';
import { accountRepository, type Account } from './account.repository.ts';
import { invitationSecretHash } from './invitation-secret.ts';
import { invitationRepository, type InvitationRow } from './invitations.repository.ts';
import { linkGone } from './link-gone.ts';
import { joinedMail } from './link-mails.ts';
import { memberRepository } from './members.repository.ts';
import { roleWords } from './invitation-mail.ts';

type Deps = Pick<IdentityDeps, 'db' | 'mail' | 'config' | 'limits' | 'memberJoined' | 'clock'>;
type AcceptBody = ParsedBody<typeof account.acceptInvitation>;
interface NewPerson {
  firstname: string;
  lastname: string;
  passwordHash: string | null;
}

const dead = () =>
  linkGone(
    'This invitation was used, taken back, or is older than 14 days. Ask the person who invited you for a new one.',
  );

/** An invitation as the person who got it sees it. Whoever holds the link reads the mailbox it was sent to. */
export function createAcceptInvitationService({ db, mail, config, limits, memberJoined, clock }: Deps) {
  const links = createAccountLinks(config.publicUrl);

  async function openOne(token: string) {
    const secretHash = invitationSecretHash(token);
    const invitation = secretHash && (await invitationRepository.findOpen(db, secretHash));
    if (!secretHash || !invitation) throw dead();
    await requireStandingInviter(db, invitation);
    const known = await accountRepository.findByEmail(db, invitation.email);
    if (known?.status === 'deactivated' || known?.status === 'deleted')
      throw linkGone(
        'The account of this address is switched off. Ask the administrator of your organisation to switch it on.',
      );
    // An unconfirmed sign-up is no one's yet: what it said was never proved, so the invitation asks anew.
    return { secretHash, invitation, hasAccount: known?.status === 'active' };
  }

  /** An invitation to run the organisation works only while its sender may still give that role. */
  async function requireStandingInviter(on: Queryable, { orgId, role, invitedBy }: InvitationRow) {
    if (role !== 'owner' && role !== 'administrator') return;
    const inviter = invitedBy === null ? undefined : await memberRepository.find(on, orgId, invitedBy);
    const mayGive = inviter?.role === 'owner' || (inviter?.role === 'administrator' && role !== 'owner');
    if (!mayGive)
      throw linkGone(
        'The person who sent this invitation can no longer give this role. Ask an owner or administrator of the organisation to send it again.',
      );
  }

  async function newPerson(
    body: AcceptBody,
    invitation: InvitationRow,
    { ip }: RequestInfo,
  ): Promise<NewPerson> {
    const firstname = body.firstname ?? (invitation.firstname || (invitation.personFirstname ?? ''));
    const lastname = body.lastname ?? (invitation.lastname || (invitation.personLastname ?? ''));
    if (firstname === '') throw InputError.field('firstname', 'Enter your first name.');
    if (lastname === '') throw InputError.field('lastname', 'Enter your last name.');
    if (body.password === undefined) return { firstname, lastname, passwordHash: null };
    const weakness = await weaknessOf(body.password, {
      email: invitation.email,
      name: `${firstname} ${lastname}`,
    });
    if (weakness !== null) throw InputError.field('password', weakness, 'weak');
    return { firstname, lastname, passwordHash: await hashPassword(body.password, limits.addressKey(ip)) };
  }

  async function makeAccount(
    tx: Transaction,
    { email, orgId }: InvitationRow,
    person: NewPerson,
  ): Promise<{ account: Account; isNew: boolean }> {
    const { firstname, lastname } = person;
    await accountRepository.addUnconfirmed(tx, { email, firstname, lastname });
    const found = await accountRepository.findByEmail(tx, email);
    const held = found && (await accountRepository.lock(tx, found.id));
    if (!held) throw dead();
    if (held.status !== 'invited') return { account: held, isNew: false };
    const timezone = await organisationRepository.timezone(tx, orgId);
    await accountRepository.confirm(tx, held.id, {
      ...person,
      timezone,
      emailVerifiedAt: clock(),
    });
    await oneTimeTokenRepository.revoke(tx, 'verify_email', held.id);
    return { account: { ...held, ...person, status: 'active' }, isNew: true };
  }

  async function existing(tx: Transaction, email: string): Promise<{ account: Account; isNew: boolean }> {
    const account = await accountRepository.findByEmail(tx, email);
    if (account?.status !== 'active') throw dead();
    return { account, isNew: false };
  }

  /** The way in: at once for a new account, by a fresh mail for one that was there before. */
  async function wayIn(
    tx: Transaction,
    { account, isNew }: { account: Account; isNew: boolean },
    { orgId, organisation }: InvitationRow,
  ): Promise<string | null> {
    const token = await oneTimeTokenRepository.issue(tx, 'sign_in_link', {
      userId: account.id,
      email: account.email,
      orgId,
      seconds: isNew ? linkLives.handover : linkLives.signIn,
    });
    if (isNew) return token;
    await mail.enqueue(tx, joinedMail(account, organisation, links.signIn(token)));
    return null;
  }

  return {
    async show({ token }: ParsedBody<typeof account.showInvitation>) {
      const { invitation, hasAccount } = await openOne(token);
      return {
        organisation: invitation.organisation,
        role: invitation.role,
        email: invitation.email,
        invited_by: invitation.invitedByName,
        note: invitation.note,
        firstname: invitation.firstname || (invitation.personFirstname ?? ''),
        lastname: invitation.lastname || (invitation.personLastname ?? ''),
        expires_at: invitation.expiresAt.toISOString(),
        has_account: hasAccount,
      };
    },

    async accept(body: AcceptBody, request: RequestInfo) {
      const { secretHash, invitation, hasAccount } = await openOne(body.token);
      const person = hasAccount ? null : await newPerson(body, invitation, request);
      return transaction(db, async (tx) => {
        if (!(await invitationRepository.accept(tx, secretHash))) throw dead();
        await requireStandingInviter(tx, invitation);
        const joining = person
          ? await makeAccount(tx, invitation, person)
          : await existing(tx, invitation.email);
        const { account } = joining;
        const { orgId, role, scopes, personId } = invitation;
        const isFree = personId !== null && (await memberRepository.isPersonFree(tx, orgId, personId));
        const place = { orgId, userId: account.id };
        await memberRepository.add(tx, { ...place, role, scopes, personId: isFree ? personId : null });
        const name = `${account.firstname} ${account.lastname}`;
        const actor = { userId: account.id, name, role };
        await memberJoined(tx, place, { actor, request });
        const signInToken = await wayIn(tx, joining, invitation);
        await recordActivity(tx, {
          actor,
          orgId,
          verb: 'invitation.accepted',
          text: `accepted the invitation and joined as ${roleWords[role]}`,
          entity: { type: 'user', id: account.id, label: name, href: '/dashboard/settings/access' },
          request,
        });
        return { email: account.email, sign_in_token: signInToken };
      });
    },
  };
}
