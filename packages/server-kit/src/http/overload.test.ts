import { setTimeout as wait } from 'node:timers/promises';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { createDatabaseWatch } from '../database/database-watch.ts';
import { connectInTime, limitConnectionWait } from '../database/connection-wait.ts';
import '../module/fastify-types.ts';
import { errorHandler } from './error-handler.ts';
import { overload } from './overload.ts';

const page = { config: { policy: 'page' } } as const;

async function openServer(probe: () => Promise<unknown> = async () => undefined) {
  const app = fastify();
  const work = Promise.withResolvers<string>();
  await app.register(errorHandler, { constraints: {} });
  await app.register(overload, { places: 4, maxWaitMs: 100, probe });
  app.get('/work', page, async () => work.promise);
  app.post('/write', page, async () => work.promise);
  app.get('/session', { config: { policy: 'protocol', unlimited: true } }, async () => 'here');
  return { app, work };
}

test('more requests than the server takes are told to come back, and the others are all answered', async () => {
  const { app, work } = await openServer();
  const sent = Array.from({ length: 50 }, async () => app.inject({ url: '/work' }));
  await wait(300);
  // What must not be turned away is answered meanwhile.
  expect((await app.inject({ url: '/session' })).statusCode).toBe(200);
  work.resolve('done');
  const answers = await Promise.all(sent);
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(4);
  const refused = answers.filter(({ statusCode }) => statusCode === 503);
  expect(refused).toHaveLength(46);
  for (const { headers } of refused) expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  // Every place is free again.
  const after = await Promise.all(Array.from({ length: 50 }, async () => app.inject({ url: '/work' })));
  expect(after.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 50 }, () => 200));
});

test('a database that stands still ends the wait of reads, also of those in work, with a page for browsers', async () => {
  const probe = Promise.withResolvers<void>();
  const { app, work } = await openServer(() => probe.promise);
  const browser = await app.inject({ url: '/work', headers: { accept: 'text/html' } });
  expect([
    browser.statusCode,
    browser.headers['content-type'],
    Number(browser.headers['retry-after']) > 0,
  ]).toEqual([503, 'text/html; charset=utf-8', true]);
  expect(browser.body).toContain('Rostrum is busy right now');
  const program = await app.inject({ url: '/work' });
  expect([program.statusCode, program.json()]).toMatchObject([503, { error: { code: 'unavailable' } }]);
  probe.resolve();
  work.resolve('done');
  await expect.poll(async () => (await app.inject({ url: '/work' })).statusCode).toBe(200);
});

test('a write in work is not called refused while it may still happen', async () => {
  const { app, work } = await openServer(() => new Promise(() => undefined));
  const write = Promise.resolve(app.inject({ method: 'POST', url: '/write' }));
  expect((await app.inject({ url: '/work' })).statusCode).toBe(503);
  work.resolve('done');
  expect((await write).statusCode).toBe(200);
});

test('a probe that is refused says nothing of work that goes on', async () => {
  const watch = createDatabaseWatch(() => Promise.reject(new Error('refused')), 50);
  await expect(watch.untilStalled(wait(200, 'done'))).resolves.toBe('done');
  expect(watch.isStalled()).toBe(false);
});

test('a connection that comes too late for its request goes back to the pool', async () => {
  let released = 0;
  const late = Promise.withResolvers<{ release: () => void }>();
  const asked = limitConnectionWait(20, () => connectInTime(() => late.promise));
  await expect(asked).rejects.toThrow('timeout exceeded when trying to connect');
  late.resolve({ release: () => void (released += 1) });
  await late.promise;
  await Promise.resolve();
  expect(released).toBe(1);
  await expect(connectInTime(async () => ({ release: () => undefined }))).resolves.toBeDefined();
});
