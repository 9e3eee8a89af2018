import { expect, test } from 'vitest';
import { buildTestApp } from '../../testing/index.ts';

test('a server that warms up is not ready until it has searched, and records no search', async () => {
  await using server = await buildTestApp();
  const warming = server.app.warmUp();
  const early = await server.app.inject('/readyz');
  expect([early.statusCode, early.json()]).toEqual([503, { status: 'warming up' }]);
  await warming;
  expect((await server.app.inject('/readyz')).statusCode).toBe(200);
  const { rows } = await server.database.pool.query<{ count: number }>(
    'select count(*)::int as count from events',
  );
  expect(rows).toEqual([{ count: 0 }]);
});

test('a warm-up that fails is logged and leaves the server ready', async () => {
  await using server = await buildTestApp({
    modules: [{ name: 'cold', warmUp: () => Promise.reject(new Error('no vocabulary')) }],
  });
  await server.app.warmUp();
  expect((await server.app.inject('/readyz')).statusCode).toBe(200);
});
