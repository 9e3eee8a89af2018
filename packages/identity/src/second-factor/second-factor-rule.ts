import type { SignInRule } from '../sign-in/sign-in-provider.ts';
import type { Database } from '@rostrum/server-kit/database';
import { factorRepository } from './factors.repository.ts';

/**
 * Who has a second factor must bring it, whatever the first one was. The identity provider that an organisation set up
 * itself is left to ask for its own, for sessions in that organisation; no other issuer is.
 */
export const secondFactorRule =
  (db: Database): SignInRule =>
  async ({ userId, orgId, vouchedBy, secondFactorAt = null }) => {
    if (secondFactorAt !== null || (vouchedBy !== undefined && vouchedBy === orgId)) return null;
    const kinds = await factorRepository.kindsOf(db, userId);
    return kinds.length === 0 ? null : { outcome: 'second_factor_needed', kinds };
  };
