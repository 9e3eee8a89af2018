import { countryCode } from '@rostrum/contracts';
import type { FastifyRequest } from 'fastify';

/**
 * The country of a visitor as the proxy in front of the server names it, in the header that is configured. What comes
 * past the proxy is not believed: then no address was forwarded by a trusted one.
 */
export function readVisitorCountry({
  headers,
  ips,
  server,
}: Pick<FastifyRequest, 'headers' | 'ips' | 'server'>): string | undefined {
  const name = server.countryHeader;
  if (name === undefined || (ips?.length ?? 0) < 2) return undefined;
  // Proxies write XX and T1 where they do not know: these are no countries.
  return countryCode.safeParse(headers[name]).data;
}
