import type { SignInRule } from '../../auth/sign-in-provider.ts';
import type { Database } from '../../database/queryable.ts';
import { factorRepository } from './factors.repository.ts';

/**
 * Who has a second factor must bring it, whatever the first one was. An organisation's own identity provider is left
 * to ask for its own.
 */
export const secondFactorRule =
  (db: Database): SignInRule =>
  async ({ userId, method, secondFactorAt = null }) => {
    if (secondFactorAt !== null || method === 'saml' || method === 'oidc') return null;
    const kinds = await factorRepository.kindsOf(db, userId);
    return kinds.length === 0 ? null : { outcome: 'second_factor_needed', kinds };
  };
