import { Readable } from 'node:stream';
import fp from 'fastify-plugin';
import { InputError } from '../errors.ts';
import { findUnstorable } from './unstorable-text.ts';

const refuse = (value: unknown): InputError | undefined => {
  if (value instanceof Readable) return undefined;
  const fault = findUnstorable(value);
  if (!fault) return undefined;
  const message =
    fault.kind === 'depth'
      ? 'The input is nested too deep.'
      : `Remove the broken character${fault.path.length > 0 ? ` from ${fault.path.join('.')}` : ''} and try again.`;
  return new InputError(message, { code: 'malformed_request' });
};

/** An address to return to is never stored: a broken one is left out, as a foreign one is, and the sign-in goes on. */
function dropBrokenReturn(values: unknown): void {
  if (typeof values === 'object' && values !== null && findUnstorable(Reflect.get(values, 'callbackUrl')))
    Reflect.deleteProperty(values, 'callbackUrl');
}

/**
 * Refuses text that PostgreSQL cannot hold (NUL, half of a character) in the query and body of every route without a
 * contract: pages, forms and protocols. `parseRequest` does it for contracts, where it names the field. Cookies are
 * dropped instead, because another application on the same domain may have set them.
 */
export const storableInput = fp(
  async (app) => {
    app.addHook('onRequest', (request, _reply, done) => {
      for (const [name, value] of Object.entries(request.cookies))
        if (findUnstorable(value)) delete request.cookies[name];
      done();
    });
    app.addHook('preValidation', (request, _reply, done) => {
      const isRaw = request.routeOptions.config.contract === undefined;
      if (isRaw) for (const values of [request.query, request.body]) dropBrokenReturn(values);
      done(isRaw ? (refuse(request.query) ?? refuse(request.body)) : undefined);
    });
  },
  { name: 'storable-input', dependencies: ['@fastify/cookie'] },
);
