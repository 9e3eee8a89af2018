import { search } from '@rostrum/contracts';
import { expect, test } from 'vitest';
import { buildTestApp } from '../../testing/build-test-app.ts';

test('whoever searches on without an end is asked to wait, and nobody else is', async () => {
  // A hundredth of every limit.
  await using server = await buildTestApp({ servers: 2, environment: { RATE_LIMIT_SCALE: '0.01' } });
  const program = await server.signInAs('media');
  for (let count = 0; count < 6; count += 1)
    await program.call(search.find, { query: { q: `word ${count}` } });
  await expect(program.call(search.find, { query: { q: 'word 7' } })).rejects.toMatchObject({
    status: 429,
    code: 'too_many_requests',
  });
});

test('suggestions are limited for the person, on each server, and not for the next one', async () => {
  await using server = await buildTestApp({ servers: 2, environment: { RATE_LIMIT_SCALE: '0.002' } });
  // The rate limit per address counts everyone behind it, and is no part of this.
  const suggest = (token: string, identifier: string, number: number) =>
    server.app.inject({
      url: `${search.suggest.path.replace('{identifier}', identifier)}?q=sto`,
      remoteAddress: `198.51.100.${number}`,
      headers: { authorization: `Bearer ${token}` },
    });
  const program = await server.signInAs('media');
  const statuses: number[] = [];
  for (let count = 1; count <= 20; count += 1)
    statuses.push((await suggest(program.token, program.identifier, count)).statusCode);
  expect(statuses.slice(0, 5)).toEqual([200, 200, 200, 200, 200]);
  // 4.8, so five, on each of two servers.
  expect(statuses.filter((status) => status === 200)).toHaveLength(10);
  expect(statuses.filter((status) => status === 429)).toHaveLength(10);
  const person = await server.signInAs('media');
  expect((await suggest(person.token, person.identifier, 99)).statusCode).toBe(200);
});
