import { authPaths, type Session } from '@rostrum/contracts';
import type { Page } from '../page.ts';

export const sessionOf = (overrides: Partial<Session['user']> = {}, sessionToken = 'token-1'): Session => ({
  user: {
    type: 'administrator',
    name: 'Ines Calder',
    email: 'administrator@rostrum.example',
    image: null,
    identifier: 'ines',
    username: 'ines-calder',
    company_username: 'northmere',
    ...overrides,
  },
  expires: '2026-11-19T20:12:00.000Z',
  sessionToken,
});

type Route = (init: RequestInit | undefined) => {
  status?: number;
  body: unknown;
  headers?: Record<string, string>;
};

/** One browser: tabs that share a server, a session and their messages. */
export function createBrowser(session: Session | null = null) {
  const messages: ((message: string) => void)[] = [];
  const browser = {
    session,
    requests: [] as { url: string; form: URLSearchParams | null }[],
    sent: [] as string[],
    beacons: [] as URLSearchParams[],
    refreshed: null as Session | null,
    routes: new Map<string, Route>(),
    calls: (url: string) => browser.requests.filter((request) => request.url === url),
    openTab,
  };
  const url = (path: string) => `https://rostrum.example${path}`;
  const on = (path: string, route: Route) => browser.routes.set(path, route);
  on(authPaths.session, () => ({ body: browser.session ?? {} }));
  on(authPaths.csrf, () => ({ body: { csrfToken: 'csrf-1' } }));
  on(authPaths.providers, () => ({
    body: {
      credentials: {
        id: 'credentials',
        name: 'Password',
        type: 'credentials',
        signinUrl: url(authPaths.signIn('credentials')),
        callbackUrl: url(authPaths.callback('credentials')),
      },
    },
  }));
  on(authPaths.callback('credentials'), (init) => {
    const form = new URLSearchParams(String(init?.body));
    if (form.get('password') !== 'right') {
      return {
        status: 401,
        body: { url: url(`${authPaths.error}?error=CredentialsSignin&provider=credentials`) },
      };
    }
    browser.session = sessionOf();
    return { body: { url: url(form.get('callbackUrl') ?? '/') } };
  });
  on(authPaths.signOut, () => {
    browser.session = null;
    return { body: { url: url('/login') } };
  });
  on(authPaths.refreshToken, () => {
    browser.session = browser.refreshed ?? browser.session;
    return browser.refreshed
      ? { body: { success: true, data: { updatedSession: browser.refreshed }, error: null } }
      : { status: 401, body: { success: false, data: null, error: 'expired' } };
  });

  function openTab(path = '/dashboard') {
    const visible: (() => void)[] = [];
    const restored: (() => void)[] = [];
    const own: ((message: string) => void)[] = [];
    const hear = (message: string) => own.forEach((listener) => listener(message));
    messages.push(hear);
    const tab = {
      left: [] as string[],
      kept: [] as string[],
      show: () => visible.forEach((listener) => listener()),
      restore: () => restored.forEach((listener) => listener()),
      page: {} as Page,
    };
    tab.page = {
      async fetch(target, init) {
        browser.requests.push({
          url: target,
          form: init?.body ? new URLSearchParams(String(init.body)) : null,
        });
        await Promise.resolve();
        const route = browser.routes.get(target);
        if (!route) throw new TypeError(`Nothing answers ${target}.`);
        const { status = 200, body, headers } = route(init);
        return typeof body === 'string'
          ? new Response(body, { status, headers })
          : Response.json(body, { status, headers });
      },
      path: () => path.split(/[?#]/)[0] ?? path,
      keepWayBack: () => tab.kept.push(path),
      navigate: (target) => tab.left.push(target),
      beacon: (_, form) => browser.beacons.push(form),
      tellOtherTabs(message) {
        browser.sent.push(message);
        messages.filter((listener) => listener !== hear).forEach((listener) => listener(message));
      },
      onTabMessage: (listener) => own.push(listener),
      onVisible: (listener) => visible.push(listener),
      onRestored: (listener) => restored.push(listener),
    };
    return tab;
  }
  return browser;
}
