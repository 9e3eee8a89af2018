import { createTestDatabase } from '@rostrum/test-support/server';
import { afterEach, expect, test, vi } from 'vitest';
import { createDatabaseClock } from './database-clock.ts';

afterEach(() => {
  vi.useRealTimers();
});

test('the clock follows the database, whatever the clock of the server says', async () => {
  await using database = await createTestDatabase();
  const real = Date.now();
  for (const wrong of [real + 86_400_000, real - 86_400_000]) {
    vi.useFakeTimers({ toFake: ['Date'], now: wrong });
    const clock = await createDatabaseClock(database.db, { report: () => undefined });
    const { rows } = await database.pool.query<{ ms: number }>(
      'select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms',
    );
    // Far less than the day by which the server is wrong, far more than a busy machine takes.
    expect(Math.abs(clock.now().getTime() - (rows[0]?.ms ?? 0))).toBeLessThan(3_600_000);
    clock.stop();
  }
});
