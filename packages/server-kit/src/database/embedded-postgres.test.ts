import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openTemporaryFolder } from '@rostrum/test-support/server';
import { locateEmbeddedFiles } from './embedded-files.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';

let folder: string;
const children: ChildProcess[] = [];

beforeEach(async () => {
  folder = await openTemporaryFolder();
});
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  const { stop } = await startEmbeddedPostgres(folder);
  await stop();
  await rm(folder, { recursive: true, force: true });
});

/** An app of its own process, so that it can be killed without a word. */
async function startApp(): Promise<{ postmaster: number; kill: () => Promise<void> }> {
  const child = fork(path.join(import.meta.dirname, '../testing/embedded-app.ts'), [folder], {
    execArgv: [],
  });
  children.push(child);
  const failure = once(child, 'exit').then(() => {
    throw new Error('The app ended.');
  });
  failure.catch(() => undefined);
  const [postmaster] = (await Promise.race([once(child, 'message'), failure])) as [number];
  return {
    postmaster,
    async kill() {
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}

async function query(connection: pg.ClientConfig, text: string): Promise<unknown[]> {
  const client = new pg.Client(connection);
  await client.connect();
  const { rows } = await client.query(text);
  await client.end();
  return rows;
}

test('a database whose app was killed is taken over as it runs, with everything committed', async () => {
  const app = await startApp();
  await app.kill();
  const { adopted, connection, stop } = await startEmbeddedPostgres(folder);
  expect(adopted).toBe(true);
  expect(await query(connection, 'select text from kept')).toEqual([{ text: 'before the kill' }]);
  await stop();
  expect(() => process.kill(app.postmaster, 0)).toThrow('ESRCH');
});

test('its own log quotes no row and is for its owner alone', async () => {
  const { connection, stop } = await startEmbeddedPostgres(folder);
  const client = new pg.Client(connection);
  await client.connect();
  await client.query('create table typed (text text unique, number int not null)');
  const insert = 'insert into typed values ($1, $2)';
  await client.query(insert, ['Zq7typed', 1]);
  await expect(client.query(insert, ['Zq7typed', 2])).rejects.toThrow('duplicate key');
  await expect(client.query(insert, ['Zq7other', null])).rejects.toThrow('not-null');
  await expect(client.query('select $1::jsonb', ['{"a": "Zq7json\\u0000"}'])).rejects.toThrow('Unicode');
  await client.end();
  await stop();
  const log = path.join(folder, 'postgres', 'postgres.log');
  const text = await readFile(log, 'utf8');
  // What failed can be seen all the same.
  expect(text).toContain('duplicate key value');
  expect(text).not.toContain('Zq7');
  expect((await stat(log)).mode & 0o077).toBe(0);
});

test('a database that was killed too recovers and starts again', async () => {
  const app = await startApp();
  await app.kill();
  process.kill(app.postmaster, 'SIGKILL');
  const { adopted, connection, stop } = await startEmbeddedPostgres(folder);
  expect(adopted).toBe(false);
  expect(await query(connection, 'select text from kept')).toEqual([{ text: 'before the kill' }]);
  await stop();
});

test('a second app on the same data uses the server and leaves it to the first', async () => {
  const app = await startApp();
  const second = await startEmbeddedPostgres(folder);
  await second.stop();
  expect(() => process.kill(app.postmaster, 0)).not.toThrow();
});

test('letters sort and fold as in any language, and the extensions are there', async () => {
  const { connection, stop } = await startEmbeddedPostgres(folder);
  const [row] = await query(
    connection,
    `select datlocprovider as provider, datlocale as locale, lower('ÄÉ') as folded, 'Ångström' collate "und-x-icu" < 'Brown' as sorted from pg_database where datname = 'rostrum'`,
  );
  expect(row).toEqual({ provider: 'b', locale: 'C.UTF-8', folded: 'äé', sorted: true });
  await stop();
});

test('says what to do about data of another version and about a folder that cannot be written', async () => {
  const { stop } = await startEmbeddedPostgres(folder);
  await stop();
  await writeFile(path.join(folder, 'postgres/data/PG_VERSION'), '14\n');
  await expect(startEmbeddedPostgres(folder)).rejects.toThrow(
    /written by PostgreSQL 14; this is 18 .*\nName the folder of PostgreSQL 14 in PG_BIN/,
  );
  await writeFile(path.join(folder, 'postgres/data/PG_VERSION'), '18\n');
  await expect(startEmbeddedPostgres('/proc/no/such/place')).rejects.toThrow(
    /cannot be written[\s\S]*ROSTRUM_DATA_DIR/,
  );
});

test('the binaries of another folder are run instead, on the same data', async () => {
  const { connection, stop } = await startEmbeddedPostgres(folder);
  await query(connection, 'create table kept as select 1 as number');
  await stop();
  // The embedded binaries below an address of their own, as those of a system are.
  const bin = path.join(folder, 'installed');
  const { postgres } = (await locateEmbeddedFiles(folder)).binaries;
  await symlink(path.dirname(postgres), bin);
  const installed = await startEmbeddedPostgres(folder, bin);
  expect(await query(installed.connection, 'select number from kept')).toEqual([{ number: 1 }]);
  const pid = (await readFile(path.join(folder, 'postgres/data/postmaster.pid'), 'utf8')).split('\n')[0];
  expect(await readFile(`/proc/${pid ?? ''}/cmdline`, 'utf8')).toContain(`${bin}/postgres`);
  await installed.stop();
});

test('a folder without a PostgreSQL that can be run is named, and an old one is refused', async () => {
  await expect(startEmbeddedPostgres(folder, path.join(folder, 'nothing'))).rejects.toThrow(
    /^PG_BIN is .*nothing, where initdb and postgres cannot be run/,
  );
  const old = path.join(folder, 'old');
  await mkdir(old);
  for (const name of ['initdb', 'postgres'])
    await writeFile(path.join(old, name), '#!/bin/sh\necho "postgres (PostgreSQL) 14.13"\n', { mode: 0o755 });
  await expect(startEmbeddedPostgres(folder, old)).rejects.toThrow(
    'which holds "postgres (PostgreSQL) 14.13"; Rostrum needs PostgreSQL 15 or newer.',
  );
});
