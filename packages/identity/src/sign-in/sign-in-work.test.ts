import { createHook } from 'node:async_hooks';
import { expect, test } from 'vitest';
import { buildTestApp, createTestBrowser, recordedQueries } from '@rostrum/test-support/server';
import { hashPassword, longestPasswordBytes } from '../password-hash/password-hash.ts';

/** How many password hashes Node computes while `work` runs: the dear part of a sign-in. */
async function hashesOf(work: () => Promise<unknown>): Promise<number> {
  let hashes = 0;
  const hook = createHook({
    init(_id, type) {
      if (type === 'ARGON2REQUEST') hashes += 1;
    },
  }).enable();
  try {
    await work();
  } finally {
    hook.disable();
  }
  return hashes;
}

test('a refusal costs the same hashes and the same statements whether or not there is an account', async () => {
  await using server = await buildTestApp();
  const passwordHash = await hashPassword('correct horse battery staple');
  await server.given.user('media', { email: 'ada@paper.example', passwordHash });
  await server.given.user('media', { email: 'gone@paper.example', passwordHash, status: 'deactivated' });
  await server.given.user('media', { email: 'sso@paper.example' });
  const browser = createTestBrowser(server.app);
  const workOf = async (email: string, password: string) => {
    let statements: string[] = [];
    const hashes = await hashesOf(async () => {
      statements = await recordedQueries(async () => {
        expect((await browser.signIn(email, password)).statusCode).toBe(401);
      });
    });
    return { hashes, statements };
  };
  const known = await workOf('ada@paper.example', 'wrong');
  expect(known.hashes).toBe(1);
  expect(known.statements.length).toBeGreaterThan(0);
  for (const name of ['gone', 'sso', 'nobody'])
    expect([name, await workOf(`${name}@paper.example`, 'wrong')]).toEqual([name, known]);
  // Right, but of no use any more: reads the same to whoever has found the password elsewhere.
  expect(await workOf('gone@paper.example', 'correct horse battery staple')).toEqual(known);
  // What is too long is no one's password, so it costs nothing for anybody.
  const long = 'x'.repeat(longestPasswordBytes + 1);
  const free = await workOf('ada@paper.example', long);
  expect(free.hashes).toBe(0);
  expect(await workOf('nobody@paper.example', long)).toEqual(free);
});
