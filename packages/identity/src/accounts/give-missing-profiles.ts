import type { RequestInfo } from '@rostrum/server-kit';
import { systemActor } from '@rostrum/server-kit/audit';
import { runAsSystem, transaction } from '@rostrum/server-kit/database';
import type { IdentityDeps } from '../identity-deps.ts';
import { memberRepository } from './members.repository.ts';

/**
 * What My Profile opens must be there: members whom an identity provider let in a moment ago, and those who joined before
 * profiles were given at that moment, get theirs when they sign in.
 */
export async function giveMissingProfiles(
  { db, memberJoined }: Pick<IdentityDeps, 'db' | 'memberJoined'>,
  userId: string,
  request: RequestInfo,
): Promise<void> {
  await runAsSystem('whoever signs in belongs to any number of organisations', async () => {
    for (const orgId of await memberRepository.withoutProfile(db, userId))
      await transaction(db, (tx) => memberJoined(tx, { orgId, userId }, { actor: systemActor, request }));
  });
}
