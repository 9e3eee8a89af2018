import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { InputError, NotFoundError } from '../errors.ts';

/** The host of an address, without its port; undefined when it is none. */
function hostnameOf(host: string | undefined): string | undefined {
  if (host === undefined || !URL.canParse(`http://${host}`)) return undefined;
  const { hostname, username, pathname } = new URL(`http://${host}`);
  return username === '' && pathname === '/' ? hostname : undefined;
}

/** Counted in what arrived: Node keeps the first of two and says nothing of the second. */
function countHosts({ rawHeaders }: FastifyRequest['raw']): number {
  let count = 0;
  for (let index = 0; index < rawHeaders.length; index += 2)
    if (rawHeaders[index]?.toLowerCase() === 'host') count += 1;
  return count;
}

/** By the route that was found, and not only by the address: `/%64ev/mail` leads to the same page. */
const isForDevelopers = ({ url, routeOptions }: FastifyRequest): boolean =>
  [url, routeOptions.url].some((address) => /^\/dev(?:[/?]|$)/.test(address ?? ''));

/**
 * Refuses requests with two Host headers, which two programs on the way may read differently, and pages for developers
 * under any name but this machine's and PUBLIC_URL's: another site can have its own name lead here, and would be their
 * origin to a browser.
 */
export const hostCheck = fp<{ config: { publicUrl: string } }>(
  async (app, { config }) => {
    const known = new Set(['localhost', '127.0.0.1', '[::1]', new URL(config.publicUrl).hostname]);
    app.addHook('onRequest', (request, reply, done) => {
      if (countHosts(request.raw) > 1) {
        // What follows on this connection cannot be trusted to be a request of its own.
        reply.header('connection', 'close');
        return done(new InputError('The request names two hosts.', { code: 'malformed_request' }));
      }
      if (isForDevelopers(request) && !known.has(hostnameOf(request.headers.host) ?? ''))
        return done(new NotFoundError(`Pages for developers answer at ${[...known].join(', ')} only.`));
      done();
    });
  },
  { name: 'host-check', dependencies: ['security-headers'] },
);
