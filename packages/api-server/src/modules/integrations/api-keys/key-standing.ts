import { grantOf, type Action, type Role } from '@rostrum/contracts';
import type { KeyScope, KeySuspension } from '@rostrum/contracts/settings';

/** What a member must be allowed to do for their key to do it. Reading shows only what is published, so it needs nothing. */
const neededFor: Readonly<Record<KeyScope, readonly Action[]>> = {
  'people.read': [],
  'posts.read': [],
  'questions.read': [],
  'members.provision': ['integration.manage', 'invitation.manage'],
};

interface HeldKey {
  scopes: readonly KeyScope[];
  /** What the key's maker is in the organisation now; null when they are no member. */
  makerRole: Role | null;
}

const isGranted = (scope: KeyScope, makerRole: HeldKey['makerRole']): boolean =>
  neededFor[scope].every((action) => makerRole !== null && grantOf(makerRole, action) !== 'deny');

/** Returns the scopes that the key still grants: never more than its maker may do now. */
export const grantedScopes = ({ scopes, makerRole }: HeldKey): KeyScope[] =>
  scopes.filter((scope) => isGranted(scope, makerRole));

/** Returns why a part of the key is suspended; null when it grants all it was made for. */
export function findSuspension({ scopes, makerRole }: HeldKey): KeySuspension | null {
  if (scopes.every((scope) => isGranted(scope, makerRole))) return null;
  return makerRole === null ? 'maker_left' : 'maker_demoted';
}
