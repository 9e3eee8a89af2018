import pino from 'pino';
import { expect, test } from 'vitest';
import { createLimits } from '@rostrum/server-kit/limits';
import { createTestDatabase, type TestDatabase } from '@rostrum/test-support/server';
import { createSignInGuard } from './sign-in-guard.ts';

const guardOf = ({ pool }: TestDatabase) =>
  createSignInGuard({ limits: createLimits(pool, 1), log: pino({ level: 'silent' }) });
const account = 'ada@northmere.example';

test('guesses at one account from one address are few, in whatever case, on whatever server', async () => {
  await using database = await createTestDatabase();
  const servers = [guardOf(database), guardOf(database)];
  const spellings = [account, account.toUpperCase(), `${account}\u0000`];
  let allowed = 0;
  for (let attempt = 0; attempt < 12; attempt += 1)
    if ((await servers[attempt % 2]?.admit(spellings[attempt % 3] ?? '', '192.0.2.1'))?.allowed) allowed += 1;
  expect(allowed).toBe(5);
  expect(await servers[0]?.admit(account, '198.51.100.1')).toMatchObject({ allowed: true });
});

test('one address cannot try a list of accounts, and a /64 is one address', async () => {
  await using database = await createTestDatabase();
  const guard = guardOf(database);
  let allowed = 0;
  for (let attempt = 0; attempt < 105; attempt += 1)
    if (
      (await guard.admit(`user${attempt}@northmere.example`, `2001:db8:1:2::${attempt.toString(16)}`)).allowed
    )
      allowed += 1;
  expect(allowed).toBe(100);
  expect(await guard.admit(account, '2001:db8:1:3::1')).toMatchObject({ allowed: true });
});

test('an account that is guessed at from everywhere is not locked: each address has one try, and success is free', async () => {
  await using database = await createTestDatabase();
  const guard = guardOf(database);
  for (let attempt = 0; attempt < 50; attempt += 1) await guard.admit(account, `192.0.2.${attempt}`);
  expect([
    (await guard.admit(account, '198.51.100.9')).allowed,
    (await guard.admit(account, '198.51.100.9')).allowed,
  ]).toEqual([true, false]);
  for (let round = 0; round < 3; round += 1) {
    const owner = await guard.admit(account, '203.0.113.5');
    expect(owner.allowed).toBe(true);
    if (owner.allowed) await owner.refund();
  }
});
