import type { RequestInfo } from '@rostrum/server-kit';
import type { ActivityActor } from '@rostrum/server-kit/audit';
import type { Transaction } from '@rostrum/server-kit/database';
import type { DeactivationListener } from '../../identity-deps.ts';
import { invitationRepository } from '../invitations.repository.ts';
import { memberRepository } from '../members.repository.ts';
import {
  deactivatedMemberRepository,
  type FormerMembership,
  type MemberPlace,
} from '../../users/deactivated-members.repository.ts';

interface Deactivation {
  place: MemberPlace;
  name: string;
  at: Date;
  memberDeactivated: DeactivationListener;
  by: { actor: ActivityActor; request: RequestInfo | undefined };
}

/**
 * Ends what a member has here: sessions, personal keys, the membership, and what others expect of them. Whether they may
 * be deactivated is the caller's to ask. What they were, unless they were no member.
 */
export async function deactivateMember(
  tx: Transaction,
  { place, name, at, memberDeactivated, by }: Deactivation,
): Promise<FormerMembership | undefined> {
  await memberRepository.endSessions(tx, place);
  const kept = await deactivatedMemberRepository.keep(tx, place, at);
  if (!kept) return undefined;
  await invitationRepository.revokeOf(tx, place);
  await memberDeactivated(tx, { ...place, name, next: null, personId: kept.personId }, by);
  return kept;
}

/** Makes them a member again, as `role`; with their profile, unless another user has it by now. */
export async function activateMember(
  tx: Transaction,
  former: FormerMembership,
  role: FormerMembership['role'] = former.role,
): Promise<void> {
  const { orgId, userId, scopes, personId, joinedAt } = former;
  const isFree = personId !== null && (await memberRepository.isPersonFree(tx, orgId, personId));
  await memberRepository.add(tx, {
    orgId,
    userId,
    role,
    scopes: role === 'agent' ? scopes : { departments: [], tags: [] },
    personId: isFree ? personId : null,
    createdAt: joinedAt,
  });
}
