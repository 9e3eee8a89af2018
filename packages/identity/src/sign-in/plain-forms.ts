import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Cookies } from './cookies.ts';

const keptSeconds = 600;
const longestEmail = 254;

/** The `plain` field is what the forms without script send and the protocol's client never does. */
export const isPlainForm = ({ body }: FastifyRequest): boolean =>
  typeof body === 'object' && body !== null && 'plain' in body && body.plain === '1';

const isShowable = (email: unknown): email is string =>
  typeof email === 'string' && email !== '' && email.length <= longestEmail && !/\p{C}/u.test(email);

/**
 * What was typed into a form without script comes back after a failure. In a cookie of this browser: an address in the
 * query would stay in histories and logs, and anybody's link could fill it in. A password is never kept.
 */
export function createTypedEmail(cookies: Cookies) {
  return {
    keep(request: FastifyRequest, reply: FastifyReply): void {
      if (!isPlainForm(request)) return;
      const { email } = request.body as { email?: unknown };
      if (isShowable(email)) cookies.write(reply, 'typed', email, new Date(Date.now() + keptSeconds * 1000));
    },
    read(request: FastifyRequest): string {
      const email = cookies.read(request, 'typed');
      return isShowable(email) ? email : '';
    },
    forget(request: FastifyRequest, reply: FastifyReply): void {
      if (cookies.read(request, 'typed') !== undefined) cookies.clear(reply, 'typed');
    },
  };
}
