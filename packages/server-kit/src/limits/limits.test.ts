import { expect, test } from 'vitest';
import { createTestDatabase } from '@rostrum/test-support/server';
import { createLimits, type Limit } from './limits.ts';
import { pruneLimits } from './prune-limits.repository.ts';

const limit: Limit = { name: 'test', key: 'somebody', points: 3, seconds: 900 };
const blocking: Limit = { ...limit, name: 'test-block', growingBlock: { seconds: 900, longest: 3000 } };

test('several servers count together, exactly, also at once', async () => {
  await using database = await createTestDatabase();
  const servers = [createLimits(database.pool, 1), createLimits(database.pool, 1)];
  const states = await Promise.all(
    Array.from({ length: 10 }, (_, index) => servers[index % 2]?.consume(limit)),
  );
  expect(states.filter((state) => state?.allowed)).toHaveLength(3);
  expect(await servers[0]?.check(limit)).toMatchObject({ allowed: false });
  expect(await createLimits(database.pool, 1).check({ ...limit, key: 'somebody else' })).toEqual({
    allowed: true,
  });
});

test('a local limit is counted by each server for itself, and writes nothing', async () => {
  await using database = await createTestDatabase();
  const local: Limit = { ...limit, name: 'test-local', isLocal: true };
  for (const server of [createLimits(database.pool, 1), createLimits(database.pool, 1)]) {
    for (let use = 0; use < 3; use += 1) expect(await server.consume(local)).toEqual({ allowed: true });
    expect(await server.consume(local)).toMatchObject({ allowed: false });
  }
  const { rows } = await database.pool.query(`SELECT 1 FROM rate_limits WHERE key LIKE 'test-local%'`);
  expect(rows).toEqual([]);
});

test('what succeeded is given back', async () => {
  await using database = await createTestDatabase();
  const limits = createLimits(database.pool, 1);
  for (let use = 0; use < 10; use += 1) {
    expect(await limits.consume(limit)).toEqual({ allowed: true });
    await limits.refund(limit);
  }
});

test('who goes over again and again stays out longer each time, up to the longest', async () => {
  await using database = await createTestDatabase();
  const limits = createLimits(database.pool, 1);
  const waits: number[] = [];
  for (let round = 0; round < 4; round += 1) {
    for (let use = 0; use < 3; use += 1) expect(await limits.consume(blocking)).toEqual({ allowed: true });
    const refused = await limits.consume(blocking);
    // Knocking while it lasts is no new offence.
    expect(await limits.consume(blocking)).toMatchObject({ allowed: false });
    waits.push(refused.allowed ? 0 : refused.retryAfter);
    await database.pool.query(`delete from rate_limits where key like 'test-block:%'`);
  }
  expect(waits).toEqual([900, 1800, 3000, 3000]);
});

test('the scale multiplies every limit and never makes one nothing', async () => {
  await using database = await createTestDatabase();
  const uses = async (scale: number, name: string) => {
    const limits = createLimits(database.pool, scale);
    let allowed = 0;
    while (allowed < 50 && (await limits.consume({ ...limit, name })).allowed) allowed += 1;
    return allowed;
  };
  expect([await uses(4, 'wide'), await uses(0.01, 'narrow')]).toEqual([12, 1]);
});

test('with the database away a limit lets nothing through, and says that it is for a moment', async () => {
  const database = await createTestDatabase();
  const limits = createLimits(database.pool, 1);
  expect(await limits.consume(limit)).toEqual({ allowed: true });
  await database[Symbol.asyncDispose]();
  // Counters in memory would begin at nothing, for each server, and let the same people through again.
  for (let use = 0; use < 4; use += 1)
    await expect(limits.consume(limit)).rejects.toMatchObject({ code: 'unavailable' });
  await expect(limits.check(limit)).rejects.toMatchObject({ code: 'unavailable' });
});

test('stores neither addresses nor typed usernames, and forgets counters whose time is over', async () => {
  await using database = await createTestDatabase();
  const limits = createLimits(database.pool, 1, 'secret');
  await limits.consume({ ...limit, key: 'ada@example.org|192.0.2.1' });
  const keys = async () =>
    (await database.pool.query<{ key: string }>(`SELECT key FROM rate_limits`)).rows.map(({ key }) => key);
  expect(await keys()).toEqual([expect.stringMatching(/^test:[\w-]{43}$/)]);
  await pruneLimits(database.db, new Date(Date.now() + 60_000));
  expect(await keys()).toHaveLength(1);
  await pruneLimits(database.db, new Date(Date.now() + 901_000));
  expect(await keys()).toEqual([]);
});
