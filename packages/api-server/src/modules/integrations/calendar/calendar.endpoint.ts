import type { IdentityDeps } from '@rostrum/identity';
import { NotFoundError, RateLimitError } from '@rostrum/server-kit';
import { runAsSystem } from '@rostrum/server-kit/database';
import { readParameter } from '@rostrum/server-kit/http';
import type { FastifyInstance } from 'fastify';
import { createCalendarService } from './calendar.service.ts';

const options = { config: { policy: 'protocol' } } as const;

/** Where calendar programs read the calendar. They sign in by the address alone. */
export function calendarEndpoint(
  app: FastifyInstance,
  { db, config, clock, limits }: Pick<IdentityDeps, 'db' | 'config' | 'clock' | 'limits'>,
): void {
  const calendar = createCalendarService({ db, clock, origin: config.publicUrl });
  app.get('/calendar/:name', options, async (request, reply) => {
    const key = limits.addressKey(request.ip);
    const left = await limits.consume({ name: 'calendar', points: 60, seconds: 900, key });
    if (!left.allowed) throw new RateLimitError(left.retryAfter);
    const name = readParameter(request, 'name');
    const text = await runAsSystem('a calendar is read without an account', () =>
      calendar.read(name.replace(/\.ics$/, '')),
    );
    if (text === null)
      throw new NotFoundError('There is no calendar at this address. It may have been renewed.');
    return reply
      .header('content-type', 'text/calendar; charset=utf-8')
      .header('cache-control', 'private, no-store')
      .header('referrer-policy', 'no-referrer')
      .header('x-robots-tag', 'noindex')
      .send(text);
  });
}
