import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { SessionService } from '../auth/session.service.ts';

/** The token of an Authorization header: `Bearer <token>`, or the token alone. */
export function tokenOf({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  const value = headers.authorization?.trim();
  if (value === undefined || value === '') return undefined;
  const [first = '', second, ...rest] = value.split(/ +/);
  if (second === undefined) return first;
  return rest.length === 0 && first.toLowerCase() === 'bearer' ? second : undefined;
}

/**
 * Puts the caller on the request. Role, organisation and scope come from the database each time, so a demotion counts
 * from the next request on. Cookies are not looked at: a call that needs no cookie needs no defence against forgery.
 */
export const authentication = fp<{ sessions: SessionService }>(
  async (app, { sessions }) => {
    app.decorateRequest('session', null);
    app.addHook('preParsing', async (request) => {
      // Pages, files and the sign-in protocol are for whoever asks: a token on them is not looked at.
      if (request.routeOptions.config.contract === undefined) return;
      const token = tokenOf(request);
      if (token !== undefined) request.session = await sessions.findByToken(token);
    });
  },
  { name: 'authentication' },
);
