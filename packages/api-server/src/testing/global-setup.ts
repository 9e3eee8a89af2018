import type pg from 'pg';
import type { TestProject } from 'vitest/node';
import { connectDatabase } from '../database/connect.ts';
import type { LoginRole } from '../database/database-roles.ts';
import { prepareDatabase, prepareLogin } from '../database/prepare-database.ts';
import { openTestPostgres } from './test-postgres.ts';

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
  const postgres = await openTestPostgres();
  clean = postgres.stop;
  const database = await connectDatabase(postgres.connection, 2, { asPrincipals: false });
  await prepareDatabase(database.pool);
  const login = await prepareLogin(database.pool, 'a secret of the tests');
  await database.close();
  project.provide('postgres', postgres.connection);
  project.provide('login', login);
}

export const teardown = (): Promise<void> => clean();
