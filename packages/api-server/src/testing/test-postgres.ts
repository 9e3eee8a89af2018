import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import pg from 'pg';
import { environment } from '../config.ts';
import { startEmbeddedPostgres } from '@rostrum/server-kit/database';
import { removeAfterRun } from './remove-after-run.ts';
import { openFolderInMemory } from './temporary-folder.ts';

/** A PostgreSQL with one empty database that the run may fill and copy. */
export interface TestPostgres {
  /** The owner of that database, who may make others and roles. */
  connection: pg.ClientConfig & { database: string };
  stop: () => Promise<void>;
}

/** The copy with the demonstration in it, made by the first test that wants one. */
export const demoTemplateOf = (database: string): string => `${database}_demo`;

async function ask(connection: pg.ClientConfig, statements: readonly string[]): Promise<void> {
  const client = new pg.Client({ ...connection, database: 'postgres' });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

/** One of our own in memory. Durability is what other tests prove; here a crash of the machine may lose the data. */
async function embedded(): Promise<TestPostgres> {
  const folder = await openFolderInMemory();
  removeAfterRun(folder);
  const postgres = await startEmbeddedPostgres(folder);
  const { user = '', password } = postgres.connection;
  await ask(postgres.connection, [
    'alter system set fsync = off',
    'alter system set synchronous_commit = off',
    // Making and dropping a database is a checkpoint, after which each page would be written to the log as a whole again.
    'alter system set full_page_writes = off',
    // Statistics that change in the middle of a test would make its plans a matter of chance.
    'alter system set autovacuum = off',
    // Each app of a test opens a dozen connections, and each of them would stretch a password that no one attacks.
    'alter system set scram_iterations = 1',
    'select pg_reload_conf()',
    'set scram_iterations = 1',
    `alter role ${pg.escapeIdentifier(user)} password ${pg.escapeLiteral(String(password))}`,
  ]);
  return {
    connection: { ...postgres.connection, database: String(postgres.connection.database) },
    async stop() {
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The one that TEST_DATABASE_URL names, whose user may make databases and roles. Its own database is left alone. */
async function external(address: string): Promise<TestPostgres> {
  const { hostname, port, username, password } = new URL(address);
  const server = {
    host: decodeURIComponent(hostname),
    port: Number(port || 5432),
    user: decodeURIComponent(username),
    password: decodeURIComponent(password),
  };
  const database = `rostrum_test_${randomBytes(6).toString('hex')}`;
  await ask(server, [`create database ${database} template template0 encoding 'UTF8'`]);
  return {
    connection: { ...server, database },
    stop: () =>
      ask(server, [
        `drop database if exists ${demoTemplateOf(database)} with (force)`,
        `drop database if exists ${database} with (force)`,
      ]),
  };
}

export function openTestPostgres(): Promise<TestPostgres> {
  const address = environment.TEST_DATABASE_URL ?? '';
  return address === '' ? embedded() : external(address);
}
