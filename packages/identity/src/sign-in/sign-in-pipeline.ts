import { signInErrors } from '@rostrum/contracts';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '@rostrum/server-kit/database';
import { oneTimeTokenRepository } from '../sessions/one-time-tokens.repository.ts';
import { deactivatedMemberRepository } from '../users/deactivated-members.repository.ts';
import { userRepository } from '../users/users.repository.ts';
import { writePendingProof } from './pending-proof.ts';
import type { SessionService } from '../sessions/session.service.ts';
import type {
  ProvenIdentity,
  SignInAttempt,
  SignInHook,
  SignInResult,
  SignInRule,
  SignInVerdict,
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
  async function judge(identity: ProvenIdentity, orgId: string | null): Promise<SignInVerdict | null> {
    for (const rule of rules) {
      const verdict = await rule({ ...identity, orgId });
      if (verdict) return verdict;
    }
    return null;
  }

  /** Where the person goes: one organisation that asks for its own sign-in does not keep them out of their others. */
  async function place(identity: ProvenIdentity) {
    if (identity.orgId !== undefined)
      return { orgId: identity.orgId, verdict: await judge(identity, identity.orgId) };
    const joined = await userRepository.organisationsOf(db, identity.userId);
    const orgId = joined[0]?.orgId ?? null;
    const verdict = await judge(identity, orgId);
    if (verdict?.outcome !== 'refused') return { orgId, verdict };
    for (const other of joined.slice(1)) {
      const next = await judge(identity, other.orgId);
      if (next?.outcome !== 'refused') return { orgId: other.orgId, verdict: next };
    }
    return { orgId, verdict };
  }

  /** Belongs nowhere any more because an organisation deactivated them. Told after the proof, so to no stranger. */
  const isKeptOut = async (userId: string): Promise<boolean> =>
    (await deactivatedMemberRepository.isAnywhere(db, userId)) &&
    !(await userRepository.isSeeker(db, userId));

  return {
    async enter(identity: ProvenIdentity, attempt: SignInAttempt): Promise<SignInResult> {
      const { userId, method, secondFactorAt = null, endsBy = null, inherits } = identity;
      if ((await userRepository.statusOf(db, userId)) !== 'active') return { outcome: 'refused' };
      const { orgId, verdict } = await place(identity);
      if (orgId === null && (await isKeptOut(userId))) {
        log.info(
          { user: userId, event: 'sign_in_refused', reason: signInErrors.memberDeactivated },
          'security',
        );
        return { outcome: 'refused', error: signInErrors.memberDeactivated };
      }
      const security = { user: userId, method, request_id: attempt.request.id };
      if (verdict?.outcome === 'refused') {
        log.info({ ...security, event: 'sign_in_refused', reason: verdict.error }, 'security');
        return verdict;
      }
      if (verdict) {
        const pending = await oneTimeTokenRepository.issue(db, 'second_factor', {
          userId,
          orgId,
          data: writePendingProof(identity),
          callbackUrl: attempt.callbackUrl,
          seconds: secondFactorSeconds,
        });
        return { ...verdict, pending };
      }
      const { presented, request } = attempt;
      const signedIn = await sessions.begin({
        userId,
        orgId,
        presented,
        request,
        method,
        proof: inherits
          ? { origin: 'session', ...inherits }
          : { origin: 'sign_in', hasSecondFactor: secondFactorAt !== null, endsBy },
        ...(identity.providerSession && { providerSession: identity.providerSession }),
      });
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
