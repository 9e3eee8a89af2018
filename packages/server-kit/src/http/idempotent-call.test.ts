import type { Database } from '../database/queryable.ts';
import { expect, test } from 'vitest';
import { defineRoute, line, ownParams } from '@rostrum/contracts';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { contractRoutes, route } from '../module/contract-routes.ts';
import { buildTestApp, type TestApp } from '@rostrum/test-support/server';
import type { ServerModule } from '../module/server-module.ts';

const send = defineRoute({
  id: 'tries.send',
  method: 'POST',
  path: '/app/tries/{identifier}',
  summary: 'Send.',
  params: ownParams,
  body: z.object({ text: line(20, 1) }),
  response: z.object({ number: z.number() }),
  status: 201,
  idempotent: true,
});

const modules: ServerModule<{ db: Database }>[] = [
  {
    name: 'tries',
    routes: contractRoutes(() => [
      route(send, 'session.own', async ({ db, body }) => {
        const { rows } = await db.execute<{ number: number }>(
          sql`insert into tries (text) values (${body.text}) returning number`,
        );
        await db.execute(sql`select pg_sleep(0.05)`);
        if (body.text === 'fails') throw new Error('after the write');
        return { number: rows[0]?.number ?? 0 };
      }),
    ]),
  },
];

async function withTries(): Promise<TestApp> {
  const server = await buildTestApp({ servers: 2, modules });
  await server.db.execute(
    sql`create table tries (number int generated always as identity, text text); select rostrum_protect('tries');
      select rostrum_open('tries', 'everybody', 'rostrum_member, rostrum_seeker', 'all', 'true')`,
  );
  return server;
}
const countOf = async ({ db }: TestApp) =>
  (await db.execute<{ count: number }>(sql`select count(*)::int as count from tries`)).rows[0]?.count;
const idempotencyKey = 'a-key-of-sixteen-or-more';

test('a retry with the same key gets the same answer and acts once', async () => {
  await using server = await withTries();
  const ada = await server.signInAs('media');
  const first = await ada.call(send, { body: { text: 'hello' }, idempotencyKey });
  expect(await ada.call(send, { body: { text: 'hello' }, idempotencyKey })).toEqual(first);
  expect(await countOf(server)).toBe(1);
});

test('twins that arrive together act once', async () => {
  await using server = await withTries();
  const ada = await server.signInAs('media');
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => ada.call(send, { body: { text: 'hello' }, idempotencyKey })),
  );
  expect(new Set(answers.map(({ number }) => number)).size).toBe(1);
  expect(await countOf(server)).toBe(1);
});

test('the same key for another request is a conflict; another person or no key is a request of its own', async () => {
  await using server = await withTries();
  const [ada, bob] = [await server.signInAs('media'), await server.signInAs('media')];
  await ada.call(send, { body: { text: 'hello' }, idempotencyKey });
  await expect(ada.call(send, { body: { text: 'other' }, idempotencyKey })).rejects.toMatchObject({
    status: 409,
    code: 'idempotency_conflict',
  });
  await bob.call(send, { body: { text: 'hello' }, idempotencyKey });
  await ada.call(send, { body: { text: 'hello' } });
  expect(await countOf(server)).toBe(3);
});

test('a failure leaves neither the write nor the key, so a retry acts', async () => {
  await using server = await withTries();
  const ada = await server.signInAs('media');
  await expect(ada.call(send, { body: { text: 'fails' }, idempotencyKey })).rejects.toMatchObject({
    status: 500,
  });
  expect(await countOf(server)).toBe(0);
  await ada.call(send, { body: { text: 'works' }, idempotencyKey });
  expect(await countOf(server)).toBe(1);
  await expect(ada.call(send, { body: { text: 'x' }, idempotencyKey: 'short' })).rejects.toMatchObject({
    status: 400,
  });
});
