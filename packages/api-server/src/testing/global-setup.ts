import { rm } from 'node:fs/promises';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { connectDatabase } from '../database/connect.ts';
import { startEmbeddedPostgres } from '../database/embedded-postgres.ts';
import { migrate } from '../database/migrate.ts';
import { createBoss } from '../jobs/job-queue.ts';
import { openTemporaryFolder } from './temporary-folder.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgres: pg.ClientConfig;
  }
}

const silent = { error: () => undefined } as unknown as Parameters<typeof createBoss>[0]['log'];

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
  const database = await connectDatabase(postgres.connection, 2);
  await migrate(database.pool);
  const boss = createBoss({ pool: database.pool, log: silent });
  await boss.start();
  await boss.stop();
  await database.close();
  await admin.end();
  project.provide('postgres', postgres.connection);
}

export const teardown = (): Promise<void> => clean();
