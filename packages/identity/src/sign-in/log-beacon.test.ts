import { Writable } from 'node:stream';
import formbody from '@fastify/formbody';
import { authPaths } from '@rostrum/contracts';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { buildTestApp } from '@rostrum/test-support/server';
import type { AuthRoutesOptions } from './auth-routes-options.ts';
import { registerLogBeacon } from './log-beacon.ts';

const form = { 'content-type': 'application/x-www-form-urlencoded;charset=UTF-8' };

test('writes one short JSON line whatever it is sent', async () => {
  const written: string[] = [];
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      written.push(chunk.toString());
      done();
    },
  });
  await using app = fastify({ logger: { level: 'warn', stream } });
  await app.register(formbody);
  const context = {
    fieldsOf: ({ body }: { body: unknown }) => body,
  } as unknown as AuthRoutesOptions['context'];
  registerLogBeacon(app, { context, rateLimitScale: 1 } as AuthRoutesOptions);
  const send = (fields: Record<string, string>) =>
    app.inject({
      method: 'POST',
      url: authPaths.log,
      headers: form,
      payload: new URLSearchParams(fields).toString(),
    });

  const answer = await send({
    level: 'fatal\n{"level":60}',
    code: `X${'y'.repeat(500)}`,
    message: `a\r\n{"level":50,"msg":"forged"}\u2028\u0000\u001b[31m${'z'.repeat(5000)}`,
    password: 'must not be written',
    error: '[object Object]',
  });

  expect([answer.statusCode, answer.body]).toEqual([200, '']);
  const lines = written.join('').trimEnd().split('\n');
  expect(lines).toHaveLength(1);
  const { client, level } = JSON.parse(lines[0] ?? '') as { client: Record<string, string>; level: number };
  expect([level, client.level, client.code?.length, client.message?.length]).toEqual([40, 'error', 60, 300]);
  expect(lines[0]).not.toMatch(/must not be written|\\[nru]/);
  expect((await send({ message: 'x'.repeat(9000) })).statusCode).toBe(413);
});

test('is limited by address, and nothing else is with it', async () => {
  await using server = await buildTestApp({ servers: 2, environment: { RATE_LIMIT_SCALE: '1' } });
  const statuses = [];
  // Counted by each of the two servers for itself: a beacon is not worth a write.
  for (let count = 0; count < 130; count += 1)
    statuses.push(
      (await server.app.inject({ method: 'POST', url: authPaths.log, headers: form, payload: 'level=error' }))
        .statusCode,
    );
  expect(statuses.filter((status) => status === 200)).toHaveLength(120);
  expect(statuses.at(-1)).toBe(429);
  expect((await server.app.inject(authPaths.session)).statusCode).toBe(200);
});
