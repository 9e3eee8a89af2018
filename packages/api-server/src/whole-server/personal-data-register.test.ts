import { afterAll, beforeAll, expect, test } from 'vitest';
import { none, definePersonalData, type TablePersonalData } from '@rostrum/server-kit/personal-data';
import { knownDevices } from '@rostrum/identity/schema';
import { personalData } from '../modules.ts';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server[Symbol.asyncDispose]());

const declared = (tables: readonly TablePersonalData[]) =>
  tables.flatMap(({ schema, name, columns }) =>
    Array.from(columns.keys(), (column) => `${schema}.${name}.${column}`),
  );

test('every column of the database is declared exactly once, and no other', async () => {
  const { rows } = await server.database.pool.query<{ column: string }>(
    `SELECT concat_ws('.', c.table_schema, c.table_name, c.column_name) AS column FROM information_schema.columns c
      JOIN pg_class t ON t.oid = format('%I.%I', c.table_schema, c.table_name)::regclass
      WHERE t.relkind IN ('r', 'p') AND NOT t.relispartition AND c.table_schema NOT IN ('pg_catalog', 'information_schema')`,
  );
  expect(declared(personalData).sort()).toEqual(rows.map(({ column }) => column).sort());
});

test('a table without one of its columns does not compile', () => {
  const { columns } = definePersonalData(knownDevices, {
    // @ts-expect-error `device` is missing.
    columns: { userId: none, createdAt: none },
  });
  expect(columns.has('device')).toBe(false);
});

const linksThatClear = ({ links }: TablePersonalData) => links.filter(({ rows }) => rows === 'cleared');

test('what is erased says how: its row goes with its person, or a value replaces it', () => {
  const missing = personalData.flatMap((table) =>
    Array.from(table.columns).flatMap(([column, { declaration }]) => {
      if (declaration.fate !== 'erased') return [];
      const { to, of } = declaration;
      const isReached = table.links.some(({ subject }) => !of || of.includes(subject));
      const isCleared = linksThatClear(table).filter(
        ({ subject }) => of?.includes(subject) ?? to !== undefined,
      );
      return isReached && (to !== undefined || isCleared.length === 0) ? [] : [`${table.name}.${column}`];
    }),
  );
  expect(missing).toEqual([]);
});

test('what outlasts its person says why and until when', () => {
  const unexplained = personalData.flatMap(({ name, columns }) =>
    Array.from(columns).flatMap(([column, { declaration }]) =>
      declaration.fate === 'retained' && (declaration.reason.length < 20 || declaration.until.length < 10)
        ? [`${name}.${column}`]
        : [],
    ),
  );
  expect(unexplained).toEqual([]);
});

test('texts that may name a person are searched within an organisation', () => {
  const nowhere = personalData.filter(
    ({ columns, mentionsWithin }) =>
      mentionsWithin === undefined &&
      Array.from(columns.values()).some(({ declaration }) => declaration.fate === 'mention'),
  );
  expect(nowhere.map(({ name }) => name)).toEqual([]);
});
