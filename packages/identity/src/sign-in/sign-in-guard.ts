import type { FastifyBaseLogger } from 'fastify';
import type { Limit, Limits } from '@rostrum/server-kit/limits';
import { signInLimits } from './sign-in-limits.ts';

export type Admission =
  | { allowed: true; /** After a success: only failures count. */ refund: () => Promise<void> }
  | { allowed: false; retryAfter: number };

/** Counts attempts before anything dear is computed, so that a burst cannot slip through meanwhile. */
export function createSignInGuard({ limits, log }: { limits: Limits; log: FastifyBaseLogger }) {
  return {
    /**
     * `account` is what was typed, in the letters that accounts are found by: whether there is such an account must not
     * show in what is counted.
     */
    async admit(account: string, ip: string): Promise<Admission> {
      const address = limits.addressKey(ip);
      const name = account.toLowerCase().replaceAll(/\p{C}/gu, '').slice(0, 200);
      const pair = `${name}|${address}`;
      const counted: Limit[] = [];
      const count = async (limit: Limit) => {
        counted.push(limit);
        return limits.consume(limit);
      };
      for (const limit of [
        { ...signInLimits.pair, key: pair },
        { ...signInLimits.address, key: address },
      ]) {
        const state = await count(limit);
        if (!state.allowed) return state;
      }
      const everywhere = await count({ ...signInLimits.account, key: name });
      if (!everywhere.allowed) {
        log.warn({ event: 'account_guessed_at', address }, 'security');
        const state = await count({ ...signInLimits.pairOfGuessedAccount, key: pair });
        if (!state.allowed) return state;
      }
      return {
        allowed: true,
        async refund() {
          for (const limit of counted) await limits.refund(limit);
        },
      };
    },
  };
}

export type SignInGuard = ReturnType<typeof createSignInGuard>;
