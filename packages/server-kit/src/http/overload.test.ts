import { setTimeout as wait } from 'node:timers/promises';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { createDatabaseWatch, type ProbeResult } from '../database/database-watch.ts';
import '../module/fastify-types.ts';
import { errorHandler } from './error-handler.ts';
import { overload } from './overload.ts';
import { createRequestBudgets } from './request-budgets.ts';

const page = { config: { policy: 'page' } } as const;

async function openServer(probe: () => Promise<ProbeResult> = async () => 'answered') {
  const app = fastify();
  const work = Promise.withResolvers<string>();
  await app.register(errorHandler, { constraints: {} });
  await app.register(overload, {
    places: 4,
    budgetOf: createRequestBudgets(100),
    watch: createDatabaseWatch({ probe, stallMs: 200, everyMs: 50 }),
  });
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

test('bodies that are still arriving take no places', async () => {
  const { app, work } = await openServer();
  app.addContentTypeParser('application/octet-stream', (_request, payload, done) => done(null, payload));
  app.put('/file', page, async () => work.promise);
  app.get('/quick', page, async () => 'done');
  const headers = { 'content-type': 'application/octet-stream' };
  const uploads = Array.from({ length: 10 }, () =>
    app.inject({ method: 'PUT', url: '/file', headers, payload: 'x' }),
  );
  const sent = Promise.all(uploads);
  await wait(20);
  expect((await app.inject({ url: '/quick' })).statusCode).toBe(200);
  work.resolve('done');
  expect(new Set((await sent).map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
});

test('a database that stands still ends the wait of reads, also of those in work, with a page for browsers', async () => {
  const probe = Promise.withResolvers<ProbeResult>();
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
  probe.resolve('answered');
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
  const probe = () => Promise.reject(new Error('refused'));
  const watch = createDatabaseWatch({ probe, stallMs: 50, everyMs: 20 });
  await expect(watch.untilStalled(wait(200, 'done'))).resolves.toBe('done');
  expect(watch.isStalled()).toBe(false);
});

test('a database that was silent is probed until it answers, also without requests', async () => {
  const results: ProbeResult[] = ['silent', 'silent', 'answered'];
  const probe = async () => results.shift() ?? 'answered';
  const watch = createDatabaseWatch({ probe, stallMs: 1000, everyMs: 10 });
  await expect(watch.untilStalled(new Promise(() => undefined))).rejects.toMatchObject({
    code: 'unavailable',
  });
  expect(watch.isStalled()).toBe(true);
  await expect.poll(() => watch.isStalled()).toBe(false);
  await expect(watch.untilStalled(Promise.resolve('done'))).resolves.toBe('done');
});
