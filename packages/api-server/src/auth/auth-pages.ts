import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { authBasePath, authPaths, signInErrors, signInProviders } from '@rostrum/contracts';
import { html, type SafeHtml } from '../serving/html.ts';
import { sendPlainPage } from '../serving/plain-page.ts';
import { errorPageOf, isToldOnSignInPage, signInMessage } from './auth-messages.ts';
import { protocol, type AuthRoutesOptions } from './auth-routes-options.ts';
import { signInForms } from './sign-in-forms.ts';

/** A code or provider of the query; anything that is no plain word is none. */
const wordOf = (request: FastifyRequest, name: string): string => {
  const value = (request.query as Record<string, unknown>)[name];
  return typeof value === 'string' && /^[\w.-]{1,60}$/.test(value) ? value : '';
};

/**
 * The protocol's own pages. With script the shell's pages take their place: signin and error lead to /login, as the
 * library does when it is given pages. `plain=1` asks for the ones here, which are forms and nothing else.
 */
export function registerAuthPages(app: FastifyInstance, { context, providers }: AuthRoutesOptions): void {
  const { base, origin } = context;
  const isPlain = (request: FastifyRequest) => wordOf(request, 'plain') === '1';
  const toLogin = (reply: FastifyReply, callbackUrl: string, error: string, kinds = '') => {
    const query = new URLSearchParams({ callbackUrl });
    if (error !== '') query.set('error', error);
    if (kinds !== '') query.set('kinds', kinds);
    return reply.redirect(`${origin}/login?${query.toString()}`, 302);
  };

  /** Every page leaves the two cookies that a form will need, as the library does. */
  const prepare = (request: FastifyRequest, reply: FastifyReply) => ({
    callbackUrl: context.callbackUrl(request, reply),
    csrfToken: context.csrfToken(request, reply),
  });

  function signIn(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const error = wordOf(request, 'error');
    const { callbackUrl, csrfToken } = prepare(request, reply);
    if (!isPlain(request)) return toLogin(reply, callbackUrl, error, wordOf(request, 'kinds'));
    const alert = error === '' ? '' : html`<p role="alert">${signInMessage(error)}</p>`;
    const isSecondStep =
      error === signInErrors.secondFactorRequired ||
      (wordOf(request, 'provider') === signInProviders.secondFactor &&
        error !== signInErrors.secondFactorExpired);
    const shown = providers.filter(({ id }) => (id === signInProviders.secondFactor) === isSecondStep);
    const body = html`${alert}${signInForms({ base, csrfToken, callbackUrl, providers: shown })}`;
    return sendPlainPage(reply, { title: 'Sign in', body });
  }

  function signOut(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const { csrfToken } = prepare(request, reply);
    const body = html`<p>Are you sure you want to sign out?</p><form method="post" action="${base}/signout"><input type="hidden" name="csrfToken" value="${csrfToken}"><button>Sign out</button></form>`;
    return sendPlainPage(reply, { title: 'Sign out', body });
  }

  function error(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const code = wordOf(request, 'error');
    const { callbackUrl } = prepare(request, reply);
    if (isToldOnSignInPage(code)) {
      const query = new URLSearchParams({ error: code });
      // The page of the shell finds the provider by itself; the one without script is told.
      for (const name of isPlain(request) ? ['plain', 'provider'] : ['kinds']) {
        const word = wordOf(request, name);
        if (word !== '') query.set(name, word);
      }
      return reply.redirect(`${base}/signin?${query.toString()}`, 302);
    }
    if (!isPlain(request)) return toLogin(reply, callbackUrl, code === '' ? 'Default' : code);
    const { status, title, text } = errorPageOf(code);
    const body: SafeHtml = html`<p>${text}</p><p><a href="${base}/signin?plain=1">Sign in</a></p>`;
    return sendPlainPage(reply, { title, status, body });
  }

  function verifyRequest(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const { callbackUrl } = prepare(request, reply);
    if (!isPlain(request))
      return reply.redirect(`${origin}/login/verify?${new URLSearchParams({ callbackUrl }).toString()}`, 302);
    const body = html`<p>A sign-in link has been sent to your email address, if there is an account for it. Open it on this device.</p><p><a href="${base}/signin?plain=1">Back to sign in</a></p>`;
    return sendPlainPage(reply, { title: 'Check your email', body });
  }

  app.get(`${authBasePath}/signin`, protocol, async (request, reply) => signIn(request, reply));
  app.get(`${authBasePath}/signin/:provider`, protocol, async (request, reply) => signIn(request, reply));
  app.get(authPaths.signOut, protocol, async (request, reply) => signOut(request, reply));
  app.get(authPaths.error, protocol, async (request, reply) => error(request, reply));
  app.get(`${authBasePath}/verify-request`, protocol, async (request, reply) =>
    verifyRequest(request, reply),
  );
}
