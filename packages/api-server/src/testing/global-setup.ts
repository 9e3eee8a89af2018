import { rm } from 'node:fs/promises';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { connectDatabase } from '../database/connect.ts';
import type { LoginRole } from '../database/database-roles.ts';
import { startEmbeddedPostgres } from '../database/embedded-postgres.ts';
import { prepareDatabase, prepareLogin } from '../database/prepare-database.ts';
import { openTemporaryFolder } from './temporary-folder.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The owner of every table, whom no policy holds. */
    postgres: pg.ClientConfig;
    /** What the server works as. */
    login: LoginRole;
  }
}

let clean: () => Promise<void> = async () => undefined;

/** One PostgreSQL for the whole run, with one migrated database that every test file copies. */
export async function setup(project: TestProject): Promise<void> {
  const folder = await openTemporaryFolder();
  const postgres = await startEmbeddedPostgres(folder);
  clean = async () => {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  };
  const admin = new pg.Client({ ...postgres.connection, database: 'postgres' });
  await admin.connect();
  // Durability is what other tests prove; here a crash of the machine may lose the data.
  await admin.query('alter system set fsync = off');
  await admin.query('alter system set synchronous_commit = off');
  await admin.query('select pg_reload_conf()');
  const database = await connectDatabase(postgres.connection, 2, { asPrincipals: false });
  await prepareDatabase(database.pool);
  const login = await prepareLogin(database.pool, 'a secret of the tests');
  await database.close();
  await admin.end();
  project.provide('postgres', postgres.connection);
  project.provide('login', login);
}

export const teardown = (): Promise<void> => clean();
