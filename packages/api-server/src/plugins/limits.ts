import { isIPv6 } from 'node:net';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Pool } from '../database/connect.ts';

export interface Limit {
  name: string;
  key: string;
  points: number;
  seconds: number;
}

export type LimitState = { allowed: true } | { allowed: false; retryAfter: number };

/** Counters in PostgreSQL: shared by all servers, kept over restarts. */
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

function expandedPrefix(ip: string): string {
  const [head = '', tail = ''] = (ip.split('%')[0] ?? '').split('::');
  const front = head.split(':').filter(Boolean);
  const back = ip.includes('::') ? tail.split(':').filter(Boolean) : [];
  const zeros = Array.from({ length: Math.max(0, 8 - front.length - back.length) }, () => '0');
  return [...front, ...zeros, ...back].slice(0, 4).join(':').toLowerCase();
}

export const addressKey = (ip: string): string => {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped) return mapped;
  return isIPv6(ip) ? `${expandedPrefix(ip)}::/64` : ip;
};

const stateOf = (result: RateLimiterRes | null, points: number): LimitState =>
  result !== null && result.consumedPoints > points
    ? { allowed: false, retryAfter: Math.max(1, Math.ceil(result.msBeforeNext / 1000)) }
    : { allowed: true };

/** `scale` multiplies every limit; it is 1 in production. */
export function createLimits(pool: Pool, scale: number): Limits {
  const limiters = new Map<string, RateLimiterPostgres>();
  const limiterOf = ({ name, points, seconds }: Limit): RateLimiterPostgres => {
    const known = limiters.get(name);
    if (known) return known;
    const options = { keyPrefix: name, points: Math.round(points * scale), duration: seconds };
    const limiter = new RateLimiterPostgres({
      ...options,
      storeClient: pool,
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      clearExpiredByTimeout: false,
      // With the database away requests fail anyway; the brake itself must not add an error of its own.
      insuranceLimiter: new RateLimiterMemory(options),
    });
    limiters.set(name, limiter);
    return limiter;
  };
  return {
    async consume(limit) {
      try {
        await limiterOf(limit).consume(limit.key);
        return { allowed: true };
      } catch (error) {
        if (error instanceof RateLimiterRes) return stateOf(error, 0);
        throw error;
      }
    },
    async check(limit) {
      const limiter = limiterOf(limit);
      return stateOf(await limiter.get(limit.key), limiter.points - 1);
    },
    async refund(limit) {
      await limiterOf(limit).reward(limit.key);
    },
    addressKey,
  };
}
