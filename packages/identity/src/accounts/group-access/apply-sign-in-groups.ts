import { systemActor } from '@rostrum/server-kit/audit';
import { transaction, type Database } from '@rostrum/server-kit/database';
import { applyClaimedGroups } from './apply-group-mappings.ts';
import { groupMappingRepository } from '../../groups/group-mappings.repository.ts';
import type { IdentityDeps } from '../../identity-deps.ts';

/**
 * Creates the function that gives a member who signed in the role and departments that their groups at the identity
 * provider map to. It does nothing in an organisation without mappings.
 */
export const createSignInGroups =
  ({
    db,
    ...listeners
  }: Pick<IdentityDeps, 'memberJoined' | 'memberLeft'> & {
    db: Database;
  }): IdentityDeps['applySignInGroups'] =>
  async (member) => {
    if ((await groupMappingRepository.list(db, member.orgId)).length === 0) return;
    await transaction(db, (tx) =>
      applyClaimedGroups(tx, listeners, { ...member, by: { actor: systemActor, request: undefined } }),
    );
  };
