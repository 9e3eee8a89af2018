import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createTestDatabase } from '@rostrum/test-support/server';
import { plannedRowsOf } from './planned-rows.ts';
import { transactionPlanningOnce } from './planning-once.ts';
import { rowsOf } from './rows.ts';

test('a statement is prepared once per connection, whatever it is asked with', async () => {
  await using database = await createTestDatabase({ empty: true });
  await database.db.transaction(async (tx) => {
    const doubled = (value: number) =>
      plannedRowsOf<{ twice: number }>(tx, sql`SELECT ${value}::int * 2 AS twice`);
    const halved = () => plannedRowsOf<{ half: number }>(tx, sql`SELECT ${8}::int / 2 AS half`);
    expect(await doubled(2)).toEqual([{ twice: 4 }]);
    expect(await doubled(21)).toEqual([{ twice: 42 }]);
    expect(await halved()).toEqual([{ half: 4 }]);
    const prepared = await rowsOf<{ statement: string; asked: string }>(
      tx,
      sql`SELECT statement, (generic_plans + custom_plans)::text AS asked FROM pg_prepared_statements WHERE name LIKE 'planned_%' ORDER BY statement`,
    );
    expect(prepared).toEqual([
      { statement: 'SELECT $1::int * 2 AS twice', asked: '2' },
      { statement: 'SELECT $1::int / 2 AS half', asked: '1' },
    ]);
  });
});

test('a load plans a repeated statement once, and leaves no plan and no part of itself behind', async () => {
  await using database = await createTestDatabase({ empty: true });
  const load = transactionPlanningOnce(database.db, async (tx) => {
    await tx.execute(sql`CREATE TABLE loaded (value int)`);
    for (const value of [1, 2, 3])
      expect(await rowsOf(tx, sql`SELECT ${value}::int + 1 AS next`)).toEqual([{ next: value + 1 }]);
    expect(
      await rowsOf(
        tx,
        sql`SELECT statement, generic_plans::int AS generic, custom_plans::int AS custom FROM pg_prepared_statements`,
      ),
    ).toEqual([{ statement: 'SELECT $1::int + 1 AS next', generic: 2, custom: 0 }]);
    throw new Error('given up');
  });
  await expect(load).rejects.toThrow('given up');
  expect(
    await rowsOf(
      database.db,
      sql`SELECT current_setting('plan_cache_mode') AS mode, to_regclass('loaded') AS loaded,
        (SELECT count(*)::int FROM pg_prepared_statements) AS kept`,
    ),
  ).toEqual([{ mode: 'auto', loaded: null, kept: 0 }]);
});
