import type { ParsedBody, security } from '@rostrum/contracts';
import { verifyPassword } from '../password-hash/password-hash.ts';
import {
  AuthenticationError,
  InputError,
  RateLimitError,
  type Permitted,
  type RequestSession,
} from '@rostrum/server-kit';
import type { IdentityDeps } from '../identity-deps.ts';
import { passwordRepository } from '../users/password.repository.ts';
import { useCode } from './code-proof.ts';
import { factorRepository } from './factors.repository.ts';
import { issueChallenge, takeChallenge } from './passkey-challenges.ts';
import { passkeyRepository } from './passkeys.repository.ts';
import { sessionListRepository } from './session-list.repository.ts';
import type { Webauthn } from './webauthn.ts';

type Proof = ParsedBody<typeof security.confirm>;

/** Guessing with a stolen session is limited as guessing at sign-in is. */
const guesses = { name: 'confirm', points: 10, seconds: 900 };

const refusals: Record<Proof['kind'], [path: string, message: string]> = {
  password: ['password', 'This is not your password.'],
  totp: ['code', 'This code does not fit, or was used before. Wait for the next one.'],
  passkey: ['proof', 'This passkey does not belong to your account. Try another one.'],
};

/** Proving again who one is, in the middle of a session. */
export function createConfirmationService(
  deps: Pick<IdentityDeps, 'db' | 'limits' | 'secrets' | 'clock'>,
  webauthn: Webauthn,
) {
  const { db, limits } = deps;

  async function fits({ userId }: RequestSession, proof: Proof): Promise<boolean> {
    switch (proof.kind) {
      case 'password':
        return verifyPassword(proof.password, await passwordRepository.hashOf(db, userId));
      case 'totp':
        return (await useCode(deps, userId, proof.code)) !== undefined;
      case 'passkey': {
        const challenge = await takeChallenge(db, proof.ticket, { kind: 'confirm', userId });
        const passkey =
          challenge === undefined ? undefined : await webauthn.verifyProof(db, proof.proof, challenge);
        return passkey?.userId === userId;
      }
    }
  }

  return {
    async options(session: Permitted<'security.own'>) {
      const options = await webauthn.requestOptions(await passkeyRepository.list(db, session.userId));
      const ticket = await issueChallenge(db, options.challenge, { kind: 'confirm', userId: session.userId });
      return { ticket, options };
    },

    async confirm(session: Permitted<'security.own'>, proof: Proof) {
      // Before the password is looked at: here it would open nothing, and must not be guessed either.
      if (proof.kind === 'password' && (await factorRepository.kindsOf(db, session.userId)).length > 0)
        throw InputError.field(
          'password',
          'Confirm with your second step: a code, or your passkey.',
          'wrong',
        );
      const limit = { ...guesses, key: session.userId };
      const state = await limits.consume(limit);
      if (!state.allowed) throw new RateLimitError(state.retryAfter);
      if (!(await fits(session, proof))) throw InputError.field(...refusals[proof.kind], 'wrong');
      await limits.refund(limit);
      const until = await sessionListRepository.confirm(db, session.sessionId, {
        hasSecondFactor: proof.kind !== 'password',
      });
      if (!until) throw new AuthenticationError();
      return { confirmed_until: until.toISOString() };
    },
  };
}
