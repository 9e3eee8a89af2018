import { cleanEmail, signInProviders } from '@rostrum/contracts';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '@rostrum/server-kit/database';
import { userRepository, type SignInAccount } from '../users/users.repository.ts';
import type { Limits } from '@rostrum/server-kit/limits';
import {
  hashPassword,
  longestPasswordBytes,
  needsRehash,
  verifyPassword,
} from '../password-hash/password-hash.ts';
import type { SignInPipeline } from '../sign-in/sign-in-pipeline.ts';
import { createSignInGuard } from '../sign-in/sign-in-guard.ts';
import type { SignInProvider } from '../sign-in/sign-in-provider.ts';

interface PasswordDeps {
  db: Database;
  limits: Limits;
  pipeline: SignInPipeline;
  log: FastifyBaseLogger;
}

/** Sign-in by email and password. Unknown, wrong, deactivated and password-less accounts read and take the same. */
export function createPasswordProvider({ db, limits, pipeline, log }: PasswordDeps): SignInProvider {
  const guard = createSignInGuard({ limits, log });
  async function verifiedUserId(
    { user, password }: { user: SignInAccount | undefined; password: string },
    sender: string,
  ): Promise<string | undefined> {
    const fits = await verifyPassword(password, user?.passwordHash, sender);
    if (!user || !fits || user.status !== 'active') return undefined;
    if (user.passwordHash !== null && needsRehash(user.passwordHash))
      await userRepository.setPasswordHash(db, user.id, await hashPassword(password, sender));
    return user.id;
  }
  return {
    id: signInProviders.password,
    name: 'Email and password',
    type: 'credentials',
    async authorize({ email, password }, attempt) {
      if (
        typeof email !== 'string' ||
        typeof password !== 'string' ||
        Buffer.byteLength(password) > longestPasswordBytes
      )
        return { outcome: 'refused' };
      const address = cleanEmail(email);
      const { ip } = attempt.request;
      // Looked up first: what is counted is what the database finds an account by, in whatever letters it was typed.
      const isAddress = address.length <= 254 && !address.includes('\u0000');
      const { folded, user } = isAddress
        ? await userRepository.findForSignIn(db, address)
        : { folded: address, user: undefined };
      const admission = await guard.admit(folded, ip);
      if (!admission.allowed) return { outcome: 'too_many', retryAfter: admission.retryAfter };
      const userId = await verifiedUserId({ user, password }, limits.addressKey(ip));
      if (userId === undefined) {
        log.info({ event: 'sign_in_refused', request_id: attempt.request.id }, 'security');
        return { outcome: 'refused' };
      }
      await admission.refund();
      return pipeline.enter({ userId, method: 'password' }, attempt);
    },
  };
}
