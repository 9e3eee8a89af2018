import { bookmarks } from '@rostrum/contracts';
import { expect, test } from 'vitest';
import { buildApp } from '../app.ts';
import { readConfig } from '../config.ts';
import { testConfig } from '../testing/test-config.ts';
import { createTestDatabase } from '../testing/test-database.ts';

const token = 'a token of the scraper, 32 characters';

/** One server that is scraped on a port of its own. */
async function openScraped(settings: Record<string, string> = {}) {
  const database = await createTestDatabase();
  const open = await database.openForServer();
  const app = await buildApp(testConfig({ METRICS_PORT: '0', ...settings }), { database: open });
  await app.ready();
  const address = app.metricsAddress?.();
  if (!address || typeof address === 'string') throw new Error('Nothing listens for scrapes.');
  const base = `http://127.0.0.1:${address.port}`;
  return {
    app,
    ask: (path: string, init?: RequestInit) => fetch(base + path, init),
    async [Symbol.asyncDispose]() {
      await app.close();
      await open.close();
      await database[Symbol.asyncDispose]();
    },
  };
}

test('a scrape reads requests by pattern, connections, queues, streams, the event loop and the process', async () => {
  await using server = await openScraped();
  const secret = '0198c0de-0000-7000-8000-00000000abcd';
  await server.app.inject(`${bookmarks.list.path.replace('{identifier}', secret)}?q=ada@example.org`);
  await server.app.inject(`/experts/${secret}`);
  await server.app.inject(`/nothing/${secret}`);
  const answer = await server.ask('/metrics');
  expect([answer.status, answer.headers.get('content-type')]).toEqual([
    200,
    expect.stringContaining('text/plain; version=0.0.4'),
  ]);
  const text = await answer.text();
  expect(text).toContain(
    `rostrum_http_request_seconds_count{method="GET",route="${bookmarks.list.path}",status="4xx"} 1`,
  );
  expect(text).toMatch(/rostrum_http_request_seconds_count\{method="GET",route="page",status="[45]xx"\} 1/);
  for (const pool of ['server', 'caller', 'limits'])
    for (const state of ['used', 'idle', 'waiting'])
      expect(text).toContain(`rostrum_database_connections{pool="${pool}",state="${state}"}`);
  expect(text).toMatch(/rostrum_jobs\{queue="[a-z-]+",state="queued"\} \d+/);
  expect(text).toContain('rostrum_live_streams 0');
  expect(text).toMatch(/nodejs_eventloop_lag_p99_seconds \d/);
  expect(text).toMatch(/process_resident_memory_bytes \d/);
  expect(text).not.toContain(secret);
  expect(text).not.toContain('example.org');
});

test('there is nothing else on that port, and nothing of it on the public one', async () => {
  await using server = await openScraped();
  expect((await server.ask('/')).status).toBe(404);
  expect((await server.ask('/healthz')).status).toBe(404);
  expect((await server.ask('/metrics', { method: 'POST' })).status).toBe(405);
  expect((await server.app.inject('/metrics')).statusCode).not.toBe(200);
});

test('with a token every scrape must bring it', async () => {
  await using server = await openScraped({ METRICS_TOKEN: token });
  const statusWith = async (authorization?: string) =>
    (await server.ask('/metrics', { headers: authorization === undefined ? {} : { authorization } })).status;
  expect(await statusWith()).toBe(401);
  expect(await statusWith(`Bearer ${token}x`)).toBe(401);
  expect(await statusWith(`Bearer ${token}`)).toBe(200);
});

test('an address that other machines reach needs a token', () => {
  const read = (settings: Record<string, string>) =>
    readConfig({ METRICS_PORT: '9464', ...settings }).metrics;
  expect(() => read({ METRICS_HOST: '0.0.0.0' })).toThrow(/METRICS_TOKEN is required/);
  expect(read({ METRICS_HOST: '0.0.0.0', METRICS_TOKEN: token })).toMatchObject({ host: '0.0.0.0' });
  expect(read({})).toEqual({ port: 9464, host: '127.0.0.1', token: undefined });
  expect(readConfig({}).metrics).toBeUndefined();
});
