import { expect, test } from 'vitest';
import { buildTestApp } from '@rostrum/test-support/server';
import { longestUrl } from './url-length.ts';

test('an address beyond the limit is 414 in the envelope, wherever it leads; slashes are as good as letters', async () => {
  await using server = await buildTestApp();
  const statusOf = async (url: string) => (await server.app.inject(url)).statusCode;
  for (const filling of ['a', '/', 'a/'])
    for (const start of ['/', '/app/', '/dashboard/', '/login?x='])
      expect([filling, start, await statusOf(start + filling.repeat(longestUrl))]).toEqual([
        filling,
        start,
        414,
      ]);
  const refused = await server.app.inject(`/app/${'a'.repeat(longestUrl)}`);
  expect(refused.json().error).toMatchObject({ type: 'input', code: 'address_too_long' });
  expect(await statusOf(`/app/${'/'.repeat(longestUrl - 5)}`)).toBe(404);
});
