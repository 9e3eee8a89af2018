import type pg from 'pg';
import type { TestProject } from 'vitest/node';
import { type LoginRoles, connectDatabase } from '@rostrum/server-kit/database';
import { prepareDatabase, prepareLogins } from '@rostrum/server-kit/opening';
import { startOnce } from './start-once.ts';
import { openTestPostgres } from './test-postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The owner of every table, whom no policy holds. */
    postgres: pg.ClientConfig;
    /** What the server works as. */
    logins: LoginRoles;
  }
}

let clean: () => Promise<void> = async () => undefined;

/**
 * One PostgreSQL for the whole run, with one migrated database, on which a server was started once, that every test file copies. Each project of a run calls
 * this, one after the other: the first starts it for all of them, and ends it after the last test.
 */
export async function setup(project: TestProject): Promise<void> {
  const run = project.vitest.getRootProject();
  if (run.getProvidedContext().postgres) return;
  const postgres = await openTestPostgres();
  clean = postgres.stop;
  const database = await connectDatabase(postgres.connection, 2);
  await prepareDatabase(database.pool);
  const logins = await prepareLogins(database.pool, 'a secret of the tests');
  await startOnce({ connection: database, owner: postgres.connection, logins });
  await database.close();
  run.provide('postgres', postgres.connection);
  run.provide('logins', logins);
}

export const teardown = (): Promise<void> => clean();
