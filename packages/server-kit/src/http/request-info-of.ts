import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { RequestInfo } from '../caller/request-info.ts';
import { readPageHost } from './page-host.ts';
import { readVisitorCountry } from './visitor-country.ts';

/** The csrf cookie under both its names: with the prefix of https, and without. */
function browserOf({ cookies }: FastifyRequest): Pick<RequestInfo, 'browser'> {
  const csrf = cookies['__Host-next-auth.csrf-token'] ?? cookies['next-auth.csrf-token'];
  return csrf === undefined ? {} : { browser: createHash('sha256').update(csrf).digest('base64url') };
}

/** What of a request is noted down with a session or an entry of the log. */
export function infoOf(request: FastifyRequest): RequestInfo {
  const pageHost = readPageHost(request.headers);
  const country = readVisitorCountry(request);
  return {
    id: request.id,
    ip: request.ip,
    userAgent: String(request.headers['user-agent'] ?? '').slice(0, 300),
    ...browserOf(request),
    ...(pageHost !== undefined && { pageHost }),
    ...(country !== undefined && { country }),
    ...((request.headers.dnt === '1' || request.headers['sec-gpc'] === '1') && {
      refusesTracking: true as const,
    }),
  };
}
