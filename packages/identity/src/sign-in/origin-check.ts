import type { FastifyRequest } from 'fastify';

/**
 * Whether a request that acts by cookie comes from our own pages. Stricter than SameSite=Lax, which lets every
 * sub-domain of the registered domain through.
 */
export function isFromOwnPages({ headers }: Pick<FastifyRequest, 'headers'>, origin: string): boolean {
  const site = headers['sec-fetch-site'];
  const fetchIsOurs = site === undefined || site === 'same-origin' || site === 'none';
  return fetchIsOurs && (headers.origin === undefined || headers.origin === origin);
}
