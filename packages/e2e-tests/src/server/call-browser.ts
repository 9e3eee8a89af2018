import { authPaths, csrfAnswer } from '@rostrum/contracts';
import { CookieJar } from 'jsdom';
import { demoPassword } from '@rostrum/test-support/processes';

/** A browser without pages that may send each request to another server: cookies belong to the site, not to the port. */
export function openCallBrowser(site: string) {
  const jar = new CookieJar();
  const secrets = new Set<string>();

  async function request(origin: string, path: string, init: RequestInit = {}): Promise<Response> {
    const address = new URL(path, site).href;
    const cookie = await jar.getCookieString(address, { http: true });
    const response = await fetch(origin + path, {
      redirect: 'manual',
      ...init,
      headers: { ...(cookie !== '' && { cookie }), ...(init.headers as Record<string, string> | undefined) },
    });
    for (const line of response.headers.getSetCookie()) {
      await jar.setCookie(line, address, { http: true, ignoreError: true });
      const [, value = ''] = /^[^=]+=([^;]*)/.exec(line) ?? [];
      secrets.add(value).add(decodeURIComponent(value));
    }
    return response;
  }

  const browser = {
    jar,
    /** Every value that a cookie ever had here. */
    secrets,
    request,

    async post(origin: string, path: string, fields: Record<string, string>): Promise<Response> {
      const { csrfToken } = csrfAnswer.parse(await (await request(origin, authPaths.csrf)).json());
      return request(origin, path, {
        method: 'POST',
        body: new URLSearchParams({ csrfToken, json: 'true', callbackUrl: '/', ...fields }),
      });
    },

    signIn: (origin: string, email: string, password = demoPassword) =>
      browser.post(origin, authPaths.callback('credentials'), { email, password }),

    async session(origin: string): Promise<{ user?: { identifier: string }; sessionToken?: string }> {
      const response = await request(origin, authPaths.session);
      if (response.status !== 200) throw new Error(`GET session answered ${response.status}`);
      return (await response.json()) as Awaited<ReturnType<typeof browser.session>>;
    },

    /** A call of the API with the token of the session, as pages make it. */
    call: (origin: string, path: string, token: string | undefined, init: RequestInit = {}) =>
      fetch(origin + path, {
        ...init,
        headers: {
          authorization: `Bearer ${token ?? ''}`,
          ...(init.headers as Record<string, string> | undefined),
        },
      }),

    refresh: (origin: string, cookie?: string) =>
      cookie === undefined
        ? request(origin, authPaths.refreshToken, { method: 'POST' })
        : fetch(origin + authPaths.refreshToken, { method: 'POST', headers: { cookie } }),

    async refreshCookie(): Promise<string> {
      const address = new URL(authPaths.refreshToken, site).href;
      const found = (await jar.getCookies(address, { http: true })).find(({ key }) => key === 'refreshToken');
      return found ? found.cookieString() : '';
    },
  };
  return browser;
}

export type CallBrowser = ReturnType<typeof openCallBrowser>;
