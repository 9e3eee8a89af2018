import { authBasePath } from '@rostrum/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Secrets } from '@rostrum/server-kit';
import { safeCallbackUrl } from './callback-url.ts';
import type { Cookies } from './cookies.ts';
import { createCsrf, csrfTokenOf, isCsrfValid } from './csrf.ts';
import { isFromOwnPages } from './origin-check.ts';
import { createTypedEmail, isPlainForm } from './plain-forms.ts';

/** Whoever came by the form without script is kept among the pages without script. */
function withPlain(url: string): string {
  const target = new URL(url);
  target.searchParams.set('plain', '1');
  return target.href;
}

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
  const typedEmail = createTypedEmail(cookies);
  const callbackUrl = (request: FastifyRequest, reply: FastifyReply): string => {
    const remembered = cookies.read(request, 'callback');
    const named = fieldsOf(request).callbackUrl ?? (request.query as Record<string, unknown>).callbackUrl;
    const url = safeCallbackUrl(named || remembered, origin);
    if (url !== remembered) cookies.write(reply, 'callback', url);
    return url;
  };
  return {
    origin,
    base,
    cookies,
    fieldsOf,
    typedEmail,

    /** The protocol's client asks for JSON with the exact text "true"; a plain form is answered with a redirect. */
    answer(request: FastifyRequest, reply: FastifyReply, url: string, status = 200): FastifyReply {
      if (fieldsOf(request).json === 'true') return reply.code(status).send({ url });
      return reply.redirect(isPlainForm(request) && url.startsWith(`${base}/`) ? withPlain(url) : url, 302);
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
    callbackUrl,

    /** What a form of ours held and a failure must not lose: where it wanted to go, and the address typed into it. */
    keepForm(request: FastifyRequest, reply: FastifyReply): void {
      if (!isFromOwnPages(request, origin)) return;
      callbackUrl(request, reply);
      typedEmail.keep(request, reply);
    },
  };
}

export type AuthContext = ReturnType<typeof createAuthContext>;
