import { isBusinessError, type RequestInfo } from '@rostrum/server-kit';
import { recordActivity, type ActivityActor } from '@rostrum/server-kit/audit';
import type { Queryable, Transaction } from '@rostrum/server-kit/database';
import { roleWords } from '../invitation-mail.ts';
import { requireMayChangeMember } from '../member-rules.ts';
import { memberRepository, type MemberRow } from '../members.repository.ts';
import type { IdentityDeps } from '../../identity-deps.ts';
import { seatOfRole, seatWords } from '../../organisations/seat-rules.ts';
import { seatRepository } from '../../organisations/seats.repository.ts';
import { deactivatedMemberRepository } from '../../users/deactivated-members.repository.ts';
import { groupAccessRepository } from '../../groups/group-access.repository.ts';
import { groupMappingRepository } from '../../groups/group-mappings.repository.ts';
import { resolveGroups, toGroupKey, type MappedAccess } from '../../groups/resolve-groups.ts';

type Listeners = Pick<IdentityDeps, 'memberJoined' | 'memberLeft'>;
type Role = MemberRow['role'];

export interface GroupApplication {
  orgId: string;
  userIds: readonly string[];
  /** The role of the caller, which limits what it may grant: a member's role, or `system`. */
  actorRole: string;
  by: { actor: ActivityActor; request: RequestInfo | undefined };
}

/** A member whose groups map to a role that could not be given. */
export interface SkippedMember {
  userId: string;
  reason: string;
}

const maxClaimedGroups = 200;
const fallback: MappedAccess = { role: 'staff', departments: [] };
const href = '/dashboard/settings/access';

const sameTexts = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.toSorted().every((text, index) => text === other.toSorted()[index]);

/** Members may grant what they run themselves; a key without a maker and a background job act for the organisation. */
const mayGrant = (actorRole: string): boolean => ['owner', 'administrator', 'system'].includes(actorRole);

async function whyNot(
  tx: Transaction,
  { orgId, actorRole }: Pick<GroupApplication, 'orgId' | 'actorRole'>,
  member: MemberRow,
  next: MappedAccess['role'],
): Promise<string | undefined> {
  if (member.role === 'owner') return 'Groups do not change owners.';
  if (!mayGrant(actorRole)) return 'The member who made the token may no longer change roles.';
  try {
    await requireMayChangeMember(tx, { orgId, actorRole, member, next });
  } catch (error) {
    if (isBusinessError(error)) return error.message;
    throw error;
  }
  const seat = seatOfRole(next);
  if (seat === null || (member.role !== 'individual' && seat === seatOfRole(member.role))) return undefined;
  const use = (await seatRepository.use(tx, orgId)).find(({ kind }) => kind === seat);
  return use && use.limit !== null && use.used >= use.limit
    ? `All ${seatWords[seat]} seats are taken.`
    : undefined;
}

async function changeActive(
  tx: Transaction,
  { orgId, by, memberJoined, memberLeft }: GroupApplication & Listeners,
  member: MemberRow,
  { role, departments }: MappedAccess,
): Promise<void> {
  const place = { orgId, userId: member.userId };
  const scopes = role === 'agent' ? { ...member.scopes, departments } : { departments: [], tags: [] };
  await memberRepository.change(tx, place, { role, scopes });
  const name = `${member.firstname} ${member.lastname}`;
  if (role !== member.role) {
    // An open session keeps the rights it began with.
    await memberRepository.endSessions(tx, place);
    await memberLeft(tx, { ...place, name, next: role }, by);
    await memberJoined(tx, place, by);
  }
  await recordActivity(tx, {
    actor: by.actor,
    orgId,
    verb: 'member.changed',
    text:
      role === member.role
        ? `changed the departments of ${name} to match their groups`
        : `made ${name} ${roleWords[role]} to match their groups`,
    entity: { type: 'user', id: member.userId, label: name, href },
    before: { role: member.role, scopes: member.scopes },
    after: { role, scopes },
    ...(by.request && { request: by.request }),
  });
}

/** Returns why the member could not get the access, if so. */
async function give(
  tx: Transaction,
  application: GroupApplication & Listeners,
  userId: string,
  access: MappedAccess,
): Promise<string | undefined> {
  const place = { orgId: application.orgId, userId };
  const member = await memberRepository.find(tx, place.orgId, userId);
  if (member) {
    const isGiven =
      member.role === access.role &&
      (access.role !== 'agent' || sameTexts(member.scopes.departments, access.departments));
    if (isGiven) return undefined;
    const reason = await whyNot(tx, application, member, access.role);
    if (reason === undefined) await changeActive(tx, application, member, access);
    return reason;
  }
  const former = await deactivatedMemberRepository.former(tx, place);
  if (!former) return undefined;
  if (former.role === 'owner') return 'Groups do not change owners.';
  if (!mayGrant(application.actorRole)) return 'The member who made the token may no longer change roles.';
  const { role, departments } = access;
  await groupAccessRepository.changeFormer(tx, place, {
    role,
    scopes: role === 'agent' ? { ...former.scopes, departments } : { departments: [], tags: [] },
  });
  return undefined;
}

async function currentRole(tx: Queryable, orgId: string, userId: string): Promise<Role | undefined> {
  const member = await memberRepository.find(tx, orgId, userId);
  return member?.role ?? (await deactivatedMemberRepository.former(tx, { orgId, userId }))?.role;
}

/**
 * Gives members the role and departments that their groups map to, and takes back a role that their groups no longer
 * give. Owners keep theirs. The caller holds the organisation's turn (`memberRepository.takeTurn`).
 */
export async function applyGroupMappings(
  tx: Transaction,
  listeners: Listeners,
  application: GroupApplication,
): Promise<SkippedMember[]> {
  const { orgId, userIds } = application;
  if (userIds.length === 0) return [];
  const mappings = await groupMappingRepository.list(tx, orgId);
  const names = await groupAccessRepository.groupNames(tx, orgId, userIds);
  const granted = await groupAccessRepository.grantedRoles(tx, orgId, userIds);
  const skipped: SkippedMember[] = [];
  for (const userId of userIds) {
    const mapped = resolveGroups(mappings, names.get(userId) ?? []);
    const before = granted.get(userId) ?? null;
    if (mapped === undefined && before === null) continue;
    // A role that was set by hand since is not the groups' to take back.
    const isTaken = mapped === undefined && (await currentRole(tx, orgId, userId)) === before;
    const access = mapped ?? (isTaken ? fallback : undefined);
    const reason = access && (await give(tx, { ...application, ...listeners }, userId, access));
    if (reason !== undefined) skipped.push({ userId, reason });
    else if ((mapped?.role ?? null) !== before)
      await groupAccessRepository.setGrant(tx, { orgId, userId }, { role: mapped?.role ?? null });
  }
  return skipped;
}

/**
 * Stores the groups that a sign-in listed (SAML attribute or OpenID Connect claim) and applies the organisation's group
 * mappings to the member. Groups beyond the first 200 and names over 255 characters are ignored.
 */
export async function applyClaimedGroups(
  tx: Transaction,
  listeners: Listeners,
  {
    groups,
    userId,
    ...rest
  }: Omit<GroupApplication, 'userIds' | 'actorRole'> & {
    userId: string;
    groups: readonly string[];
  },
): Promise<SkippedMember[]> {
  const claimed = [
    ...new Set(
      groups
        .filter((name) => name.length <= 255 && name.isWellFormed() && !name.includes('\0'))
        .map(toGroupKey)
        .filter((name) => name !== ''),
    ),
  ].slice(0, maxClaimedGroups);
  await memberRepository.takeTurn(tx, rest.orgId);
  await groupAccessRepository.setGrant(tx, { orgId: rest.orgId, userId }, { claimed });
  return applyGroupMappings(tx, listeners, { ...rest, userIds: [userId], actorRole: 'system' });
}

/** Returns the role and departments that the groups of a sign-in map to, for a user who is not a member yet. */
export const findMappedAccess = async (
  db: Queryable,
  orgId: string,
  groups: readonly string[],
): Promise<MappedAccess | undefined> => resolveGroups(await groupMappingRepository.list(db, orgId), groups);
