import { systemActor } from '@rostrum/server-kit/audit';
import { transaction, type Database } from '@rostrum/server-kit/database';
import { applyClaimedGroups } from '../groups/apply-group-mappings.ts';
import { groupMappingRepository } from '../groups/group-mappings.repository.ts';
import type { IdentityDeps } from '../identity-deps.ts';

/**
 * Gives a member who signed in the role and departments that their groups at the identity provider map to. Does nothing
 * in an organisation without mappings.
 */
export async function applySignInGroups(
  { db, ...listeners }: Pick<IdentityDeps, 'memberJoined' | 'memberLeft'> & { db: Database },
  { orgId, userId, groups }: { orgId: string; userId: string; groups: readonly string[] },
): Promise<void> {
  if ((await groupMappingRepository.list(db, orgId)).length === 0) return;
  await transaction(db, (tx) =>
    applyClaimedGroups(tx, listeners, {
      orgId,
      userId,
      groups,
      by: { actor: systemActor, request: undefined },
    }),
  );
}
