import { sql } from 'drizzle-orm';
import { integer, jsonb, PgDialect, pgTable, text } from 'drizzle-orm/pg-core';
import { createTestDatabase } from '@rostrum/test-support/server';
import { expect, test } from 'vitest';
import { createdAt, idColumn, moment, tsvector, versionColumn } from './columns.ts';
import { insertsOf } from './insert-rows.ts';
import { runAtTime } from './moved-time.ts';

const birds = pgTable('birds', {
  id: idColumn(),
  name: text('name').notNull(),
  calls: text('calls')
    .array()
    .notNull()
    .default(sql`'{}'`),
  notes: jsonb('notes').$type<{ ring: string } | null>(),
  seenAt: moment('seen_at'),
  eggs: integer('eggs').default(3),
  version: versionColumn(),
  createdAt: createdAt(),
  words: tsvector('words').generatedAlwaysAs(sql`to_tsvector('simple', name)`),
});
const table = sql`CREATE TABLE birds (id uuid PRIMARY KEY, name text NOT NULL, calls text[] NOT NULL DEFAULT '{}', notes jsonb,
  seen_at timestamptz, eggs int DEFAULT 3, version int NOT NULL DEFAULT 1, created_at timestamptz NOT NULL DEFAULT now(),
  words tsvector GENERATED ALWAYS AS (to_tsvector('simple', name)) STORED)`;

test('rows go in as the builder would write them, with what the table fills in itself', async () => {
  await using database = await createTestDatabase({ empty: true });
  await database.db.transaction(async (tx) => {
    await tx.execute(table);
    const seenAt = new Date('2026-03-04T05:06:07.089Z');
    const rows = [
      { name: 'Wren', calls: ['tik', 'a "b", \\c; {d}'], notes: { ring: "O'7" }, seenAt, eggs: null },
      { name: 'Dunlin' },
      { name: 'Cut \ud83d', notes: null, seenAt: undefined },
    ];
    const loaded = new Date('2025-01-01T00:00:00Z');
    await runAtTime(loaded, async () => {
      for (const insert of insertsOf(birds, rows)) await tx.execute(insert);
    });
    const stored = await tx.select().from(birds).orderBy(birds.name);
    const common = { id: expect.any(String) as string, version: 1, createdAt: loaded };
    expect(stored).toMatchObject([
      { ...common, name: 'Cut \ufffd', calls: [], notes: null, seenAt: null, eggs: 3 },
      { ...common, name: 'Dunlin', calls: [], notes: null, seenAt: null, eggs: 3 },
      { ...common, ...rows[0] },
    ]);
    expect(new Set(stored.map(({ id }) => id)).size).toBe(3);
  });
});

test('many rows are one statement with one value, whose text stays the same', () => {
  const dialect = new PgDialect();
  const write = (count: number) =>
    insertsOf(
      birds,
      Array.from({ length: count }, (_, at) => ({ name: `Bird ${at}` })),
    ).map((insert) => dialect.sqlToQuery(insert));
  const [many, ...more] = write(500);
  expect(more).toEqual([]);
  expect(many?.params).toHaveLength(1);
  expect(many?.sql).toBe(write(1)[0]?.sql);
  expect(write(0)).toEqual([]);
});
