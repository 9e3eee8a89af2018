import { expect, test } from 'vitest';
import { buildTestApp } from '@rostrum/test-support/server';

test('a database that cuts every connection is used again at once, and nobody is signed out', async () => {
  await using server = await buildTestApp({ modules: [] });
  const ada = await server.signInAs('media');
  await server.database.pool.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  const cookie = `next-auth.session-token=${ada.cookie}`;
  const sessions = await Promise.all(
    Array.from({ length: 10 }, () => server.app.inject({ url: '/api/auth/session', headers: { cookie } })),
  );
  expect(sessions.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(200));
  expect(sessions.every((response) => response.json().user?.identifier === ada.identifier)).toBe(true);
  expect((await server.app.inject('/readyz')).statusCode).toBe(200);
});
