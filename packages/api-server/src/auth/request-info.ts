import type { FastifyRequest } from 'fastify';
import type { RequestInfo } from '../plugins/contract-routes.ts';

/** What of a request is noted down with a session or an entry of the log. */
export const infoOf = (request: FastifyRequest): RequestInfo => ({
  id: request.id,
  ip: request.ip,
  userAgent: String(request.headers['user-agent'] ?? '').slice(0, 300),
});
