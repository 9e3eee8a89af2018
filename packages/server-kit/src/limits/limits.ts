import { createHmac } from 'node:crypto';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import type { Pool } from '../database/connect.ts';
import { systemPool } from '../database/principal-pool.ts';
import { BusinessError } from '../errors.ts';
import { addressKey } from './address-key.ts';

/** A limit as data: so many uses in so many seconds. */
export interface LimitRule {
  /** Also the prefix of its counters: renaming it forgives everybody. */
  name: string;
  points: number;
  seconds: number;
  /** Counted by each server for itself, and forgotten when it ends. */
  isLocal?: true;
  /** Who goes over it is kept out for `seconds`, the next time within a day twice as long, and so on. */
  growingBlock?: { seconds: number; longest: number };
}

export interface Limit extends LimitRule {
  key: string;
}

export type LimitState = { allowed: true } | { allowed: false; retryAfter: number };

/** Counters in PostgreSQL, shared by all servers and kept over restarts, but for those that a rule calls local. */
export interface Limits {
  /** Counts one use and says whether it was still within the limit. */
  consume(limit: Limit): Promise<LimitState>;
  /** Asks without counting. */
  check(limit: Limit): Promise<LimitState>;
  /** Gives a use back, as after a sign-in that succeeded. */
  refund(limit: Limit): Promise<void>;
  /** An address as a key. Whole IPv6 /64s count as one: each subscriber has at least that many. */
  addressKey(ip: string): string;
}

const daySeconds = 86_400;

const refusal = (milliseconds: number): LimitState => ({
  allowed: false,
  retryAfter: Math.max(1, Math.ceil(milliseconds / 1000)),
});

/** A limit that cannot be counted lets nothing through: counters in memory beside those of the database would open it twice. */
const uncounted = (cause: unknown) =>
  new BusinessError(
    'unavailable',
    'The service is busy for a moment. Nothing was changed; try again shortly.',
    {
      retryAfter: 2,
      cause,
    },
  );

/**
 * `scale` multiplies every limit; it is 1 in production. `pool` is there for limits alone: what is refused in a flood must
 * not keep what is served waiting, and many who are counted under one key wait for each other's row. Keys are stored as
 * hashes under `secret`: callers pass addresses and what was typed as a username.
 */
export function createLimits(pool: Pool, scale: number, secret: string | Buffer = ''): Limits {
  const store = systemPool(pool, 'uses are counted before anybody is known, and by address');
  const limiters = new Map<string, RateLimiterAbstract>();
  const storedKey = ({ key }: Limit) => createHmac('sha256', secret).update(key).digest('base64url');
  const limiterOf = ({ name, points, seconds, isLocal }: LimitRule): RateLimiterAbstract => {
    const known = limiters.get(name);
    if (known) return known;
    const rule = { keyPrefix: name, points: Math.max(1, Math.round(points * scale)), duration: seconds };
    if (isLocal) {
      const local = new RateLimiterMemory(rule);
      limiters.set(name, local);
      return local;
    }
    const limiter = new RateLimiterPostgres({
      ...rule,
      storeClient: store,
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      clearExpiredByTimeout: false,
    });
    limiters.set(name, limiter);
    return limiter;
  };

  /** How long a user stays out who has just gone over a limit that remembers it. */
  async function blockFor(limit: Limit): Promise<number> {
    const { name, growingBlock } = limit;
    if (!growingBlock) return 0;
    const strikes = limiterOf({ name: `${name}-strikes`, points: 1, seconds: daySeconds });
    const { consumedPoints } = await strikes.penalty(storedKey(limit));
    return Math.min(growingBlock.seconds * 2 ** (consumedPoints - 1), growingBlock.longest);
  }

  return {
    async consume(limit) {
      const limiter = limiterOf(limit);
      try {
        await limiter.consume(storedKey(limit));
        return { allowed: true };
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw uncounted(error);
        // Only the first use too many is a strike; those that follow while it is blocked find the block.
        const blocked = error.consumedPoints === limiter.points + 1 ? await blockFor(limit) : 0;
        if (blocked * 1000 <= error.msBeforeNext) return refusal(error.msBeforeNext);
        await limiter.block(storedKey(limit), blocked);
        return refusal(blocked * 1000);
      }
    },
    async check(limit) {
      const limiter = limiterOf(limit);
      const state = await limiter.get(storedKey(limit)).catch((error: unknown) => {
        throw uncounted(error);
      });
      return state !== null && state.consumedPoints >= limiter.points
        ? refusal(state.msBeforeNext)
        : { allowed: true };
    },
    async refund(limit) {
      await limiterOf(limit).reward(storedKey(limit));
    },
    addressKey,
  };
}
