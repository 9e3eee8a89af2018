import path from 'node:path';
import { repositoryRoot } from '../repository-root.ts';
import { StartupError } from '../startup-error.ts';
import { connectDatabase, type ConnectionSource, type DatabaseConnection } from '../database/connect.ts';
import { connectServer, type ServerConnection, type ServerLogins } from '../database/connect-server.ts';
import { isLoginOnly, loginStatements } from '../database/database-roles.ts';
import { startEmbeddedPostgres, type Supervision } from '../database/embedded-postgres.ts';
import { checkMigrated } from '../database/migrate.ts';
import { runAsSystem } from '../database/principal.ts';
import { prepareDatabase, prepareLogins } from './prepare-database.ts';
import type { Database } from '../database/queryable.ts';

export interface OpenDatabase extends ServerConnection {
  /** Names of the migrations applied at this start. */
  migrated: string[];
  /** Runs `work` as the owner of the tables, where that is known: for commands of the operator, never for a request. */
  asOwner: <Result>(work: (db: Database) => Promise<Result>) => Promise<Result>;
  /** Keeps a database of our own running; nothing is done for one that others run. */
  supervise: (supervision: Supervision) => void;
  /** Whether the database of our own ended and cannot be started again. */
  isLost: () => boolean;
}

export interface DatabaseConfig {
  /** Undefined means: run the embedded PostgreSQL. */
  databaseUrl: string | undefined;
  /** The owner of the tables, when databaseUrl names a user that only works with them. */
  databaseOwnerUrl: string | undefined;
  databasePoolSize: number;
  dataDir: string;
  /** Folder of initdb and postgres of an installed PostgreSQL, instead of the embedded one. */
  postgresBin: string | undefined;
  isProduction: boolean;
}

interface Users {
  /** Prepares tables and roles; unknown when only the login is. */
  owner: ConnectionSource | undefined;
  /** What the server works as; unknown when the owner makes it. */
  login: ConnectionSource | undefined;
}

async function withOwner<Result>(
  owner: ConnectionSource,
  work: (connection: DatabaseConnection) => Promise<Result>,
): Promise<Result> {
  const connection = await connectDatabase(owner, 2);
  try {
    return await work(connection);
  } finally {
    await connection.close();
  }
}

/** Who is who among the addresses given: one address may be the owner's or that of a login made by hand. */
async function usersOf(only: ConnectionSource, ownerUrl: string | undefined): Promise<Users> {
  if (ownerUrl !== undefined) return { owner: ownerUrl, login: only };
  const loginOnly = await withOwner(only, async ({ pool }) => {
    const is = await isLoginOnly(pool);
    if (is) await checkMigrated(pool);
    return is;
  });
  return loginOnly ? { owner: undefined, login: only } : { owner: only, login: undefined };
}

const passwordOf = (source: ConnectionSource): string =>
  typeof source === 'string' ? decodeURIComponent(new URL(source).password) : String(source.password ?? '');

/** The same database as another user. */
function as(
  source: ConnectionSource,
  { user, password }: { user: string; password: string },
): ConnectionSource {
  if (typeof source !== 'string') return { ...source, user, password };
  const url = new URL(source);
  url.username = encodeURIComponent(user);
  url.password = encodeURIComponent(password);
  return url.href;
}

async function prepare({ owner, login }: Users): Promise<{ migrated: string[]; logins: ServerLogins }> {
  if (owner === undefined) return { migrated: [], logins: { server: login ?? {}, caller: undefined } };
  return withOwner(owner, async ({ pool }) => {
    const migrated = await prepareDatabase(pool);
    if (login !== undefined) return { migrated, logins: { server: login, caller: undefined } };
    // Without a password nothing is there to derive those of the logins from, and a guessable one would be worse.
    if (passwordOf(owner) === '')
      throw new StartupError(
        `DATABASE_URL has no password, so the server cannot make the user that it works as.\nRun, once:\n\n${loginStatements('rostrum_app')}\n\nThen put the user rostrum_app into DATABASE_URL and the present address into DATABASE_OWNER_URL.`,
      );
    const { server, caller } = await prepareLogins(pool, passwordOf(owner));
    return { migrated, logins: { server: as(owner, server), caller: as(owner, caller) } };
  });
}

/**
 * The database of the configuration, embedded or named by DATABASE_URL: prepared by its owner, then opened as a user
 * that owns nothing. `close` stops what was started.
 */
export async function openDatabase(config: DatabaseConfig): Promise<OpenDatabase> {
  const embedded =
    config.databaseUrl === undefined
      ? await startEmbeddedPostgres(path.resolve(repositoryRoot, config.dataDir), config.postgresBin)
      : undefined;
  try {
    const users = embedded
      ? { owner: embedded.connection, login: undefined }
      : await usersOf(config.databaseUrl ?? '', config.databaseOwnerUrl);
    const { migrated, logins } = await prepare(users);
    const open = await connectServer(logins, {
      poolSize: config.databasePoolSize,
      refusesSecondConnections: !config.isProduction,
    });
    let isLost = false;
    return {
      ...open,
      migrated,
      asOwner(work) {
        if (users.owner === undefined)
          return runAsSystem('the owner of the tables is not known here', () => work(open.db));
        return withOwner(users.owner, ({ db }) => work(db));
      },
      supervise({ log, onLost }) {
        embedded?.supervise({
          log,
          onLost() {
            isLost = true;
            onLost();
          },
        });
      },
      isLost: () => isLost,
      async close() {
        await open.close();
        await embedded?.stop();
      },
    };
  } catch (error) {
    await embedded?.stop();
    throw error;
  }
}
