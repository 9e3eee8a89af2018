import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { authBasePath, authPaths, signInErrors, signInProviders } from '@rostrum/contracts';
import { html, type SafeHtml } from '@rostrum/server-kit/module';
import { sendPlainPage } from '@rostrum/server-kit/http';
import { errorPageOf, isToldOnSignInPage, signInMessage } from './auth-messages.ts';
import { protocol, type AuthRoutesOptions } from './auth-routes-options.ts';
import { failureId, signInForms } from './sign-in-forms.ts';

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

  /** Another page without script, with the same target even where a second tab has changed the remembered one. */
  const plainLink = (page: string, callbackUrl: string) => {
    const query = new URLSearchParams({ plain: '1' });
    if (callbackUrl !== origin) query.set('callbackUrl', callbackUrl);
    return `${base}/${page}?${query.toString()}`;
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
    const alert = error !== '' && html`<p role="alert" id="${failureId}">${signInMessage(error)}</p>`;
    const isSecondStep =
      error === signInErrors.secondFactorRequired ||
      (wordOf(request, 'provider') === signInProviders.secondFactor &&
        error !== signInErrors.secondFactorExpired);
    const shown = providers.filter(({ id }) => (id === signInProviders.secondFactor) === isSecondStep);
    const typed = {
      email: error === '' ? '' : context.typedEmail.read(request),
      failed: error === '' ? '' : isSecondStep ? signInProviders.secondFactor : wordOf(request, 'provider'),
    };
    const body = html`${alert}${signInForms({ base, csrfToken, callbackUrl, providers: shown, ...typed })}`;
    // The title is the first thing that is read out once a page has loaded.
    return sendPlainPage(reply, { title: 'Sign in', hint: error === '' ? '' : signInMessage(error), body });
  }

  function signOut(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const { callbackUrl, csrfToken } = prepare(request, reply);
    const again = wordOf(request, 'csrf') === 'true';
    const alert =
      again &&
      html`<p role="alert">You are still signed in: the page was open too long, or cookies are switched off. Sign out again.</p>`;
    const body = html`${alert}<p>Are you sure you want to sign out?</p><form method="post" action="${base}/signout"><input type="hidden" name="csrfToken" value="${csrfToken}"><input type="hidden" name="callbackUrl" value="${callbackUrl}"><input type="hidden" name="plain" value="1"><button>Sign out</button></form><p><a href="${callbackUrl}">Stay signed in</a></p>`;
    return sendPlainPage(reply, { title: 'Sign out', hint: again && 'You are still signed in.', body });
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
    const body: SafeHtml = html`<p>${text}</p><p><a href="${plainLink('signin', callbackUrl)}">Sign in</a></p>`;
    return sendPlainPage(reply, { title, status, body });
  }

  function verifyRequest(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const { callbackUrl } = prepare(request, reply);
    if (!isPlain(request))
      return reply.redirect(`${origin}/login/verify?${new URLSearchParams({ callbackUrl }).toString()}`, 302);
    const body = html`<p>A sign-in link has been sent to your email address, if there is an account for it. Open it on this device.</p><p>Nothing there after a few minutes? Look into the spam folder, then ask for the link again.</p><p><a href="${plainLink('signin', callbackUrl)}">Back to sign in</a></p>`;
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
