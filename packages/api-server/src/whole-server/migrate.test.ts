import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { createTestDatabase } from '../testing/test-database.ts';
import { StartupError } from '@rostrum/server-kit';
import { checkMigrated, migrate, migrationsFolder, readMigrations } from '@rostrum/server-kit/database';
import { formerMigrations } from './testing/former-migrations.ts';

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
    'account_deletions',
    'activity_chains',
    'bookmark_lists',
    'bookmarks',
    'deploy_tokens',
    'idempotency_keys',
    'inbound_mails',
    'known_devices',
    'oidc_logout_tokens',
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
    'retired_files',
    'saved_search_finds',
    'schema_migrations',
    'search_words',
    'seeker_profiles',
    'session_changes',
    'totp_credentials',
    'upload_parts',
    'uploads',
    'users',
  ]);
});

test('the schema files and the snapshot of the latest migration agree, and no other snapshot is kept', async () => {
  const { generateDrizzleJson, generateMigration } = await import('drizzle-kit/api');
  const { tables } = await import('../modules.ts');
  const [latest] = readMigrations().toReversed();
  const file = `${String(latest?.number).padStart(4, '0')}_snapshot.json`;
  const kept = await readdir(path.join(migrationsFolder, 'meta'));
  expect(kept.filter((name) => name.endsWith('_snapshot.json'))).toEqual([file]);
  const snapshot = JSON.parse(await readFile(path.join(migrationsFolder, 'meta', file), 'utf8'));
  expect(await generateMigration(snapshot, generateDrizzleJson(tables, snapshot.id))).toEqual([]);
});

/** Columns, constraints and indexes of every table, without the order of columns. */
const catalogue = `
  select c.relname || '.' || a.attname as name, format_type(a.atttypid, a.atttypmod) || ' ' || a.attnotnull::text || ' ' || a.attgenerated::text
    || coalesce(' ' || pg_get_expr(d.adbin, d.adrelid), '') as what
  from pg_attribute a join pg_class c on c.oid = a.attrelid left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> 'schema_migrations' and a.attnum > 0 and not a.attisdropped
  union all
  select conrelid::regclass::text || '.' || conname, pg_get_constraintdef(oid) from pg_constraint
  where connamespace = 'public'::regnamespace and conrelid <> 'schema_migrations'::regclass
  union all
  select indexname, indexdef from pg_indexes where schemaname = 'public' and tablename <> 'schema_migrations'
  order by 1, 2`;

test('the migrations make the tables that the schema files describe', async () => {
  const { generateDrizzleJson, generateMigration } = await import('drizzle-kit/api');
  const { tables } = await import('../modules.ts');
  await using database = await createTestDatabase();
  const { rows: migrated } = await database.pool.query(catalogue);
  await database.pool.query(`
    do $$ declare name text; begin
      for name in select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'schema_migrations'
      loop execute format('drop table %I cascade', name); end loop;
    end $$`);
  for (const statement of await generateMigration(generateDrizzleJson({}), generateDrizzleJson(tables)))
    await database.pool.query(statement);
  const { rows: described } = await database.pool.query(catalogue);
  expect(described.length).toBeGreaterThan(1000);
  expect(migrated).toEqual(described);
});

/** A database whose journal was written before the migrations became one; its schema is that of the baseline. */
async function openFormerDatabase(journal: readonly { number: number; name: string; checksum: string }[]) {
  const database = await createTestDatabase({ empty: true });
  await migrate(database.pool, readMigrations().slice(0, 1));
  await database.pool.query('delete from schema_migrations');
  for (const { number, name, checksum } of journal)
    await database.pool.query('insert into schema_migrations (number, name, checksum) values ($1, $2, $3)', [
      number,
      name,
      checksum,
    ]);
  return database;
}

test('a database with every migration of before the baseline goes on with it, and keeps its data', async () => {
  await using database = await openFormerDatabase(formerMigrations);
  await expect(checkMigrated(database.pool)).rejects.toThrow(/DATABASE_OWNER_URL/);
  const later = readMigrations().slice(1);
  expect(await migrate(database.pool)).toEqual(later.map(({ name }) => name));
  const { rows } = await database.pool.query('select number, name from schema_migrations order by number');
  expect(rows).toEqual(readMigrations().map(({ number, name }) => ({ number, name })));
  expect(await migrate(database.pool)).toEqual([]);
  await checkMigrated(database.pool);
});

test.each([
  ['stopped half way', formerMigrations.slice(0, 16)],
  [
    'has one that was changed',
    formerMigrations.with(18, { number: 18, name: 'release_trust', checksum: 'x' }),
  ],
])(
  'a database of before the baseline that %s is told what to do, and left as it is',
  async (_why, journal) => {
    await using database = await openFormerDatabase(journal);
    await expect(migrate(database.pool)).rejects.toThrow(StartupError);
    await expect(migrate(database.pool)).rejects.toThrow(/delete the data folder .* and start again/);
    const { rows } = await database.pool.query('select count(*)::int as count from schema_migrations');
    expect(rows).toEqual([{ count: journal.length }]);
  },
);
