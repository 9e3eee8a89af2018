import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import {
  type DatabaseConnection,
  type LoginRoles,
  connectDatabase,
  connectServer,
} from '@rostrum/server-kit/database';
import type { OpenDatabase } from '@rostrum/server-kit/opening';

/** The owner's connection, which sees and writes everything: for what a test sets up and looks at. */
export interface TestDatabase extends DatabaseConnection, AsyncDisposable {
  /** The database as the server opens it: each statement in the name of its principal. */
  openForServer: (poolSize?: number) => Promise<OpenDatabase>;
}

async function asAdmin(statement: string): Promise<void> {
  const client = new pg.Client({ ...inject('postgres'), database: 'postgres' });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** The database as a server opens it: each statement in the name of its principal. */
export async function openForServer(
  {
    connection,
    owner,
    logins,
  }: { connection: DatabaseConnection; owner: pg.ClientConfig; logins: LoginRoles },
  poolSize: number,
  areLoginsProven = false,
): Promise<OpenDatabase> {
  const open = await connectServer(
    { server: { ...owner, ...logins.server }, caller: { ...owner, ...logins.caller } },
    { poolSize, refusesSecondConnections: true, isProven: areLoginsProven },
  );
  return {
    ...open,
    migrated: [],
    asOwner: (work) => work(connection.db),
    isLost: () => false,
    supervise: () => undefined,
  };
}

export interface TestDatabaseOptions {
  empty?: boolean;
  /** Instead of the migrated one. */
  copyOf?: string;
}

/** The logins belong to the cluster: what the first database showed of them holds for every other. */
let isProven = false;

/** A database of its own: a copy of the migrated one, or an empty one. Dropped when disposed of. */
export async function createTestDatabase({
  empty = false,
  copyOf = String(inject('postgres').database),
}: TestDatabaseOptions = {}): Promise<TestDatabase> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  // Copied file by file: block by block through the log, as is the default, took three times as long.
  await asAdmin(`create database ${name} template ${empty ? 'template0' : copyOf} strategy file_copy`);
  const owner = { ...inject('postgres'), database: name };
  const connection = await connectDatabase(owner, 4);
  return {
    ...connection,
    async openForServer(poolSize = 3) {
      const open = await openForServer({ connection, owner, logins: inject('logins') }, poolSize, isProven);
      isProven = true;
      return open;
    },
    async [Symbol.asyncDispose]() {
      await connection.close();
      await asAdmin(`drop database if exists ${name} with (force)`);
    },
  };
}
