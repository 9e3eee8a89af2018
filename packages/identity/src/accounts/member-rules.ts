import type { MemberRole } from '@rostrum/contracts';
import { ConflictError, NotAllowedError } from '@rostrum/server-kit';
import type { Transaction } from '@rostrum/server-kit/database';
import { memberRepository, type MemberRow } from './members.repository.ts';

interface MemberChange {
  orgId: string;
  /** Who changes the member: what they are in the organisation, or that no one is. */
  actorRole: string;
  member: Pick<MemberRow, 'userId' | 'role' | 'firstname' | 'lastname'>;
  /** Null: they leave. */
  next: MemberRole | null;
}

/** An owner is touched by owners alone, and the last of those who run the organisation stays. */
export async function requireMayChangeMember(
  tx: Transaction,
  { orgId, actorRole, member, next }: MemberChange,
): Promise<void> {
  if ((member.role === 'owner' || next === 'owner') && actorRole !== 'owner')
    throw new NotAllowedError('Only an owner can make, change or remove an owner.');
  if (member.role === next || (member.role !== 'owner' && member.role !== 'administrator')) return;
  const owners = await memberRepository.countOthers(tx, orgId, 'owner', member.userId);
  const others =
    member.role === 'owner'
      ? owners
      : owners + (await memberRepository.countOthers(tx, orgId, 'administrator', member.userId));
  if (others === 0)
    throw new ConflictError(
      `${member.firstname} ${member.lastname} is the last one who runs this organisation. Make another member an owner first.`,
      { code: 'invalid_transition' },
    );
}
