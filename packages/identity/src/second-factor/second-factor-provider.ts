import { signInErrors, signInProviders } from '@rostrum/contracts';
import type { SignInPipeline } from '../sign-in/sign-in-pipeline.ts';
import type { SignInProvider } from '../sign-in/sign-in-provider.ts';
import type { IdentityDeps } from '../identity-deps.ts';
import { useCode } from './code-proof.ts';
import { completePending, pendingOf, type PendingSignIn } from './pending-sign-in.ts';
import { tellOfUsedRecoveryCode } from './security-notices.ts';

/** A stolen password gives five tries, and those who steal it again and again get twenty an hour. */
const limitsOf = ({ id, userId }: PendingSignIn) => [
  { name: 'second-factor', key: id, points: 5, seconds: 600 },
  { name: 'second-factor-account', key: userId, points: 20, seconds: 3600 },
];

/** The second step of a sign-in by a code: of the authenticator app, or a recovery code. */
export function createSecondFactorProvider(deps: IdentityDeps, pipeline: SignInPipeline): SignInProvider {
  const { limits, log } = deps;
  return {
    id: signInProviders.secondFactor,
    name: 'Second step',
    type: 'credentials',
    async authorize({ code }, attempt) {
      const pending = await pendingOf(deps, attempt);
      if (!pending) return { outcome: 'refused', error: signInErrors.secondFactorExpired };
      const due = limitsOf(pending);
      for (const limit of due) {
        const state = await limits.consume(limit);
        if (!state.allowed) return { outcome: 'too_many', retryAfter: state.retryAfter };
      }
      const kind = await useCode(deps, pending.userId, code);
      if (kind === undefined) {
        log.info(
          { event: 'second_factor_refused', user: pending.userId, request_id: attempt.request.id },
          'security',
        );
        return { outcome: 'refused', error: signInErrors.secondFactorInvalid };
      }
      for (const limit of due) await limits.refund(limit);
      const result = await completePending(deps, pipeline, attempt);
      if (result.outcome === 'signed_in' && kind === 'recovery_code')
        await tellOfUsedRecoveryCode(deps, pending.userId, attempt.request);
      return result;
    },
  };
}
