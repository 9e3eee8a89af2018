import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { createTestDatabase } from '../testing/test-database.ts';
import { migrate, migrationsFolder, readMigrations } from '@rostrum/server-kit/database';

const migration = (number: number, sql: string, checksum = sql) => ({
  number,
  name: `step_${number}`,
  sql,
  checksum,
});

test('applies what is due, once, and only what is due', async () => {
  await using database = await createTestDatabase({ empty: true });
  const first = [migration(0, 'create table a (id int)')];
  expect(await migrate(database.pool, first)).toEqual(['step_0']);
  expect(await migrate(database.pool, first)).toEqual([]);
  expect(await migrate(database.pool, [...first, migration(1, 'create table b (id int)')])).toEqual([
    'step_1',
  ]);
});

test('two servers that start together migrate once', async () => {
  await using database = await createTestDatabase({ empty: true });
  const applied = await Promise.all([migrate(database.pool), migrate(database.pool)]);
  expect(applied.flat()).toHaveLength(readMigrations().length);
});

test('a failing migration leaves nothing behind and says which it was', async () => {
  await using database = await createTestDatabase({ empty: true });
  await expect(
    migrate(database.pool, [migration(0, 'create table a (id int); select nonsense')]),
  ).rejects.toThrow(/Migration 0 step_0 failed and left nothing behind/);
  const { rows } = await database.pool.query("select to_regclass('a') as found");
  expect(rows).toEqual([{ found: null }]);
});

test('refuses a database of a newer release, and one whose history was rewritten', async () => {
  await using database = await createTestDatabase({ empty: true });
  const newer = [migration(0, 'select 1'), migration(1, 'select 2')];
  await migrate(database.pool, newer);
  await expect(migrate(database.pool, newer.slice(0, 1))).rejects.toThrow(/newer release \(1 step_1\)/);
  await expect(
    migrate(database.pool, [migration(0, 'select 1', 'changed'), newer[1] ?? migration(1, '')]),
  ).rejects.toThrow(/step_0 was changed/);
});

test('every foreign key has an index that begins with its columns', async () => {
  await using database = await createTestDatabase();
  const { rows } = await database.pool.query(`
    select c.conrelid::regclass::text as table, c.conname as key
    from pg_constraint c
    where c.contype = 'f' and c.connamespace = 'public'::regnamespace and not exists (
      select 1 from pg_index i
      where i.indrelid = c.conrelid and (i.indkey::int2[])[0:cardinality(c.conkey) - 1] @> c.conkey and i.indpred is null
    )`);
  expect(rows).toEqual([]);
});

test('every table of an organisation says so in org_id', async () => {
  await using database = await createTestDatabase();
  const { rows } = await database.pool.query<{ name: string }>(`
    select t.table_name as name from information_schema.tables t
    where t.table_schema = 'public' and t.table_type = 'BASE TABLE' and not exists (
      select 1 from information_schema.columns c where c.table_schema = 'public' and c.table_name = t.table_name and c.column_name = 'org_id')
    order by 1`);
  expect(rows.map(({ name }) => name)).toEqual([
    'activity_chains',
    'bookmark_lists',
    'bookmarks',
    'deploy_tokens',
    'idempotency_keys',
    'known_devices',
    'organisations',
    'passkeys',
    'platform_faults',
    'platform_figures',
    'platform_hosts',
    'platform_overrides',
    'platform_visitors',
    'rate_limits',
    'recovery_codes',
    'refresh_families',
    'release_areas',
    'release_claims',
    'release_history',
    'release_registry',
    'releases',
    'saved_search_finds',
    'schema_migrations',
    'search_words',
    'seeker_profiles',
    'session_changes',
    'totp_credentials',
    'users',
  ]);
});

test('the schema files and the migrations describe the same database', async () => {
  const { generateDrizzleJson, generateMigration } = await import('drizzle-kit/api');
  const schema = await import('../schema.ts');
  const [latest] = readMigrations().toReversed();
  const file = `${String(latest?.number).padStart(4, '0')}_snapshot.json`;
  const snapshot = JSON.parse(await readFile(path.join(migrationsFolder, 'meta', file), 'utf8'));
  expect(await generateMigration(snapshot, generateDrizzleJson(schema, snapshot.id))).toEqual([]);
});
