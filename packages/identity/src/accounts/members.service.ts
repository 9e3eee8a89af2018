import type { access, Member, ParsedBody, ParsedQuery } from '@rostrum/contracts';
import {
  InputError,
  NotAllowedError,
  NotFoundError,
  organisationOf,
  type Permitted,
  type RequestInfo,
  type RequestSession,
} from '@rostrum/server-kit';
import { type Transaction, runAsSystem, transaction } from '@rostrum/server-kit/database';
import { groupAccessRepository } from '../groups/group-access.repository.ts';
import type { IdentityDeps } from '../identity-deps.ts';
import { actorOf, recordActivity } from '@rostrum/server-kit/audit';
import { roleWords } from './invitation-mail.ts';
import { barRemovedMember } from './bar-removed-member.ts';
import { requireMayChangeMember } from './member-rules.ts';
import { memberRepository, type MemberRow } from './members.repository.ts';
import { presentMember } from './present-access.ts';
import { secondFactorHolders } from '../second-factor/second-factor-holders.repository.ts';

const notFound = () => new NotFoundError('This member was not found. They may have left; reload the list.');
const href = '/dashboard/settings/access';

/** Who belongs to an organisation, and as what. */
export function createMemberService({
  db,
  memberJoined,
  memberLeft,
}: Pick<IdentityDeps, 'db' | 'memberJoined' | 'memberLeft'>) {
  async function withTurn<Result>(
    session: RequestSession,
    id: string,
    work: (tx: Transaction, member: MemberRow) => Promise<Result>,
  ): Promise<Result> {
    const orgId = organisationOf(session);
    return transaction(db, async (tx) => {
      await memberRepository.takeTurn(tx, orgId);
      const member = await memberRepository.find(tx, orgId, id);
      if (!member) throw notFound();
      // Whoever waited for their turn may have lost their own role meanwhile.
      const self = await memberRepository.find(tx, orgId, session.userId);
      if (self?.role !== session.role) throw new NotAllowedError();
      return work(tx, member);
    });
  }

  const endSessions = (tx: Transaction, place: { orgId: string; userId: string }) =>
    runAsSystem('sessions of colleagues are hidden from each other', () =>
      memberRepository.endSessions(tx, place),
    );

  const asRemoval = (work: () => Promise<void>) =>
    runAsSystem('the account of a removed member is hidden from those who were colleagues', work);

  const entityOf = ({ userId, firstname, lastname }: MemberRow) =>
    ({ type: 'user', id: userId, label: `${firstname} ${lastname}`, href }) as const;

  return {
    async list(session: Permitted<'invitation.manage'>, query: ParsedQuery<typeof access.listMembers>) {
      const { items, total } = await memberRepository.page(db, organisationOf(session), {
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
    },

    async change(
      session: Permitted<'invitation.manage'>,
      request: RequestInfo,
      { id, role, scopes }: { id: string } & ParsedBody<typeof access.changeMember>,
    ): Promise<Member> {
      return withTurn(session, id, async (tx, member) => {
        await requireMayChangeMember(tx, {
          orgId: organisationOf(session),
          actorRole: session.role,
          member,
          next: role,
        });
        const place = { orgId: organisationOf(session), userId: id };
        const next = role === 'agent' ? { ...member.scopes, ...scopes } : { departments: [], tags: [] };
        await memberRepository.change(tx, place, { role, scopes: next });
        // A new role is a new sign-in: what was open with the old one must not stay open.
        if (role !== member.role) await endSessions(tx, place);
        const name = `${member.firstname} ${member.lastname}`;
        const by = { actor: actorOf(session), request };
        if (role !== member.role) await memberLeft(tx, { ...place, name, next: role }, by);
        await memberJoined(tx, place, by);
        const after = await memberRepository.find(tx, place.orgId, id);
        if (!after) throw notFound();
        const secondFactors = await secondFactorHolders(tx, [id]);
        await recordActivity(tx, {
          actor: actorOf(session),
          orgId: place.orgId,
          verb: 'member.changed',
          text: `made ${name} ${roleWords[role]}`,
          entity: entityOf(member),
          before: { role: member.role, scopes: member.scopes },
          after: { role, scopes: next },
          request,
        });
        return presentMember(after, { selfId: session.userId, secondFactors });
      });
    },

    async linkProfile(
      session: Permitted<'invitation.manage'>,
      request: RequestInfo,
      { id, person_id: personId }: { id: string } & ParsedBody<typeof access.linkProfile>,
    ): Promise<Member> {
      return withTurn(session, id, async (tx, member) => {
        const orgId = organisationOf(session);
        if (member.role === 'owner' && session.role !== 'owner')
          throw new NotAllowedError('Only an owner can make, change or remove an owner.');
        if (!(await memberRepository.isPersonFree(tx, orgId, personId)))
          throw InputError.field('person_id', 'This profile is not there any more, or belongs to a member.');
        await memberRepository.change(tx, { orgId, userId: id }, { personId });
        const after = await memberRepository.find(tx, orgId, id);
        if (!after) throw notFound();
        const nameOf = ({ personFirstname, personLastname }: MemberRow) =>
          personFirstname === null ? null : `${personFirstname} ${personLastname}`;
        await recordActivity(tx, {
          actor: actorOf(session),
          orgId,
          verb: 'member.profile_linked',
          text: `gave ${member.firstname} ${member.lastname} the profile of ${nameOf(after) ?? 'no one'}`,
          entity: entityOf(member),
          before: { profile: nameOf(member) },
          after: { profile: nameOf(after) },
          request,
        });
        const secondFactors = await secondFactorHolders(tx, [id]);
        return presentMember(after, { selfId: session.userId, secondFactors });
      });
    },

    async remove(session: Permitted<'invitation.manage'>, request: RequestInfo, id: string) {
      return withTurn(session, id, async (tx, member) => {
        await requireMayChangeMember(tx, {
          orgId: organisationOf(session),
          actorRole: session.role,
          member,
          next: null,
        });
        const place = { orgId: organisationOf(session), userId: id };
        await endSessions(tx, place);
        const name = `${member.firstname} ${member.lastname}`;
        await memberLeft(tx, { ...place, name, next: null }, { actor: actorOf(session), request });
        await memberRepository.remove(tx, place);
        await groupAccessRepository.forget(tx, place);
        await asRemoval(() => barRemovedMember(tx, place));
        await recordActivity(tx, {
          actor: actorOf(session),
          orgId: place.orgId,
          verb: 'member.removed',
          text: `removed ${name} from the organisation`,
          entity: entityOf(member),
          before: { role: member.role },
          request,
        });
        return { removed: true } as const;
      });
    },
  };
}
