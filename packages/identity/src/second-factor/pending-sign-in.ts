import { signInErrors } from '@rostrum/contracts';
import type { SignInPipeline } from '../sign-in/sign-in-pipeline.ts';
import type { SignInAttempt, SignInResult } from '../sign-in/sign-in-provider.ts';
import type { IdentityDeps } from '../identity-deps.ts';
import { oneTimeTokenRepository, type OneTimeToken } from '../sessions/one-time-tokens.repository.ts';
import { readPendingProof } from '../sign-in/pending-proof.ts';

export type PendingSignIn = OneTimeToken & { userId: string };

/** A first factor that waits in this browser for its second. */
export async function pendingOf(
  { db }: Pick<IdentityDeps, 'db'>,
  attempt: SignInAttempt,
): Promise<PendingSignIn | undefined> {
  const token = await oneTimeTokenRepository.peek(db, 'second_factor', attempt.pending);
  return token && token.userId !== null ? { ...token, userId: token.userId } : undefined;
}

/** The second factor was right: goes through the pipeline as the first one came, to where it wanted to go. */
export async function completePending(
  { db, clock }: Pick<IdentityDeps, 'db' | 'clock'>,
  pipeline: SignInPipeline,
  attempt: SignInAttempt,
): Promise<SignInResult> {
  const token = await oneTimeTokenRepository.take(db, 'second_factor', attempt.pending);
  const proof = readPendingProof(token?.data);
  if (!token || token.userId === null || proof === undefined)
    return { outcome: 'refused', error: signInErrors.secondFactorExpired };
  const result = await pipeline.enter(
    { userId: token.userId, orgId: token.orgId, ...proof, secondFactorAt: clock() },
    attempt,
  );
  return result.outcome === 'signed_in' ? { ...result, callbackUrl: token.callbackUrl ?? undefined } : result;
}
