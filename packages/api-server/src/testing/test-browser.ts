import type { FastifyInstance, InjectOptions } from 'fastify';

/** A browser as far as cookies go: keeps them by name, sends them by path, drops what has ended. */
export function createTestBrowser(app: FastifyInstance) {
  const jar = new Map<string, { value: string; path: string }>();
  const browser = {
    jar,
    cookie: (name: string) => jar.get(name)?.value,
    async request(options: InjectOptions & { url: string }) {
      const cookie = [...jar]
        .filter(([, { path }]) => options.url.startsWith(path))
        .map(([name, { value }]) => `${name}=${value}`)
        .join('; ');
      const response = await app.inject({
        ...options,
        headers: { ...(cookie !== '' && { cookie }), ...options.headers },
      });
      for (const { name, value, path, maxAge } of response.cookies) {
        if (maxAge === 0) jar.delete(name);
        else jar.set(name, { value: encodeURIComponent(value), path: path ?? '/' });
      }
      return response;
    },
    get: (url: string) => browser.request({ method: 'GET', url }),
    /** A form of the protocol with a fresh csrf token. */
    async post(url: string, fields: Record<string, string> = {}, headers: Record<string, string> = {}) {
      const { csrfToken } = (await browser.get('/api/auth/csrf')).json<{ csrfToken: string }>();
      const payload = new URLSearchParams({ csrfToken, json: 'true', ...fields }).toString();
      return browser.request({
        method: 'POST',
        url,
        payload,
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      });
    },
    signIn: (email: string, password: string, fields: Record<string, string> = {}) =>
      browser.post('/api/auth/callback/credentials', { email, password, ...fields }),
  };
  return browser;
}

export type TestBrowser = ReturnType<typeof createTestBrowser>;
