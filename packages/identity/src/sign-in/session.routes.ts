import { authPaths, deskTimeZoneHeader, expertCenterHeader, toWebAddress } from '@rostrum/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { polled, unlimited, type AuthRoutesOptions } from './auth-routes-options.ts';

/** The authentication library's own client takes any failure for a sign-out and never asks again, so it is kept waiting. */
const libraryWaitMs = 25_000;
/** That client alone names the type of a body that it does not send. */
const isLibraryClient = ({ method, headers }: FastifyRequest): boolean =>
  method === 'GET' && headers['content-type'] === 'application/json';

/** GET csrf, providers and session, POST session and signout: what every mounted page calls. */
export function registerSession(
  app: FastifyInstance,
  { context, sessions, providers, signOutTargets }: AuthRoutesOptions,
): void {
  const { base, cookies } = context;
  const current = async (request: FastifyRequest, reply: FastifyReply) => {
    const secret = cookies.read(request, 'session');
    const found = await sessions.findByCookie(
      secret,
      isLibraryClient(request) ? { waitMs: libraryWaitMs } : {},
    );
    if (!found || secret === undefined) {
      if (secret !== undefined) cookies.clear(reply, 'session');
      return {};
    }
    cookies.renew(reply, secret, found.expires);
    if (found.session.orgId !== null) reply.header(deskTimeZoneHeader, found.session.timezone);
    // Only an http or https address: a menu leads there.
    const expertCenter = toWebAddress(found.expertCenterUrl);
    if (expertCenter !== null) reply.header(expertCenterHeader, new URL(expertCenter).href);
    reply.type('application/json; charset=utf-8');
    return found.answerWritten;
  };
  /** A provider that cannot be told must keep no one signed in here. */
  const findTarget = async (request: FastifyRequest, secret: string, callbackUrl: string) => {
    for (const find of signOutTargets) {
      const target = await find(secret, callbackUrl).catch((error: unknown) => {
        request.log.error({ err: error }, 'a sign-out found no address at the identity provider');
        return null;
      });
      if (target !== null) return target;
    }
    return null;
  };
  app.get(authPaths.session, polled, current);
  app.post(authPaths.session, unlimited, async (request, reply) =>
    context.isGenuine(request) ? current(request, reply) : reply.code(400).send({}),
  );
  app.get(authPaths.csrf, polled, async (request, reply) => {
    context.callbackUrl(request, reply);
    return { csrfToken: context.csrfToken(request, reply) };
  });
  const listed = Object.fromEntries(
    providers
      .filter(({ handles }) => handles === undefined)
      .map(({ id, name, type }) => [
        id,
        { id, name, type, signinUrl: `${base}/signin/${id}`, callbackUrl: `${base}/callback/${id}` },
      ]),
  );
  app.get(authPaths.providers, polled, async () => listed);
  app.post(authPaths.signOut, unlimited, async (request, reply) => {
    if (!context.isGenuine(request)) {
      context.keepForm(request, reply);
      return context.answer(request, reply, `${base}/signout?csrf=true`, 403);
    }
    const callbackUrl = context.callbackUrl(request, reply);
    const secret = cookies.read(request, 'session');
    const target = secret === undefined ? null : await findTarget(request, secret, callbackUrl);
    await sessions.end(secret);
    if (secret !== undefined) cookies.clear(reply, 'session');
    // Its path keeps it from being sent here, so whether there is one cannot be seen.
    cookies.clear(reply, 'refresh');
    // Not "storage": other tabs learn of the sign-out through a key in it.
    return context.answer(request, reply.header('clear-site-data', '"cache"'), target ?? callbackUrl);
  });
}
