import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createTestDatabase } from '@rostrum/test-support/server';
import { plannedRowsOf } from './planned-rows.ts';
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
