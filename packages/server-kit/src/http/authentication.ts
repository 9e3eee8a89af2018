import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { RequestSession } from '../caller/request-session.ts';
import type { DatabaseWatch } from '../database/database-watch.ts';
import { guest, runAs, runAsSystem, system, type Principal } from '../database/principal.ts';
import { runWithBudget } from '../database/wait-budget.ts';
import type { RequestBudgets } from './request-budgets.ts';

/** The token of an Authorization header: `Bearer <token>`, or the token alone. */
export function tokenOf({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  const value = headers.authorization?.trim();
  if (value === undefined || value === '') return undefined;
  const [first = '', second, ...rest] = value.split(/ +/);
  if (second === undefined) return first;
  return rest.length === 0 && first.toLowerCase() === 'bearer' ? second : undefined;
}

/** In whose name a request asks the database. */
function principalOf({ session, routeOptions }: FastifyRequest): Principal {
  const { policy, asSystem } = routeOptions.config;
  // The sign-in protocol runs before any caller is known, and developers look at everybody's mail.
  if (policy === 'protocol' || policy === 'development' || asSystem !== undefined) return system;
  // Releases belong to the installation; whoever brings no deploy token is turned away before anything is asked.
  if (policy === 'deployment') return system;
  // A program with an API key is shown what anybody may read.
  if (!session || policy === 'api_key') return guest;
  const { userId, orgId } = session;
  return orgId === null ? { kind: 'seeker', userId } : { kind: 'member', userId, orgId };
}

/** Who is behind an API token; null for no one. Identity does the looking up. */
export interface SessionLookup {
  findByToken(token: string): Promise<RequestSession | null>;
}

export interface AuthenticationOptions {
  sessions: SessionLookup;
  /** The lookup of the caller and everything after it wait within the budget of the request. */
  budgetOf: RequestBudgets;
  watch: Pick<DatabaseWatch, 'untilStalled'>;
}

/**
 * Puts the caller on the request, and the rest of the request under the caller's name. Role, organisation and scope come from the database each time, so a demotion counts
 * from the next request on. Cookies are not looked at: a call that needs no cookie needs no defence against forgery.
 */
export const authentication = fp<AuthenticationOptions>(
  async (app, { sessions, budgetOf, watch }) => {
    app.decorateRequest('session', null);
    const identify = async (request: FastifyRequest, token: string) => {
      // Nothing was changed yet, so every method may be told to come back.
      request.session = await watch.untilStalled(
        runWithBudget(budgetOf(request), () =>
          runAsSystem('who calls is only known once the token was looked up', () =>
            sessions.findByToken(token),
          ),
        ),
      );
    };
    // Calls back where no one has to be waited for: a promise for each of those requests would be felt.
    app.addHook('preParsing', (request, _reply, payload, done) => {
      // Pages, files and the sign-in protocol are for whoever asks: a token on them is not looked at.
      const token = request.routeOptions.config.contract === undefined ? undefined : tokenOf(request);
      return token === undefined ? done(null, payload) : identify(request, token);
    });
    // The last hook of all: what reads the body in between runs in the context of the socket.
    app.addHook('preHandler', (request, _reply, done) =>
      runWithBudget(budgetOf(request), () => runAs(principalOf(request), done)),
    );
  },
  { name: 'authentication' },
);
