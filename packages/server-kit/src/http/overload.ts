import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify';
import fp from 'fastify-plugin';
import type { DatabaseWatch } from '../database/database-watch.ts';
import { BusinessError } from '../errors.ts';
import { createAdmission } from './admission.ts';
import type { RequestBudgets } from './request-budgets.ts';

const maxWaiting = 1000;

export interface OverloadOptions {
  /** Requests in work at once. */
  places: number;
  /** A request waits for its place within its budget. */
  budgetOf: RequestBudgets;
  watch: DatabaseWatch;
}

/** Between 1 and 4 seconds, so that those who were turned away together do not come back together. */
const spreadRetry = () => 1 + Math.floor(Math.random() * 4);

const overloaded = () =>
  new BusinessError(
    'unavailable',
    'Rostrum has more requests than it can take right now. Nothing was changed. Try again in a few seconds.',
    { retryAfter: spreadRetry() },
  );

/** Session reads, sign-out, health and files, and streams that stay open, are never turned away. */
function isShed({ config }: FastifyRequest['routeOptions']): boolean {
  return config.unlimited !== true && config.contract?.id !== 'events.live';
}

/** One visitor who sends many requests to one address waits behind their own, and neither behind nor before those of others. */
const queueOf = ({ ip, routeOptions }: FastifyRequest): string => `${ip} ${routeOptions.url}`;

/** Repeating these changes nothing more, so the caller may be told to try again while they are still running. */
const isRepeatable = ({ method, headers, routeOptions }: FastifyRequest): boolean =>
  method === 'GET' ||
  method === 'HEAD' ||
  (routeOptions.config.contract?.idempotent === true && headers['idempotency-key'] !== undefined);

/**
 * Turns requests away within a second, with 503 and Retry-After, where there are more than the server can work on or the
 * database stands still. Places are taken once the body has arrived, so that a slow sender occupies none.
 */
export const overload = fp<OverloadOptions>(
  async (app, { places, budgetOf, watch }) => {
    const admission = createAdmission({ places, maxWaiting });
    const taken = new WeakMap<FastifyRequest, () => void>();
    const leave = (request: FastifyRequest) => {
      taken.get(request)?.();
      taken.delete(request);
    };

    app.addHook('onRoute', (route) => {
      if (route.config?.unlimited === true || route.config?.contract?.id === 'events.live') return;
      const { handler } = route;
      const guarded = function (this: never, request: FastifyRequest, reply: FastifyReply): unknown {
        const work: unknown = handler.call(this, request as never, reply as never);
        return work instanceof Promise && isRepeatable(request) ? watch.untilStalled(work) : work;
      };
      route.handler = guarded as unknown as RouteHandlerMethod;
    });
    app.addHook('preValidation', async (request, reply) => {
      if (!isShed(request.routeOptions)) return;
      if (watch.isStalled()) throw overloaded();
      // Their bytes are still arriving, as slowly as the sender likes.
      if (request.body instanceof Readable) return;
      const free = await admission.enter(queueOf(request), budgetOf(request));
      if (!free) throw overloaded();
      taken.set(request, free);
      // Also where the connection ends before there is an answer.
      reply.raw.once('close', () => leave(request));
    });
    app.addHook('onSend', (request, _reply, payload, done) => {
      leave(request);
      done(null, payload);
    });
  },
  { name: 'overload', dependencies: ['error-handler'] },
);
