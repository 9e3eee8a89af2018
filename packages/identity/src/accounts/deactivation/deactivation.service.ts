import type { access, Member, ParsedQuery } from '@rostrum/contracts';
import {
  ConflictError,
  NotAllowedError,
  NotFoundError,
  organisationOf,
  type Permitted,
  type RequestInfo,
} from '@rostrum/server-kit';
import { actorOf, recordActivity } from '@rostrum/server-kit/audit';
import { runAsSystem, transaction, type Queryable, type Transaction } from '@rostrum/server-kit/database';
import { groupAccessRepository } from '../../groups/group-access.repository.ts';
import type { IdentityDeps } from '../../identity-deps.ts';
import { secondFactorHolders } from '../../second-factor/second-factor-holders.repository.ts';
import { barRemovedMember } from '../bar-removed-member.ts';
import { requireMayChangeMember } from '../member-rules.ts';
import { memberRepository } from '../members.repository.ts';
import { presentMember } from '../present-access.ts';
import { activateMember, deactivateMember } from './deactivate-member.ts';
import { deactivatedMemberRepository, type MemberPlace } from '../../users/deactivated-members.repository.ts';

type Administering = Permitted<'invitation.manage'>;
type Deps = Pick<IdentityDeps, 'db' | 'clock' | 'memberDeactivated' | 'memberJoined'>;

const notFound = () => new NotFoundError('This member was not found. They may have left; reload the list.');
const href = '/dashboard/settings/access';
// Accounts are seen by colleagues alone, and whoever is deactivated is none.
const asSystem = <Result>(work: () => Promise<Result>) =>
  runAsSystem('the accounts of deactivated members are hidden from those who were their colleagues', work);

/** Keeps members out for a while, and lets them in again. */
export function createDeactivationService({ db, clock, memberDeactivated, memberJoined }: Deps) {
  /** One change of members after the other; whoever waited may have lost their own role meanwhile. */
  const withTurn = <Result>(
    { userId, role }: Administering,
    orgId: string,
    work: (tx: Transaction) => Promise<Result>,
  ): Promise<Result> =>
    transaction(db, async (tx) => {
      await memberRepository.takeTurn(tx, orgId);
      if ((await memberRepository.find(tx, orgId, userId))?.role !== role) throw new NotAllowedError();
      return work(tx);
    });

  async function read(on: Queryable, place: MemberPlace, selfId: string): Promise<Member> {
    const row =
      (await memberRepository.find(on, place.orgId, place.userId)) ??
      (await deactivatedMemberRepository.find(on, place));
    if (!row) throw notFound();
    return presentMember(row, { selfId, secondFactors: await secondFactorHolders(on, [place.userId]) });
  }

  /** What a deactivated member was; owners are let in and removed by owners alone. */
  async function findFormer(tx: Transaction, place: MemberPlace, actorRole: Administering['role']) {
    const known = await deactivatedMemberRepository.find(tx, place);
    const former = known && (await deactivatedMemberRepository.former(tx, place));
    if (!former) throw notFound();
    if (former.role === 'owner' && actorRole !== 'owner')
      throw new NotAllowedError('Only an owner can make, change or remove an owner.');
    return { former, name: `${known.firstname} ${known.lastname}` };
  }

  return {
    async list(session: Administering, query: ParsedQuery<typeof access.listMembers>) {
      return asSystem(async () => {
        const { items, total } = await deactivatedMemberRepository.page(db, organisationOf(session), {
          q: query.q,
          limit: query.page_size,
          offset: query.page_from,
        });
        const secondFactors = await secondFactorHolders(
          db,
          items.map(({ userId }) => userId),
        );
        return {
          items: items.map((row) => presentMember(row, { selfId: session.userId, secondFactors })),
          total,
        };
      });
    },

    async deactivate(session: Administering, request: RequestInfo, userId: string): Promise<Member> {
      const place = { orgId: organisationOf(session), userId };
      return withTurn(session, place.orgId, async (tx) => {
        const member = await memberRepository.find(tx, place.orgId, userId);
        if (!member) throw notFound();
        if (userId === session.userId)
          throw new ConflictError('You cannot deactivate yourself. Ask another administrator to do it.', {
            code: 'invalid_transition',
          });
        await requireMayChangeMember(tx, {
          orgId: place.orgId,
          actorRole: session.role,
          member,
          next: null,
        });
        const name = `${member.firstname} ${member.lastname}`;
        const by = { actor: actorOf(session), request };
        const change = { place, name, at: clock(), memberDeactivated, by };
        await asSystem(() => deactivateMember(tx, change));
        await recordActivity(tx, {
          actor: by.actor,
          orgId: place.orgId,
          verb: 'member.deactivated',
          text: `deactivated ${name} and ended their sessions`,
          entity: { type: 'user', id: userId, label: name, href },
          before: { role: member.role, active: true },
          after: { role: member.role, active: false },
          request,
        });
        return asSystem(() => read(tx, place, session.userId));
      });
    },

    async activate(session: Administering, request: RequestInfo, userId: string): Promise<Member> {
      const place = { orgId: organisationOf(session), userId };
      return withTurn(session, place.orgId, (tx) =>
        asSystem(async () => {
          const { former, name } = await findFormer(tx, place, session.role);
          await activateMember(tx, former);
          await memberJoined(tx, place, { actor: actorOf(session), request });
          await recordActivity(tx, {
            actor: actorOf(session),
            orgId: place.orgId,
            verb: 'member.activated',
            text: `activated ${name} as ${former.role}`,
            entity: { type: 'user', id: userId, label: name, href },
            before: { role: former.role, active: false },
            after: { role: former.role, active: true },
            request,
          });
          return read(tx, place, session.userId);
        }),
      );
    },

    async remove(session: Administering, request: RequestInfo, userId: string) {
      const place = { orgId: organisationOf(session), userId };
      return withTurn(session, place.orgId, (tx) =>
        asSystem(async () => {
          const { former, name } = await findFormer(tx, place, session.role);
          await deactivatedMemberRepository.forget(tx, place);
          await groupAccessRepository.forget(tx, place);
          await barRemovedMember(tx, place);
          await recordActivity(tx, {
            actor: actorOf(session),
            orgId: place.orgId,
            verb: 'member.removed',
            text: `removed ${name}, who was deactivated, for good`,
            entity: { type: 'user', id: userId, label: name, href },
            before: { role: former.role, active: false },
            request,
          });
          return { removed: true } as const;
        }),
      );
    },
  };
}
