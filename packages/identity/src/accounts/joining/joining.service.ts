import type { access, Joinable, ParsedBody } from '@rostrum/contracts';
import { InputError, NotFoundError, type Permitted, type RequestInfo } from '@rostrum/server-kit';
import { actorOf, recordActivity } from '@rostrum/server-kit/audit';
import { runAsSystem, transaction, type Queryable } from '@rostrum/server-kit/database';
import { isFreeMailDomain } from '@rostrum/server-kit/mail';
import type { IdentityDeps } from '../../identity-deps.ts';
import { seatOfRole } from '../../organisations/seat-rules.ts';
import { seatRepository } from '../../organisations/seats.repository.ts';
import { ssoDomainRepository } from '../../single-sign-on/sso-domains.repository.ts';
import { deactivatedMemberRepository } from '../../users/deactivated-members.repository.ts';
import { removedMemberRepository } from '../../users/removed-members.repository.ts';
import { userRepository } from '../../users/users.repository.ts';
import { requireMailboxProof } from '../../second-factor/recent-confirmation.ts';
import { memberRepository } from '../members.repository.ts';

type Own = Permitted<'session.own'>;

const asSystem = <Result>(work: () => Promise<Result>) =>
  runAsSystem('domains and members of an organisation are hidden from those who are not in it', work);

/** Joining an organisation by the domain of one's own confirmed address, where it lets that domain in. */
export function createJoiningService({ db, memberJoined }: Pick<IdentityDeps, 'db' | 'memberJoined'>) {
  /** The organisation that would take the person now; undefined for everybody else. */
  async function find(on: Queryable, userId: string) {
    const email = await userRepository.confirmedAddress(on, userId);
    if (email === undefined) return undefined;
    const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
    if (isFreeMailDomain(domain)) return undefined;
    const found = await ssoDomainRepository.findJoining(on, domain);
    if (!found || found.role === null) return undefined;
    const place = { orgId: found.orgId, userId };
    if (await memberRepository.find(on, place.orgId, userId)) return undefined;
    // Deactivated and removed members do not let themselves in.
    if (await deactivatedMemberRepository.former(on, place)) return undefined;
    if (await removedMemberRepository.has(on, place)) return undefined;
    return { ...found, role: found.role };
  }

  const present = ({ companyUsername, name, domain, role }: NonNullable<Awaited<ReturnType<typeof find>>>) =>
    ({ company_username: companyUsername, name, domain, role }) satisfies Joinable;

  return {
    list: (session: Own) =>
      asSystem(async () => {
        const found = await find(db, session.userId);
        return { items: found ? [present(found)] : [] };
      }),

    join: (
      session: Own,
      request: RequestInfo,
      { company_username: wanted }: ParsedBody<typeof access.join>,
    ): Promise<Joinable> =>
      asSystem(() =>
        transaction(db, async (tx) => {
          const offered = await find(tx, session.userId);
          if (offered) await memberRepository.takeTurn(tx, offered.orgId);
          // Asked again in turn: the domain may have been closed, or the person have joined, meanwhile.
          const found = offered && (await find(tx, session.userId));
          if (!found || found.companyUsername !== wanted)
            throw new NotFoundError(
              'This organisation no longer takes people with your address. Ask one of its administrators for an invitation.',
            );
          const { orgId, role, name, domain } = found;
          await requireMailboxProof(tx, session);
          const kind = seatOfRole(role);
          const seats = kind === null ? [] : await seatRepository.use(tx, orgId);
          if (seats.some((seat) => seat.kind === kind && seat.limit !== null && seat.used >= seat.limit))
            throw new InputError(
              `${name} has no ${role} seat left, so you were not made a member. Tell one of its administrators.`,
              { code: 'seat_limit' },
            );
          const place = { orgId, userId: session.userId };
          await memberRepository.add(tx, { ...place, role });
          await memberJoined(tx, place, { actor: { ...actorOf(session), role }, request });
          await recordActivity(tx, {
            actor: actorOf(session),
            orgId,
            verb: 'member.joined',
            text: `joined as ${role} with an address at ${domain}`,
            entity: {
              type: 'user',
              id: session.userId,
              label: session.name,
              href: '/dashboard/settings/access',
            },
            after: { role },
            request,
          });
          return present(found);
        }),
      ),
  };
}
