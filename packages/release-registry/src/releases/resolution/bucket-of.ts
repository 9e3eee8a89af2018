import { hash } from 'node:crypto';

/** Shares are counted in ten thousands: a hundredth of a percent is the least. */
export const buckets = 10_000;

/**
 * Where a visitor stands among all, for one area. It depends on nothing else, so whoever is in a canary of ten percent is
 * in the next canary of ten percent too, and a larger share only adds people; another area has its own first ones.
 */
export const bucketOf = (area: string, visitorId: string): number =>
  Number.parseInt(hash('sha256', `${area}\n${visitorId}`, 'hex').slice(0, 12), 16) % buckets;
