import { events } from '@rostrum/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { runAsSystem } from '../database/principal.ts';
import { tokenOf, type SessionLookup } from './authentication.ts';
import { AuthenticationError, NotFoundError } from '../errors.ts';
import { routerPath } from './register-routes.ts';
import { openEventStream } from '../live/event-stream.ts';
import type { LiveHub } from '../live/live-hub.ts';
import { createStreamPlaces, type StreamPlaces } from '../live/stream-places.ts';

/** Proxies close silent connections, mostly after 30 or 60 seconds. */
const heartbeatMs = 15_000;

interface LiveEventsOptions {
  hub: LiveHub;
  sessions: SessionLookup;
  /** Most streams that this server holds. */
  limit: number;
}

interface StreamDeps extends Pick<LiveEventsOptions, 'hub' | 'sessions'> {
  places: StreamPlaces;
}

async function stream(
  request: FastifyRequest,
  reply: FastifyReply,
  { hub, sessions, places }: StreamDeps,
): Promise<void> {
  const { session } = request;
  if (!session) throw new AuthenticationError();
  if ((request.params as { identifier?: string }).identifier !== session.identifier)
    throw new NotFoundError();
  places.requireFree();
  reply.hijack();
  const headers = Object.entries(reply.getHeaders()).map(([name, value]) => [name, String(value)]);
  const events = openEventStream(reply.raw, Object.fromEntries(headers));
  const giveBack = places.take(session.userId, events);
  events.send('retry: 2000\n: listening\n\n');
  const beat = setInterval(async () => {
    events.send(': still here\n\n');
    // A stream outlives the check at its beginning: sign-out and demotion end it here.
    const current = await runAsSystem(
      'whether the session still lives is looked up as at its beginning',
      () => sessions.findByToken(tokenOf(request) ?? ''),
    ).catch(() => session);
    if (current?.role !== session.role || current.orgId !== session.orgId) events.end();
  }, heartbeatMs);
  const leave = hub.subscribe({
    session,
    send: (event) => events.send(`event: ${event.topic}\ndata: ${JSON.stringify(event)}\n\n`),
    end: () => events.end(),
  });
  reply.raw.once('close', () => {
    clearInterval(beat);
    leave();
    giveBack();
  });
}

/** `GET /app/events/{identifier}`: server-sent events for a client that reads the body as a stream. */
export const liveEvents = fp<LiveEventsOptions>(
  async (app, { limit, ...options }) => {
    const deps = { ...options, places: createStreamPlaces(limit) };
    app.decorate('countLiveStreams', deps.places.count);
    app.get(
      routerPath(events.live.path),
      // Without HEAD: it would open a stream that no one reads.
      {
        exposeHeadRoute: false,
        config: { policy: 'session.own', contract: events.live },
      },
      (request, reply) => stream(request, reply, deps),
    );
    app.addHook('preClose', async () => options.hub.close());
  },
  { name: 'live-events', dependencies: ['authentication'] },
);
