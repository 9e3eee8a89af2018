import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '@rostrum/server-kit/database';
import { oneTimeTokenRepository } from '../sessions/one-time-tokens.repository.ts';
import { userRepository } from '../users/users.repository.ts';
import type { SessionService } from '../sessions/session.service.ts';
import type {
  ProvenIdentity,
  SignInAttempt,
  SignInHook,
  SignInResult,
  SignInRule,
} from './sign-in-provider.ts';

/** Long enough to unlock a phone, too short to be found later. */
const secondFactorSeconds = 600;

interface SignInPipelineDeps {
  db: Database;
  sessions: SessionService;
  rules: readonly SignInRule[];
  hooks: readonly SignInHook[];
  log: FastifyBaseLogger;
}

/** The one pipeline: whoever proved who they are, in whatever way, gets a session here or nowhere. */
export function createSignInPipeline({ db, sessions, rules, hooks, log }: SignInPipelineDeps) {
  return {
    async enter(identity: ProvenIdentity, attempt: SignInAttempt): Promise<SignInResult> {
      const { userId, method, secondFactorAt = null } = identity;
      if ((await userRepository.statusOf(db, userId)) !== 'active') return { outcome: 'refused' };
      const orgId =
        identity.orgId === undefined
          ? ((await userRepository.firstOrganisationOf(db, userId)) ?? null)
          : identity.orgId;
      const security = { user: userId, method, request_id: attempt.request.id };
      for (const rule of rules) {
        const verdict = await rule({ ...identity, orgId });
        if (verdict?.outcome === 'refused') {
          log.info({ ...security, event: 'sign_in_refused', reason: verdict.error }, 'security');
          return verdict;
        }
        if (verdict?.outcome === 'second_factor_needed') {
          const pending = await oneTimeTokenRepository.issue(db, 'second_factor', {
            userId,
            orgId,
            data: { method },
            callbackUrl: attempt.callbackUrl,
            seconds: secondFactorSeconds,
          });
          return { ...verdict, pending };
        }
      }
      const { presented, request } = attempt;
      const signedIn = await sessions.begin({ userId, orgId, presented, request, method, secondFactorAt });
      log.info({ ...security, event: 'signed_in' }, 'security');
      for (const follow of hooks)
        await follow({ userId }, request).catch((error: unknown) =>
          log.error({ err: error, ...security }, 'what follows a sign-in failed'),
        );
      return { outcome: 'signed_in', signedIn };
    },
  };
}

export type SignInPipeline = ReturnType<typeof createSignInPipeline>;
