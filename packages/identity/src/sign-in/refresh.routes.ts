import { authPaths } from '@rostrum/contracts';
import { isBusinessError } from '@rostrum/server-kit';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { protocol, unlimited, type AuthRoutesOptions } from './auth-routes-options.ts';
import { infoOf } from '@rostrum/server-kit/http';

const failed = (reply: FastifyReply, status: number, error: string): FastifyReply =>
  reply.code(status).send({ success: false, data: null, error });

/** POST refresh-token: the refresh cookie buys its successor and a renewed session. */
export function registerRefresh(app: FastifyInstance, { context, refreshService }: AuthRoutesOptions): void {
  const { cookies } = context;
  app.post(
    authPaths.refreshToken,
    {
      ...unlimited,
      errorHandler: (error, request, reply) => {
        request.log.error({ err: error }, 'refresh failed');
        const status = isBusinessError(error) ? error.status : (error.statusCode ?? 500);
        return failed(reply, status, status < 500 ? 'MalformedRequest' : 'Unavailable');
      },
    },
    async (request, reply) => {
      if (!context.isFromOwnPages(request)) return failed(reply, 403, 'ForeignOrigin');
      const refreshed = await refreshService.refresh(cookies.read(request, 'refresh'), infoOf(request));
      if (!refreshed) {
        cookies.clear(reply, 'refresh');
        return failed(reply, 401, 'RefreshFailed');
      }
      cookies.write(reply, 'refresh', refreshed.refreshToken, refreshed.current.absoluteExpires);
      return { success: true, data: { updatedSession: refreshed.current.answer }, error: null };
    },
  );
  app.route({
    ...protocol,
    method: ['GET', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
    url: authPaths.refreshToken,
    handler: async (_request, reply) => failed(reply.header('allow', 'POST'), 405, 'MethodNotAllowed'),
  });
}
