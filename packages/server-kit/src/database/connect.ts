import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { StartupError } from '../startup-error.ts';
import type { Database } from './queryable.ts';

export type Pool = pg.Pool;
export type ConnectionConfig = pg.ClientConfig;
/** An address or what it is made of. */
export type ConnectionSource = string | pg.ClientConfig;

export interface DatabaseConnection {
  db: Database;
  pool: pg.Pool;
  config: pg.ClientConfig;
  close: () => Promise<void>;
}

const oldestVersion = 150_000;

/** What the operator should do, by the code PostgreSQL or the network answered with. */
function explain(error: unknown, target: string): StartupError {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const advice: Record<string, string> = {
    '28P01': `The database refused the user name or password for ${target}. Check DATABASE_URL.`,
    '28000': `The database refused this user for ${target}. Check DATABASE_URL and the server's pg_hba.conf.`,
    '3D000': `The database named in DATABASE_URL (${target}) does not exist. Create it, or correct the name.`,
    ENOTFOUND: `The host in DATABASE_URL (${target}) is not known. Check the name.`,
  };
  const message =
    advice[code] ??
    `The database at ${target} cannot be reached (${code || (error instanceof Error ? error.message : 'no answer')}). Start it, or correct DATABASE_URL.`;
  return new StartupError(message, { cause: error });
}

const nameOf = ({ host, port, database }: pg.ClientConfig): string =>
  `${host ?? 'localhost'}:${port ?? 5432}/${database ?? ''}`;

const fromUrl = (url: string): { config: pg.ClientConfig; target: string } => {
  const { hostname, port, pathname } = new URL(url);
  return { config: { connectionString: url }, target: `${hostname}:${port || 5432}${pathname}` };
};

export interface ConnectOptions {
  /**
   * Whether a commit is answered before it is on disk: for what a crash of the machine may take back by a second, such as
   * counters, which are many and would each wait for the disk.
   */
  writesLazily?: boolean;
  /** Whether this database was proved to work before: nothing is connected until the first query. */
  isProven?: boolean;
}

/** Opens the pool and proves that it works: reachable, allowed, new enough. */
export async function connectDatabase(
  source: ConnectionSource,
  poolSize: number,
  { writesLazily = false, isProven = false }: ConnectOptions = {},
): Promise<DatabaseConnection> {
  const { config, target } =
    typeof source === 'string' ? fromUrl(source) : { config: source, target: nameOf(source) };
  const pool = new pg.Pool({
    ...config,
    max: poolSize,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 30_000,
    application_name: 'rostrum',
    ...(writesLazily && { options: '-c synchronous_commit=off' }),
  });
  // A connection that dies while idle is replaced at the next query; without a listener it would end the process.
  pool.on('error', () => undefined);
  // The same for one that is in use: its statement is refused, which is told to whoever asked.
  pool.on('connect', (client) => void client.on('error', () => undefined));
  const connection = { db: drizzle({ client: pool }), pool, config, close: () => pool.end() };
  if (isProven) return connection;
  try {
    const { rows } = await pool.query<{ version: number }>(
      "select current_setting('server_version_num')::int as version",
    );
    const version = rows[0]?.version ?? 0;
    if (version < oldestVersion)
      throw new StartupError(
        `The database at ${target} is PostgreSQL ${Math.floor(version / 10_000)}; Rostrum needs 15 or newer.`,
      );
  } catch (error) {
    await pool.end();
    throw error instanceof StartupError ? error : explain(error, target);
  }
  return connection;
}
