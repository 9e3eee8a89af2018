import type pg from 'pg';
import { installJobQueue } from '../jobs/job-queue.ts';
import { ensureGroupRoles, ensureLoginRoles, type LoginRoles } from '../database/database-roles.ts';
import type { Pool } from '../database/connect.ts';
import { migrate } from '../database/migrate.ts';

/** Any constant of our own. */
const rolesLockKey = 728_401_553;

/** Servers and commands that start together change the same roles, which PostgreSQL refuses, so they take turns. */
async function withRolesLock<Result>(
  owner: Pool,
  change: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await owner.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [rolesLockKey]);
    return await change(client);
  } finally {
    await client.query('select pg_advisory_unlock($1)', [rolesLockKey]).catch(() => undefined);
    client.release();
  }
}

/** Brings tables, policies and job queue to this release, as their owner. Returns the migrations applied now. */
export async function prepareDatabase(owner: Pool): Promise<string[]> {
  await withRolesLock(owner, ensureGroupRoles);
  const migrated = await migrate(owner);
  await installJobQueue(owner);
  return migrated;
}

/** Creates the users that the server logs in as. */
export const prepareLogins = (owner: Pool, secret: string): Promise<LoginRoles> =>
  withRolesLock(owner, (client) => ensureLoginRoles(client, secret));
