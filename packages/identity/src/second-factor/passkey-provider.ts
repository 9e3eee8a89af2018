import { passkeyProof, signInErrors, signInProviders, type PasskeyProof } from '@rostrum/contracts';
import type { SignInPipeline } from '../sign-in/sign-in-pipeline.ts';
import type { SignInProvider } from '../sign-in/sign-in-provider.ts';
import type { IdentityDeps } from '../identity-deps.ts';
import { takeChallenge } from './passkey-challenges.ts';
import { completePending, pendingOf } from './pending-sign-in.ts';
import type { Webauthn } from './webauthn.ts';

function proofOf(field: unknown): PasskeyProof | undefined {
  if (typeof field !== 'string' || field.length > 20_000) return undefined;
  try {
    return passkeyProof.safeParse(JSON.parse(field)).data;
  } catch {
    return undefined;
  }
}

/**
 * Sign-in by passkey: device and face, finger or PIN are two factors in one gesture, so it needs no name and nothing
 * before it. When the same person's first factor waits in this browser, that one is completed instead.
 */
export function createPasskeyProvider(
  deps: IdentityDeps,
  pipeline: SignInPipeline,
  webauthn: Webauthn,
): SignInProvider {
  const { db, clock, limits, log } = deps;
  return {
    id: signInProviders.passkey,
    name: 'Passkey',
    type: 'credentials',
    async authorize(fields, attempt) {
      const limit = {
        name: 'passkey-sign-in',
        key: limits.addressKey(attempt.request.ip),
        points: 60,
        seconds: 900,
      };
      const state = await limits.consume(limit);
      if (!state.allowed) return { outcome: 'too_many', retryAfter: state.retryAfter };
      const proof = proofOf(fields.proof);
      const { browser } = attempt.request;
      const challenge =
        browser === undefined
          ? undefined
          : await takeChallenge(db, fields.ticket, { kind: 'sign_in', browser });
      const passkey =
        proof && challenge !== undefined ? await webauthn.verifyProof(db, proof, challenge) : undefined;
      if (!passkey) {
        log.info({ event: 'passkey_refused', request_id: attempt.request.id }, 'security');
        return { outcome: 'refused', error: signInErrors.passkeyInvalid };
      }
      await limits.refund(limit);
      const pending = await pendingOf(deps, attempt);
      if (pending?.userId === passkey.userId) return completePending(deps, pipeline, attempt);
      return pipeline.enter({ userId: passkey.userId, method: 'passkey', secondFactorAt: clock() }, attempt);
    },
  };
}
