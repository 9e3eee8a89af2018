import { accountDeletedPath, authBasePath } from '@rostrum/contracts';
import { html, type SafeHtml } from '@rostrum/server-kit/module';

export interface SignInPage {
  title: string;
  /** Of pages that search engines keep. */
  description?: string;
  /** Its address carries the secret of a mailed link. */
  isSecret?: boolean;
}

/** Pages outside the dashboard: the entry without antd and federation. */
const signInPages: Readonly<Record<string, SignInPage>> = {
  '/login': {
    title: 'Sign in',
    description: 'Sign in to Rostrum with your email, a passkey or the single sign-on of your organisation.',
  },
  '/login/forgot': {
    title: 'Forgot your password',
    description: 'Ask for a link to set a new password for your Rostrum account.',
  },
  '/login/reset': { title: 'Set a new password', isSecret: true },
  '/login/verify': { title: 'Check your mail' },
  '/login/continue': { title: 'Signing in', isSecret: true },
  '/login/invitation': { title: 'Invitation', isSecret: true },
  [accountDeletedPath]: { title: 'Your account is deleted' },
  '/signup': {
    title: 'Create a seeker account',
    description: 'Create a free seeker account to find experts, bookmark them and send them inquiries.',
  },
  '/signup/organisation': {
    title: 'Set up your organisation',
    description: 'Set up your organisation on Rostrum: publish its experts and receive inquiries to them.',
  },
  '/signup/individual': {
    title: 'Sign up as an individual',
    description: 'Publish a profile of your own on Rostrum and receive inquiries about what you know.',
  },
  '/logout': { title: 'Sign out' },
};

export const signInPageOf = (path: string): SignInPage | undefined =>
  Object.hasOwn(signInPages, path) ? signInPages[path] : undefined;

/** What stands there for those whose browser runs no script: the plain form, with the same target. */
export function withoutScript(url: string): SafeHtml {
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  const plain = new URLSearchParams({ plain: '1' });
  const target = searchParams.get('callbackUrl');
  if (target !== null) plain.set('callbackUrl', target);
  const [page, words] =
    pathname === '/logout' ? (['signout', 'Sign out'] as const) : (['signin', 'Sign in'] as const);
  return html`<noscript><p>This page needs JavaScript, which is switched off or did not load.</p><p><a href="${authBasePath}/${page}?${plain.toString()}">${words} without JavaScript</a> or read the <a href="/help">Help Center</a>.</p></noscript>`;
}
