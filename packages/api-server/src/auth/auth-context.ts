import { authBasePath } from '@rostrum/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Secrets } from '../secrets.ts';
import { safeCallbackUrl } from './callback-url.ts';
import type { Cookies } from './cookies.ts';
import { createCsrf, csrfTokenOf, isCsrfValid } from './csrf.ts';
import { isFromOwnPages } from './origin-check.ts';

/** What the endpoints of the protocol share: origin, cookies, csrf, and where a form wants to go. */
export function createAuthContext({
  origin,
  secrets,
  cookies,
}: {
  origin: string;
  secrets: Secrets;
  cookies: Cookies;
}) {
  const base = `${origin}${authBasePath}`;
  const fieldsOf = ({ body }: FastifyRequest): Record<string, unknown> =>
    typeof body === 'object' && body !== null && !Array.isArray(body)
      ? (body as Record<string, unknown>)
      : {};
  return {
    origin,
    base,
    cookies,
    fieldsOf,

    /** The protocol's client asks for JSON with the exact text "true"; a plain form is answered with a redirect. */
    answer(request: FastifyRequest, reply: FastifyReply, url: string, status = 200): FastifyReply {
      return fieldsOf(request).json === 'true' ? reply.code(status).send({ url }) : reply.redirect(url, 302);
    },

    /** The csrf token of this browser, made when there is none. */
    csrfToken(request: FastifyRequest, reply: FastifyReply): string {
      const known = csrfTokenOf(secrets.csrf, cookies.read(request, 'csrf'));
      if (known !== undefined) return known;
      const { token, cookie } = createCsrf(secrets.csrf);
      cookies.write(reply, 'csrf', cookie);
      return token;
    },

    /** A form of ours, sent by a page of ours. */
    isGenuine: (request: FastifyRequest): boolean =>
      isFromOwnPages(request, origin) &&
      isCsrfValid(secrets.csrf, cookies.read(request, 'csrf'), fieldsOf(request).csrfToken),

    isFromOwnPages: (request: FastifyRequest): boolean => isFromOwnPages(request, origin),

    /** Where to go next: named by the request, else remembered from the last one, else the site itself. */
    callbackUrl(request: FastifyRequest, reply: FastifyReply): string {
      const remembered = cookies.read(request, 'callback');
      const named = fieldsOf(request).callbackUrl ?? (request.query as Record<string, unknown>).callbackUrl;
      const url = safeCallbackUrl(named ?? remembered, origin);
      if (url !== remembered) cookies.write(reply, 'callback', url);
      return url;
    },
  };
}

export type AuthContext = ReturnType<typeof createAuthContext>;
