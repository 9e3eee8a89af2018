import type { FastifyReply, FastifyRequest } from 'fastify';
import { html, type SafeHtml } from '../serving/html.ts';
import { sendPlainPage } from '../serving/plain-page.ts';
import type { AuthContext } from './auth-context.ts';

const errorMessages: Record<string, string> = {
  CredentialsSignin: 'Sign in failed. Check the details you provided are correct.',
  SessionRequired: 'Please sign in to access this page.',
  TooMany: 'Too many attempts. Wait a few minutes and try again.',
};

/** Errors that have a page of their own; all others are told on the sign-in page. */
const ownPages: Record<string, { status: number; title: string; text: string }> = {
  Configuration: {
    status: 500,
    title: 'Server error',
    text: 'Signing in is not set up correctly. Tell the administrator of this site.',
  },
  AccessDenied: { status: 403, title: 'Access denied', text: 'This account may not sign in here.' },
  Verification: {
    status: 403,
    title: 'Unable to sign in',
    text: 'The sign-in link was used already or has expired.',
  },
};

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The fall-back pages under /api/auth, for browsers without script. With script the shell's own pages are used. */
export function createAuthPages(context: AuthContext) {
  const { base } = context;
  const form = (action: string, csrfToken: string, body: SafeHtml) =>
    html`<form method="post" action="${action}"><input type="hidden" name="csrfToken" value="${csrfToken}">${body}</form>`;
  return {
    signIn(request: FastifyRequest, reply: FastifyReply): FastifyReply {
      const query = request.query as Record<string, unknown>;
      const error = textOf(query.error);
      const callbackUrl = context.callbackUrl(request, reply);
      if (query.plain !== '1') {
        const target = new URL('/login', context.origin);
        target.searchParams.set('callbackUrl', callbackUrl);
        if (error !== '') target.searchParams.set('error', error.slice(0, 60));
        return reply.redirect(target.href, 302);
      }
      const fields = html`<label for="email">Email</label><input id="email" name="email" type="email" autocomplete="username" required><label for="password">Password</label><input id="password" name="password" type="password" autocomplete="current-password" required><div><button>Sign in</button></div>`;
      const alert =
        error === '' ? '' : html`<p role="alert">${errorMessages[error] ?? 'Unable to sign in.'}</p>`;
      return sendPlainPage(reply, {
        title: 'Sign in',
        body: html`${alert}${form(`${base}/callback/credentials`, context.csrfToken(request, reply), fields)}`,
      });
    },

    signOut(request: FastifyRequest, reply: FastifyReply): FastifyReply {
      const body = html`<p>Are you sure you want to sign out?</p>${form(`${base}/signout`, context.csrfToken(request, reply), html`<button>Sign out</button>`)}`;
      return sendPlainPage(reply, { title: 'Sign out', body });
    },

    error(request: FastifyRequest, reply: FastifyReply): FastifyReply {
      const { error, plain } = request.query as Record<string, unknown>;
      const code = textOf(error).slice(0, 60);
      const page = ownPages[code];
      if (page && plain === '1')
        return sendPlainPage(reply, {
          title: page.title,
          status: page.status,
          body: html`<p>${page.text}</p><p><a href="/login">Sign in</a></p>`,
        });
      const target = new URL('/login', context.origin);
      if (code !== '') target.searchParams.set('error', code);
      return reply.redirect(target.href, 302);
    },
  };
}
