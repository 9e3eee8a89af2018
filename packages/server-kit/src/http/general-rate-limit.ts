import rateLimit from '@fastify/rate-limit';
import fp from 'fastify-plugin';
import { RateLimitError } from '../errors.ts';
import { addressKey } from '../limits/address-key.ts';

const perMinute = 3000;

/**
 * A coarse rate limit per address, in memory, against loops and scrapers; limits that mean something to the product stand
 * with their routes. A newsroom shares one address, so it is wide.
 */
export const generalRateLimit = fp<{ config: { rateLimitScale: number } }>(
  async (app, { config }) => {
    // Left out when the route is registered, not asked at each request: these are the hottest routes.
    app.addHook('onRoute', (route) => {
      if (route.config?.unlimited === true) route.config.rateLimit = false;
    });
    await app.register(rateLimit, {
      global: true,
      max: Math.round(perMinute * config.rateLimitScale),
      timeWindow: 60_000,
      keyGenerator: ({ ip }) => addressKey(ip),
      addHeaders: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
      errorResponseBuilder: (_request, { ttl }) => new RateLimitError(Math.max(1, Math.ceil(ttl / 1000))),
    });
  },
  { name: 'general-rateLimit' },
);
