import { sql } from 'drizzle-orm';
import { expect, expectTypeOf, test } from 'vitest';
import { createTestDatabase } from '@rostrum/test-support/server';
import { column } from './columns-read.ts';
import { readRows } from './rows.ts';

const shape = {
  name: column.text,
  count: column.nullable(column.number),
  tags: column.listOf(column.text),
  state: column.oneOf(['open', 'closed']),
  person: column.objectOf({ id: column.number }),
  at: column.moment,
};
const select = sql`SELECT 'a' AS name, NULL::int AS count, ARRAY['x'] AS tags, 'open' AS state,
  json_build_object('id', 7) AS person, now() AS at`;

test('a row is of the type that its columns were found to hold', async () => {
  await using database = await createTestDatabase({ empty: true });
  const [row] = await readRows(database.db, shape, select);
  expect(row).toMatchObject({ name: 'a', count: null, tags: ['x'], state: 'open', person: { id: 7 } });
  expectTypeOf<NonNullable<typeof row>['state']>().toEqualTypeOf<'open' | 'closed'>();
  expectTypeOf<NonNullable<typeof row>['count']>().toEqualTypeOf<number | null>();
});

test.each([
  ['a count that comes as text', sql`SELECT count(*) AS count`, { count: column.number }, /'count'.*string/],
  ['a missing column', sql`SELECT 1 AS one`, { name: column.text }, /'name'.*undefined/],
  ['null where none is read', sql`SELECT NULL::text AS name`, { name: column.text }, /'name'.*null/],
  ['a state that nobody knows', sql`SELECT 'lost' AS state`, { state: column.oneOf(['open']) }, /'state'/],
])('%s is refused by the name of the column', async (_, statement, columns, said) => {
  await using database = await createTestDatabase({ empty: true });
  await expect(readRows(database.db, columns, statement)).rejects.toThrow(said);
});
