import type { FastifyRequest } from 'fastify';
import { createEventService, crawlerOf, type EventServiceDeps } from '../modules/events/index.ts';

/** Counts programs of assistants that ask for a public page. No page waits for it, and a count that fails is one less. */
export function createCrawlerCount(deps: EventServiceDeps) {
  const events = createEventService(deps);
  return (request: FastifyRequest): void => {
    const userAgent = String(request.headers['user-agent'] ?? '');
    if (crawlerOf(userAgent) === undefined) return;
    const { company, username } = request.params as { company?: string; username?: string };
    const visit = { session: null, ip: request.ip, userAgent };
    events
      .noteCrawler(visit, {
        ...(company !== undefined && { companyUsername: company }),
        ...(username !== undefined && { username }),
      })
      .catch((error: unknown) => request.log.warn({ err: error }, 'a program was not counted'));
  };
}
