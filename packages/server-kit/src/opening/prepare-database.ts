import { installJobQueue } from '../jobs/job-queue.ts';
import { ensureGroupRoles, ensureLoginRoles, type LoginRoles } from '../database/database-roles.ts';
import type { Pool } from '../database/connect.ts';
import { migrate } from '../database/migrate.ts';

/** Brings tables, policies and job queue to this release, as their owner. Answers the migrations applied now. */
export async function prepareDatabase(owner: Pool): Promise<string[]> {
  const client = await owner.connect();
  try {
    await ensureGroupRoles(client);
  } finally {
    client.release();
  }
  const migrated = await migrate(owner);
  await installJobQueue(owner);
  return migrated;
}

/** Makes the users that the server logs in as. */
export async function prepareLogins(owner: Pool, secret: string): Promise<LoginRoles> {
  const client = await owner.connect();
  try {
    return await ensureLoginRoles(client, secret);
  } finally {
    client.release();
  }
}
