import { authPaths } from '@rostrum/contracts';
import { expect, test } from 'vitest';
import { buildTestApp, createTestBrowser } from '@rostrum/test-support/server';

test('a flood of sign-ins is worked off or turned away at once, in words that the client understands', async () => {
  await using server = await buildTestApp({ servers: 2 });
  const browser = createTestBrowser(server.app);
  const { csrfToken } = (await browser.get(authPaths.csrf)).json<{ csrfToken: string }>();
  const tester = await server.signInAs('media');
  const attempt = (index: number) =>
    browser.request({
      method: 'POST',
      url: authPaths.callback('credentials'),
      payload: { csrfToken, json: 'true', email: `user${index}@rostrum.example`, password: 'wrong' },
    });
  const flood = Promise.all(Array.from({ length: 60 }, (_, index) => attempt(index)));
  // Open tabs do not notice.
  const session = await server.app.inject({
    url: authPaths.session,
    headers: { cookie: `next-auth.session-token=${tester.cookie}` },
  });
  expect(session.json()).toHaveProperty('user');

  const answers = await flood;
  const refused = answers.filter(({ statusCode }) => statusCode !== 401);
  expect(refused.length).toBeGreaterThan(20);
  expect(answers.length - refused.length).toBeGreaterThanOrEqual(20);
  for (const { statusCode, headers, json } of refused) {
    expect([429, 503]).toContain(statusCode);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    const url = new URL(json<{ url: string }>().url);
    expect([url.origin, url.searchParams.has('error')]).toEqual(['http://rostrum.test', true]);
  }
  expect((await attempt(1)).statusCode).toBe(401);
});
