import { signInErrors } from '@rostrum/contracts';
import type { SignInRule } from '../sign-in/sign-in-provider.ts';
import type { Database } from '@rostrum/server-kit/database';
import { ssoConnectionRepository } from './sso-connections.repository.ts';
import { ssoMemberRepository } from './sso-members.repository.ts';

/**
 * Where an organisation enforces its own identity provider, nothing else lets its members in. Asked only after the proof
 * was right, so that it tells no one anything. Owners keep their password: they are the way back in when the identity
 * provider fails.
 */
export const enforcedSso =
  (db: Database): SignInRule =>
  async ({ userId, orgId, vouchedBy }) => {
    if (orgId === null || vouchedBy === orgId) return null;
    if ((await ssoConnectionRepository.statusOf(db, orgId)) !== 'enforced') return null;
    const role = await ssoMemberRepository.roleOf(db, orgId, userId);
    return role === 'owner' ? null : { outcome: 'refused', error: signInErrors.singleSignOnRequired };
  };
