import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { RateLimitError, type RequestSession } from '@rostrum/server-kit';

/** Eight answers a second for five minutes on end: no one types like that. */
const rule = { points: 2400, duration: 300 };

/**
 * Suggestions of a person. Counted in the memory of each server: a statement for every letter typed would cost more than most
 * of the answers do.
 */
export function createTypingLimit(scale: number) {
  const limiter = new RateLimiterMemory({ ...rule, points: Math.max(1, Math.round(rule.points * scale)) });
  return async ({ userId }: RequestSession): Promise<void> => {
    try {
      await limiter.consume(userId);
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      throw new RateLimitError(Math.max(1, Math.ceil(error.msBeforeNext / 1000)));
    }
  };
}
