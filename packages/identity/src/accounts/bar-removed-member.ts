import type { Transaction } from '@rostrum/server-kit/database';
import type { MemberPlace } from '../users/deactivated-members.repository.ts';
import { removedMemberRepository } from '../users/removed-members.repository.ts';
import { invitationRepository } from './invitations.repository.ts';

/** Closes every way by which a removed member could let themselves in: open invitations, and joining by themselves. */
export async function barRemovedMember(tx: Transaction, place: MemberPlace): Promise<void> {
  await invitationRepository.revokeOf(tx, place);
  await removedMemberRepository.remember(tx, place);
}
