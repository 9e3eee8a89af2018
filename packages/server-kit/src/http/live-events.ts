import { events } from '@rostrum/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { runAsSystem } from '../database/principal.ts';
import { tokenOf, type SessionLookup } from './authentication.ts';
import { AuthenticationError, NotFoundError } from '../errors.ts';
import { routerPath } from './register-routes.ts';
import type { LiveHub } from '../live/live-hub.ts';

/** Proxies close silent connections, mostly after 30 or 60 seconds. */
const heartbeatMs = 15_000;

interface LiveEventsOptions {
  hub: LiveHub;
  sessions: SessionLookup;
}

async function stream(
  request: FastifyRequest,
  reply: FastifyReply,
  { hub, sessions }: LiveEventsOptions,
): Promise<void> {
  const { session } = request;
  if (!session) throw new AuthenticationError();
  if ((request.params as { identifier?: string }).identifier !== session.identifier)
    throw new NotFoundError();
  reply.hijack();
  const { raw } = reply;
  raw.writeHead(200, {
    ...Object.fromEntries(Object.entries(reply.getHeaders()).map(([name, value]) => [name, String(value)])),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'private, no-store',
    'x-accel-buffering': 'no',
  });
  raw.write('retry: 2000\n: listening\n\n');
  const beat = setInterval(async () => {
    raw.write(': still here\n\n');
    // A stream outlives the check at its beginning: sign-out and demotion end it here.
    const current = await runAsSystem(
      'whether the session still lives is looked up as at its beginning',
      () => sessions.findByToken(tokenOf(request) ?? ''),
    ).catch(() => session);
    if (current?.role !== session.role || current.orgId !== session.orgId) raw.end();
  }, heartbeatMs);
  const leave = hub.subscribe({
    session,
    send: (event) => raw.write(`event: ${event.topic}\ndata: ${JSON.stringify(event)}\n\n`),
    end: () => raw.end(),
  });
  raw.once('close', () => {
    clearInterval(beat);
    leave();
  });
}

/** `GET /app/events/{identifier}`: server-sent events for a client that reads the body as a stream. */
export const liveEvents = fp<LiveEventsOptions>(
  async (app, options) => {
    app.get(
      routerPath(events.live.path),
      // Without HEAD: it would open a stream that nobody reads.
      {
        exposeHeadRoute: false,
        config: { policy: 'session.own', contract: events.live, unlimited: true },
      },
      (request, reply) => stream(request, reply, options),
    );
    // Open streams would hold a graceful close up for ever.
    app.addHook('preClose', () => options.hub.close());
  },
  { name: 'live-events', dependencies: ['authentication'] },
);
