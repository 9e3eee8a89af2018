import {
  accountRepository,
  activateMember,
  barRemovedMember,
  deactivatedMemberRepository,
  deactivateMember,
  groupAccessRepository,
  memberRepository,
  moveNoticeMail,
  requireMayChangeMember,
  ssoDomainRepository,
  ssoMemberRepository,
  type IdentityDeps,
  contactDetailsRepository,
} from '@rostrum/identity';
import { grantOf } from '@rostrum/contracts';
import { NotAllowedError, type RequestInfo } from '@rostrum/server-kit';
import { recordActivity, type ActivityActor } from '@rostrum/server-kit/audit';
import { transaction, type Queryable, type Transaction } from '@rostrum/server-kit/database';
import type { Filter } from './protocol/parse-filter.ts';
import { giveBackInquiries } from '../inquiries/index.ts';
import { provisioningRepository, type MemberRecord } from './provisioning.repository.ts';
import { badValue, notFound, ScimError } from './protocol/scim-error.ts';
import { roleOf, type GivenRole, type UserDraft } from './protocol/user-draft.ts';

/** Who provisions: a key of an organisation, with what the member who made it is there. */
export interface Provisioner {
  orgId: string;
  /** Null when the key's maker has left. */
  madeBy: string | null;
  actor: ActivityActor;
  request: RequestInfo;
}

const taken = (detail: string) => new ScimError(409, detail, 'uniqueness');
const draftOf = (record: MemberRecord): UserDraft => ({
  userName: record.email.toLowerCase(),
  givenName: record.firstname,
  familyName: record.lastname,
  active: record.isActive,
  externalId: record.externalId,
  role: record.role,
});
const href = '/dashboard/settings/access';

/** Members as an identity provider keeps them: made, changed, deactivated and removed. */
export function createProvisioningService({
  db,
  mail,
  clock,
  memberDeactivated,
  memberJoined,
}: Pick<IdentityDeps, 'db' | 'mail' | 'clock' | 'memberDeactivated' | 'memberJoined'>) {
  async function requireOwnDomain(on: Queryable, orgId: string, email: string): Promise<void> {
    const domain = email.slice(email.lastIndexOf('@') + 1);
    if (!(await ssoDomainRepository.isVerified(on, orgId, domain)))
      throw badValue(
        `${domain} is not verified as a domain of this organisation. Verify it under Settings, SSO.`,
      );
  }

  const record = (
    tx: Transaction,
    { orgId, actor, request }: Provisioner,
    { id, firstname, lastname }: Pick<MemberRecord, 'id' | 'firstname' | 'lastname'>,
    step: { verb: string; text: string; before?: Record<string, unknown>; after?: Record<string, unknown> },
  ) =>
    recordActivity(tx, {
      actor,
      orgId,
      ...step,
      entity: { type: 'user', id, label: `${firstname} ${lastname}`, href },
      request,
    });

  /** The role in which the key acts: its maker's, as it is in this transaction. */
  async function actorRole(tx: Transaction, { orgId, madeBy }: Provisioner): Promise<string> {
    const maker =
      madeBy === null ? undefined : await provisioningRepository.membership(tx, { orgId, userId: madeBy });
    if (!maker || grantOf(maker.role, 'invitation.manage') === 'deny')
      throw new ScimError(
        403,
        'The key is suspended: the person who made it no longer manages members. An administrator can take it over under Settings, Integrations.',
      );
    return maker.role;
  }

  async function read(on: Queryable, orgId: string, userId: string): Promise<MemberRecord> {
    const found = await provisioningRepository.find(on, { orgId, userId });
    if (!found) throw notFound();
    return found;
  }

  /** Ends what a member has here: sessions, membership, and the profile's place in public. */
  async function leave(tx: Transaction, by: Provisioner, member: MemberRecord): Promise<void> {
    const place = { orgId: by.orgId, userId: member.id };
    const membership = await provisioningRepository.membership(tx, place);
    if (!membership) return;
    await requireMayChangeMember(tx, {
      orgId: by.orgId,
      actorRole: await actorRole(tx, by),
      member: { ...member, userId: member.id, role: membership.role },
      next: null,
    });
    await deactivateMember(tx, {
      place,
      name: fullName(member),
      at: clock(),
      memberDeactivated,
      by: actingOf(by),
    });
  }

  /** Makes a leaver a member again, as what they were. The profile stays as it is until it is published again. */
  async function comeBack(tx: Transaction, by: Provisioner, member: MemberRecord): Promise<void> {
    const place = { orgId: by.orgId, userId: member.id };
    const former = await deactivatedMemberRepository.former(tx, place);
    if (!former) throw badValue('This account is switched off. Its owner can bring it back.');
    await requireOwnDomain(tx, by.orgId, member.email);
    // Owners are made by owners alone.
    const isBarred = former.role === 'owner' && (await actorRole(tx, by)) !== 'owner';
    await activateMember(tx, former, isBarred ? 'administrator' : former.role);
    await memberJoined(tx, place, actingOf(by));
  }

  async function changeAccount(tx: Transaction, by: Provisioner, before: MemberRecord, next: UserDraft) {
    const known = await ssoMemberRepository.findByEmail(tx, by.orgId, before.email);
    const domain = before.email.slice(before.email.lastIndexOf('@') + 1).toLowerCase();
    // An account that is used elsewhere too, or of another domain, belongs to its person alone.
    const isOurs =
      known?.isElsewhere === false && (await ssoDomainRepository.isVerified(tx, by.orgId, domain));
    const moves = next.userName !== before.email.toLowerCase();
    if (moves) {
      if (!isOurs || known.role === 'owner')
        throw new ScimError(400, 'The address of this account is changed by its owner alone.', 'mutability');
      await requireOwnDomain(tx, by.orgId, next.userName);
      if (await accountRepository.findByEmail(tx, next.userName))
        throw taken(`There is another account with the address ${next.userName}.`);
    }
    const renamed = next.givenName !== before.firstname || next.familyName !== before.lastname;
    if (!moves && (!renamed || !isOurs)) return;
    await contactDetailsRepository.rename(tx, before.id, {
      firstname: next.givenName,
      lastname: next.familyName,
      ...(moves && { email: next.userName }),
    });
    if (moves)
      await mail.enqueue(tx, moveNoticeMail(before, { to: next.userName, isDone: true, orgId: by.orgId }));
  }

  /** Stores the role that a deactivated member will return with. */
  async function changeFormerRole(tx: Transaction, by: Provisioner, before: MemberRecord, role: GivenRole) {
    const place = { orgId: by.orgId, userId: before.id };
    const former = await deactivatedMemberRepository.former(tx, place);
    if (!former) return;
    if (former.role === 'owner' && (await actorRole(tx, by)) !== 'owner')
      throw new NotAllowedError('Only an owner can make, change or remove an owner.');
    await groupAccessRepository.changeFormer(tx, place, {
      role,
      scopes: role === 'agent' ? former.scopes : { departments: [], tags: [] },
    });
    await provisioningRepository.keep(tx, { ...place, externalId: before.externalId });
  }

  async function changeRole(
    tx: Transaction,
    by: Provisioner,
    before: MemberRecord,
    role: string,
  ): Promise<void> {
    const place = { orgId: by.orgId, userId: before.id };
    const membership = await provisioningRepository.membership(tx, place);
    const next = roleOf(role);
    if (!membership) {
      await changeFormerRole(tx, by, before, next);
      return;
    }
    if (membership.role === next) return;
    await requireMayChangeMember(tx, {
      orgId: by.orgId,
      actorRole: await actorRole(tx, by),
      member: { ...before, userId: before.id, role: membership.role },
      next,
    });
    const scopes = next === 'agent' ? membership.scopes : { departments: [], tags: [] };
    await memberRepository.change(tx, place, { role: next, scopes });
    await memberRepository.endSessions(tx, place);
    await giveBackInquiries(tx, { ...place, name: fullName(before), next }, actingOf(by));
    await memberJoined(tx, place, actingOf(by));
  }

  /** One after the other within an organisation: a client that repeats itself must find what it did before. */
  const inTurn = <Result>(by: Provisioner, work: (tx: Transaction) => Promise<Result>): Promise<Result> =>
    transaction(db, async (tx) => {
      await memberRepository.takeTurn(tx, by.orgId);
      // The maker may have been demoted while this call waited.
      await actorRole(tx, by);
      return work(tx);
    });

  return {
    actorRole,
    async list(
      orgId: string,
      filter: Filter | undefined,
      { startIndex, count }: { startIndex: number; count: number },
    ) {
      const total = await provisioningRepository.count(db, orgId, filter);
      const page = { filter, limit: count, offset: startIndex - 1 };
      const items =
        count === 0 || startIndex > total ? [] : await provisioningRepository.page(db, orgId, page);
      return { total, items };
    },

    find: (orgId: string, userId: string): Promise<MemberRecord> => read(db, orgId, userId),

    create: (by: Provisioner, draft: UserDraft): Promise<MemberRecord> =>
      inTurn(by, async (tx) => {
        const { orgId } = by;
        const { userName: email, givenName: firstname, familyName: lastname } = draft;
        await requireOwnDomain(tx, orgId, email);
        const known = await ssoMemberRepository.findByEmail(tx, orgId, email);
        if (known && (await provisioningRepository.find(tx, { orgId, userId: known.userId })))
          throw taken(`${email} is a member of this organisation already.`);
        if (known && (known.isElsewhere || known.status === 'deactivated' || known.status === 'deleted'))
          throw taken(`${email} has an account of their own already. Invite them under Settings, Access.`);
        const role = roleOf(draft.role);
        const userId =
          known?.status === 'active'
            ? known.userId
            : await ssoMemberRepository.add(tx, { orgId, email, firstname, lastname, role });
        if (userId === undefined) throw taken(`${email} has an account already.`);
        const place = { orgId, userId };
        if (known?.status === 'active') await memberRepository.add(tx, { ...place, role });
        await memberJoined(tx, place, actingOf(by));
        await provisioningRepository.keep(tx, { ...place, externalId: draft.externalId });
        const made = await read(tx, orgId, userId);
        if (!draft.active) await leave(tx, by, made);
        await record(tx, by, made, {
          verb: 'member.joined',
          text: draft.active
            ? `made ${made.firstname} ${made.lastname} a member as ${role}`
            : `made an account for ${made.firstname} ${made.lastname}, not active yet`,
          after: { role, active: draft.active },
        });
        return draft.active ? made : read(tx, orgId, userId);
      }),

    /** Applies `change` to what the member is at that moment, unless it is not what the client knew. */
    change: (
      by: Provisioner,
      userId: string,
      { check, change }: { check: (now: MemberRecord) => void; change: (draft: UserDraft) => UserDraft },
    ): Promise<MemberRecord> =>
      inTurn(by, async (tx) => {
        const before = await read(tx, by.orgId, userId);
        check(before);
        const next = change(draftOf(before));
        if (before.isActive && !next.active) await leave(tx, by, before);
        if (next.role !== before.role) await changeRole(tx, by, before, next.role);
        if (!before.isActive && next.active) await comeBack(tx, by, before);
        await changeAccount(tx, by, before, next);
        const kept = await provisioningRepository.kept(tx, { orgId: by.orgId, userId });
        if (kept ? kept.externalId !== next.externalId : next.externalId !== null)
          await provisioningRepository.keep(tx, { orgId: by.orgId, userId, externalId: next.externalId });
        const after = await read(tx, by.orgId, userId);
        const told = (each: MemberRecord) => ({
          email: each.email,
          name: `${each.firstname} ${each.lastname}`,
          role: each.role,
          active: each.isActive,
        });
        if (JSON.stringify(told(before)) !== JSON.stringify(told(after)))
          await record(tx, by, after, {
            verb: before.isActive && !after.isActive ? 'member.deactivated' : 'member.changed',
            text: describeChange(before, after),
            before: told(before),
            after: told(after),
          });
        return after;
      }),

    remove: (by: Provisioner, userId: string, check: (now: MemberRecord) => void): Promise<MemberRecord> =>
      inTurn(by, async (tx) => {
        const member = await read(tx, by.orgId, userId);
        check(member);
        await leave(tx, by, member);
        await deactivatedMemberRepository.forget(tx, { orgId: by.orgId, userId });
        await barRemovedMember(tx, { orgId: by.orgId, userId });
        await provisioningRepository.forget(tx, { orgId: by.orgId, userId });
        await groupAccessRepository.forget(tx, { orgId: by.orgId, userId });
        await record(tx, by, member, {
          verb: 'member.removed',
          text: `removed ${member.firstname} ${member.lastname} from the organisation`,
          before: { role: member.role },
        });
        return member;
      }),
  };
}

function describeChange(before: MemberRecord, after: MemberRecord): string {
  const name = fullName(after);
  if (before.isActive && !after.isActive) return `deactivated ${name}: sessions ended, profile offline`;
  if (!before.isActive && after.isActive) return `made ${name} a member again as ${after.role}`;
  return before.role === after.role ? `changed the account of ${name}` : `made ${name} ${after.role}`;
}

const fullName = ({ firstname, lastname }: MemberRecord) => `${firstname} ${lastname}`;
const actingOf = ({ actor, request }: Provisioner) => ({ actor, request });
