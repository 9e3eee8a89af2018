import { authBasePath, authPaths } from '@rostrum/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { isBusinessError } from '../errors.ts';
import type { AuthContext } from './auth-context.ts';
import { createAuthPages } from './auth-pages.ts';
import { createProviderEndpoints, notPartOfProtocol } from './provider-endpoints.ts';
import type { RefreshService } from './refresh.service.ts';
import type { SessionService } from './session.service.ts';
import type { SignInProvider } from './sign-in-provider.ts';

interface AuthRoutesOptions {
  context: AuthContext;
  sessions: SessionService;
  /** The ways to sign in, in the order in which they are listed. */
  providers: readonly SignInProvider[];
  refreshService: RefreshService;
}

const protocol = { config: { policy: 'protocol' } } as const;
/** Shedding these would sign people out or keep them in. */
const unlimited = { config: { policy: 'protocol', unlimited: true } } as const;

function registerSession(app: FastifyInstance, { context, sessions, providers }: AuthRoutesOptions): void {
  const { cookies, fieldsOf } = context;
  const current = async (request: FastifyRequest, reply: FastifyReply) => {
    const secret = cookies.read(request, 'session');
    const found = await sessions.findByCookie(secret);
    if (!found) {
      if (secret !== undefined) cookies.clear(reply, 'session');
      return {};
    }
    cookies.write(reply, 'session', secret ?? '', found.expires);
    return found.answer;
  };
  app.get(authPaths.session, unlimited, current);
  app.post(authPaths.session, unlimited, async (request, reply) =>
    context.isGenuine(request) ? current(request, reply) : reply.code(400).send({}),
  );
  app.get(authPaths.csrf, unlimited, async (request, reply) => ({
    csrfToken: context.csrfToken(request, reply),
  }));
  app.get(authPaths.providers, unlimited, async () =>
    Object.fromEntries(
      providers.map(({ id, name, type }) => [
        id,
        {
          id,
          name,
          type,
          signinUrl: `${context.base}/signin/${id}`,
          callbackUrl: `${context.base}/callback/${id}`,
        },
      ]),
    ),
  );
  app.post(authPaths.signOut, unlimited, async (request, reply) => {
    if (!context.isGenuine(request))
      return context.answer(request, reply, `${context.base}/signout?csrf=true`, 403);
    const callbackUrl = context.callbackUrl(request, reply);
    await sessions.end(cookies.read(request, 'session'));
    cookies.clear(reply, 'session');
    cookies.clear(reply, 'refresh');
    // Not "storage": other tabs learn of the sign-out through a key in it.
    return context.answer(request, reply.header('clear-site-data', '"cache"'), callbackUrl);
  });
  app.post(authPaths.log, protocol, async (request, reply) => {
    const { level, code, message } = fieldsOf(request);
    const text = (value: unknown) =>
      typeof value === 'string' ? value.replaceAll(/[\p{Cc}\u2028\u2029]/gu, ' ').slice(0, 300) : '';
    request.log.warn(
      { client: { level: text(level), code: text(code), message: text(message) } },
      'reported by the sign-in client',
    );
    return reply.code(200).send();
  });
}

function registerRefresh(app: FastifyInstance, { context, refreshService }: AuthRoutesOptions): void {
  const { cookies } = context;
  app.post(authPaths.refreshToken, unlimited, async (request, reply) => {
    const failed = (status: number, error: string) =>
      reply.code(status).send({ success: false, data: null, error });
    if (!context.isFromOwnPages(request)) return failed(403, 'ForeignOrigin');
    const refreshed = await refreshService.refresh(cookies.read(request, 'refresh'));
    if (!refreshed) {
      cookies.clear(reply, 'refresh');
      return failed(401, 'RefreshFailed');
    }
    cookies.write(
      reply,
      'refresh',
      refreshed.refreshToken,
      new Date(refreshed.current.expires.getTime() + 30 * 24 * 3_600_000),
    );
    return { success: true, data: { updatedSession: refreshed.current.answer }, error: null };
  });
}

function registerPages(app: FastifyInstance, { context, providers }: AuthRoutesOptions): void {
  const pages = createAuthPages(context);
  const ways = createProviderEndpoints(
    context,
    new Map(providers.map((provider) => [provider.id, provider])),
  );
  app.get(`${authBasePath}/signin`, protocol, async (request, reply) => pages.signIn(request, reply));
  app.get(`${authBasePath}/signout`, protocol, async (request, reply) => pages.signOut(request, reply));
  app.get(authPaths.error, protocol, async (request, reply) => pages.error(request, reply));
  app.post(`${authBasePath}/signin/:provider`, protocol, ways.start);
  app.post(`${authBasePath}/callback/:provider`, protocol, ways.authorize);
  app.get(`${authBasePath}/callback/:provider`, protocol, ways.comeBack);
  app.all(`${authBasePath}/*`, protocol, async (_request, reply) => notPartOfProtocol(reply));
}

/** The endpoints of the sign-in protocol. Their answers are its own, not the envelope of the API. */
export const authRoutes = fp<AuthRoutesOptions>(
  async (app, options) => {
    await app.register(async (scope) => {
      scope.addHook(
        'onRequest',
        async (_request, reply) =>
          void reply.headers({
            'cache-control': 'private, no-cache, no-store',
            pragma: 'no-cache',
            expires: '0',
          }),
      );
      // The protocol's client reads `url` of every answer and throws without one.
      scope.setErrorHandler((error, request, reply) => {
        const status = isBusinessError(error)
          ? error.status
          : error instanceof Error && 'statusCode' in error
            ? Number(error.statusCode)
            : 500;
        if (status >= 500) request.log.error({ err: error }, 'sign-in protocol failed');
        if (isBusinessError(error) && error.retryAfter !== undefined)
          reply.header('retry-after', String(error.retryAfter));
        return reply.code(status).send({
          url: `${options.context.base}/error?error=${status === 429 || status === 503 ? 'TooMany' : 'Callback'}`,
        });
      });
      registerSession(scope, options);
      registerRefresh(scope, options);
      registerPages(scope, options);
    });
  },
  { name: 'auth-routes' },
);
