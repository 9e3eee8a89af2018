import { expect, test } from 'vitest';
import { buildTestApp } from '../testing/build-test-app.ts';

test('without a free connection browsers get a page, programs JSON, and the session is unknown rather than over', async () => {
  await using server = await buildTestApp({ servers: 2, environment: { REQUEST_WAIT_MS: '300' } });
  const { cookie, token, identifier } = await server.signInAs('administrator');
  const { companyUsername } = await server.given.organisation();
  const pool = server.serverDatabase.pool;
  const session = { url: '/api/auth/session', headers: { cookie: `next-auth.session-token=${cookie}` } };
  expect((await server.app.inject(session)).json()).toHaveProperty('sessionToken');

  const { pools } = server.serverDatabase;
  const held = await Promise.all(
    Object.values(pools).flatMap((one) =>
      Array.from({ length: one.options.max ?? 1 }, () => Object.getPrototypeOf(one).connect.call(one)),
    ),
  );
  expect(pool.idleCount).toBe(0);
  try {
    // Two servers take turns; of three requests in a row, each gets at least one.
    const ask = async (url: string, headers: Record<string, string>) => {
      const all = [];
      for (let turn = 0; turn < 3; turn += 1) all.push(await server.app.inject({ url, headers }));
      return all.filter(({ statusCode, body }) => statusCode === 503 && !body.includes('Not built yet'));
    };
    const pages = await ask(`/organizations/${companyUsername}`, { accept: 'text/html' });
    expect(pages).not.toEqual([]);
    for (const { headers, body } of pages) {
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
      expect(body).toContain('Rostrum is busy right now');
    }
    const calls = await ask(`/app/people/${identifier}`, { authorization: `Bearer ${token}` });
    expect(calls).not.toEqual([]);
    for (const { body } of calls) expect(JSON.parse(body)).toMatchObject({ error: { code: 'unavailable' } });
    const sessions = await ask(session.url, session.headers);
    expect(sessions).not.toEqual([]);
    for (const { headers } of sessions) {
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
      expect(headers['set-cookie']).toBeUndefined();
    }
  } finally {
    for (const client of held as { release: () => void }[]) client.release();
  }
  expect((await server.app.inject(session)).json()).toHaveProperty('sessionToken');
});
