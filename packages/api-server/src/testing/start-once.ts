import type pg from 'pg';
import type { DatabaseConnection, LoginRoles } from '@rostrum/server-kit/database';
import { buildApp } from '../app.ts';
import { openForServer } from './test-database.ts';
import { testConfig } from './test-config.ts';

interface Template {
  connection: DatabaseConnection;
  owner: pg.ClientConfig;
  logins: LoginRoles;
}

/**
 * Starts a server on the database that tests copy, and ends it: the copies have the queues of jobs and their hours then, as
 * every database has after its first start. What the start recorded of itself is taken out.
 */
export async function startOnce(template: Template): Promise<void> {
  const database = await openForServer(template, 4);
  const app = await buildApp(testConfig(), { database });
  await app.ready();
  await app.close();
  await database.close();
  await template.connection.pool.query('delete from platform_hosts; delete from pgboss.job');
}
