import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import {
  type DatabaseConnection,
  type LoginRoles,
  connectDatabase,
  connectServer,
} from '@rostrum/server-kit/database';
import { prepareDatabase, type OpenDatabase } from '@rostrum/server-kit/opening';

/** The owner's connection, which sees and writes everything: for what a test sets up and looks at. */
export interface TestDatabase extends DatabaseConnection, AsyncDisposable {
  /** The database as the server opens it: each statement in the name of its principal. */
  openForServer: (poolSize?: number) => Promise<OpenDatabase>;
}

/** One for all databases of a worker: each further connection is another process of PostgreSQL. */
let admin: Promise<pg.Client> | undefined;

async function connectAdmin(): Promise<pg.Client> {
  const client = new pg.Client({ ...inject('postgres'), database: 'postgres' });
  client.on('error', () => (admin = undefined));
  await client.connect();
  return client;
}

async function asAdmin(statement: string): Promise<void> {
  admin ??= connectAdmin().catch((error: unknown) => {
    admin = undefined;
    throw error;
  });
  await (await admin).query(statement);
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
  /** Sorted and classified by ICU and, where the system has one, by a UTF-8 locale of its C library; migrated here. */
  hasOtherLocale?: boolean;
}

/** The embedded PostgreSQL sorts by code point and takes every character beyond ASCII for a letter; other ones do neither. */
async function otherLocale(): Promise<string> {
  const client = new pg.Client({ ...inject('postgres'), database: 'postgres' });
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>(
      "select collcollate as name from pg_collation where collprovider = 'c' and collcollate ~* 'utf-?8' order by collcollate ~* '^en_US' desc, 1 limit 1",
    );
    const name = pg.escapeLiteral(rows[0]?.name ?? 'C');
    return `locale_provider icu icu_locale 'en-US' lc_collate ${name} lc_ctype ${name} encoding 'UTF8'`;
  } finally {
    await client.end();
  }
}

/** The logins belong to the cluster: what the first database showed of them holds for every other. */
let isProven = false;

/** A database of its own: a copy of the migrated one, or an empty one. Dropped when disposed of. */
export async function createTestDatabase({
  empty = false,
  copyOf = String(inject('postgres').database),
  hasOtherLocale = false,
}: TestDatabaseOptions = {}): Promise<TestDatabase> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  // Copied file by file: block by block through the log, as is the default, took three times as long.
  const template = hasOtherLocale
    ? `template0 ${await otherLocale()}`
    : `${empty ? 'template0' : copyOf} strategy file_copy`;
  await asAdmin(`create database ${name} template ${template}`);
  const owner = { ...inject('postgres'), database: name };
  const connection = await connectDatabase(owner, 4);
  if (hasOtherLocale) await prepareDatabase(connection.pool);
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
