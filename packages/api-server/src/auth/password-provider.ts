import { signInProviders } from '@rostrum/contracts';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database/queryable.ts';
import { userRepository } from '../modules/users/users.repository.ts';
import type { Limits } from '../plugins/limits.ts';
import { hashPassword, longestPasswordBytes, needsRehash, verifyPassword } from './password-hash.ts';
import type { SignInDoor } from './sign-in-door.ts';
import type { SignInProvider } from './sign-in-provider.ts';

interface PasswordDeps {
  db: Database;
  limits: Limits;
  door: SignInDoor;
  log: FastifyBaseLogger;
}

/** Address and account together are locked for a while, an account alone never: that would let anybody lock anybody out. */
const limitsOf = (email: string, address: string) => [
  { name: 'sign-in', key: `${email.toLowerCase().slice(0, 200)}|${address}`, points: 5, seconds: 900 },
  { name: 'sign-in-address', key: address, points: 100, seconds: 3600 },
];

/** Sign-in by e-mail and password. Unknown, wrong, deactivated and password-less accounts read and take the same. */
export function createPasswordProvider({ db, limits, door, log }: PasswordDeps): SignInProvider {
  async function verifiedUserId(email: string, password: string): Promise<string | undefined> {
    const user =
      email.length <= 254 && !email.includes('\u0000')
        ? await userRepository.findForSignIn(db, email)
        : undefined;
    const fits = await verifyPassword(password, user?.passwordHash);
    if (!user || !fits || user.status !== 'active') return undefined;
    if (user.passwordHash !== null && needsRehash(user.passwordHash))
      await userRepository.setPasswordHash(db, user.id, await hashPassword(password));
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
      const address = email.trim().normalize('NFKC');
      const due = limitsOf(address, limits.addressKey(attempt.request.ip));
      // Counted before the hash, so that a burst cannot slip through while hashes are computed; given back on success.
      for (const limit of due) {
        const state = await limits.consume(limit);
        if (!state.allowed) return { outcome: 'too_many', retryAfter: state.retryAfter };
      }
      const userId = await verifiedUserId(address, password);
      if (userId === undefined) {
        log.info({ event: 'sign_in_refused', request_id: attempt.request.id }, 'security');
        return { outcome: 'refused' };
      }
      for (const limit of due) await limits.refund(limit);
      return door.enter({ userId, method: 'password' }, attempt);
    },
  };
}
