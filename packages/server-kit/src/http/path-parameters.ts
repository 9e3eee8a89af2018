import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { NotFoundError } from '../errors.ts';
import { findUnstorable } from './unstorable-text.ts';

/**
 * Returns a parameter of the path as text of any length, empty when the route has none of that name. A value that names
 * nothing must end in the page's own "not found", so it is never rejected here.
 */
export function readParameter({ params }: Pick<FastifyRequest, 'params'>, name: string): string {
  const value: unknown = Object(params)[name];
  return typeof value === 'string' ? value : '';
}

/**
 * Responds with 404 to a path parameter that PostgreSQL cannot hold (NUL, half a character). Contract routes check theirs
 * against the contract, which names the field.
 */
export const pathParameters = fp(
  async (app) => {
    app.addHook('onRequest', (request, _reply, done) => {
      const isRaw = request.routeOptions.config.contract === undefined;
      done(isRaw && findUnstorable(request.params) ? new NotFoundError() : undefined);
    });
  },
  { name: 'path-parameters' },
);
