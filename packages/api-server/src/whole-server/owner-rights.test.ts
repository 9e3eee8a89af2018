import { rm } from 'node:fs/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testConfig } from '../testing/test-config.ts';
import { openFolderInMemory } from '../testing/temporary-folder.ts';
import { type EmbeddedPostgres, runAsSystem, startEmbeddedPostgres } from '@rostrum/server-kit/database';
import { openDatabase } from '@rostrum/server-kit/opening';

let folder: string;
let cluster: EmbeddedPostgres;

// A cluster of its own: roles belong to the cluster, and here no one has made ours yet.
beforeAll(async () => {
  folder = await openFolderInMemory();
  cluster = await startEmbeddedPostgres(folder);
});
afterAll(async () => {
  await cluster.stop();
  await rm(folder, { recursive: true, force: true });
});

async function asAdmin(...statements: string[]): Promise<void> {
  const client = new pg.Client({ ...cluster.connection, database: 'postgres' });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}

/** An empty database of a new owner, who may do what `rights` say and nothing else. */
async function createOwnedDatabase(name: string, rights: string): Promise<string> {
  await asAdmin(
    `create role ${name} login nosuperuser nocreatedb nobypassrls noreplication ${rights} password 'a password'`,
    `create database ${name} owner ${name} template template0 encoding 'UTF8'`,
  );
  const { host, port } = cluster.connection;
  const url = new URL(`postgresql://${name}:a%20password@localhost/${name}`);
  if (host?.startsWith('/')) url.searchParams.set('host', host);
  else url.hostname = host ?? '';
  url.port = String(port);
  return url.href;
}

const open = (url: string) => openDatabase(testConfig({ DATABASE_URL: url }));

async function expectToWork(url: string): Promise<void> {
  await (await open(url)).close();
  const database = await open(url);
  expect(database.migrated).toEqual([]);
  const { rows } = await runAsSystem('the test asks as the server', () =>
    database.pool.query<{ role: string }>('select current_user as role from people limit 0'),
  );
  expect(rows).toEqual([]);
  expect(database.hasCallerLogin).toBe(true);
  await database.close();
}

test('an owner with CREATEROLE and nothing more prepares the database, and starts on it again', async () => {
  await expectToWork(await createOwnedDatabase('first_owner', 'createrole'));
});

test('a second owner of the cluster is told which grant is missing, and works with it', async () => {
  await asAdmin(
    ...['member', 'seeker', 'guest', 'system'].map(
      (role) =>
        `do $$ begin create role rostrum_${role} nologin; exception when duplicate_object then null; end $$`,
    ),
  );
  const url = await createOwnedDatabase('second_owner', 'createrole');
  const refusal = await open(url).catch((error: unknown) => error);
  expect(refusal).toMatchObject({
    name: 'StartupError',
    message: expect.stringMatching(
      /"second_owner" may not manage the database roles that somebody else made/,
    ),
  });
  const [statement = ''] = /^grant .* with admin option;$/m.exec(String(refusal)) ?? [];
  await asAdmin(statement);
  await expectToWork(url);
});

test('an owner without CREATEROLE is told what an administrator should run', async () => {
  const url = await createOwnedDatabase('plain_owner', 'nocreaterole');
  await expect(open(url)).rejects.toThrow(/may not make[\s\S]*create role/);
});
