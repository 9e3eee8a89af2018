import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { connectDatabase, type ConnectionSource, type DatabaseConnection, type Pool } from './connect.ts';
import { checkLoginRole } from './database-roles.ts';
import { whileHoldingConnection, type SecondConnectionRule } from './held-connection.ts';
import { currentPrincipal, type Principal } from './principal.ts';
import { guardPool } from './principal-pool.ts';
import type { Database } from './queryable.ts';

export interface ServerLogins {
  /** Member of every role. */
  server: ConnectionSource;
  /** Cannot become the system; unknown where the database has one login only. */
  caller: ConnectionSource | undefined;
}

/** The database as the server works with it: every statement in the name of a principal. */
export interface ServerConnection extends DatabaseConnection {
  /** For the counters of limits alone, so that a flood of what is refused keeps nothing else waiting. */
  limitsPool: Pool;
  /** Every pool, by what it is for. */
  pools: Readonly<Record<string, Pool>>;
  secondConnections: SecondConnectionRule;
  /** Whether callers' reads go over a login of their own. */
  hasCallerLogin: boolean;
}

export interface ServerConnectOptions {
  /** Most connections of both logins together; those that count limits come on top. */
  poolSize: number;
  refusesSecondConnections: boolean;
  /** Whether the database and its logins were checked already, as by the tests that open many copies of one. */
  isProven?: boolean;
}

/** One at a time is enough for a counter; the second stands in when the first waits for the disk. */
const limitConnections = 2;

/** Opens a pool; the connection of its first look is not used again, since it asked as no one. */
async function openPool(
  source: ConnectionSource,
  size: number,
  {
    purpose,
    isProven = false,
    isCounter = false,
  }: { purpose: 'server' | 'caller'; isProven?: boolean; isCounter?: boolean },
): Promise<DatabaseConnection> {
  const connection = await connectDatabase(source, size, { writesLazily: isCounter, isProven });
  if (isProven) return connection;
  try {
    const first = await connection.pool.connect();
    await checkLoginRole(first, purpose).finally(() => first.release(true));
    return connection;
  } catch (error) {
    await connection.close();
    throw error;
  }
}

/**
 * Transactions on a connection that is given back whatever happens (the library keeps it when `begin` fails), and marked,
 * so that nothing inside asks for a second one.
 */
function beginOn(poolFor: (isReadOnly: boolean) => pg.Pool): Database['transaction'] {
  return async (work, config) => {
    const origin = new Error('the transaction was opened here');
    const client = await poolFor(config?.accessMode === 'read only').connect();
    try {
      return await whileHoldingConnection(origin, () => drizzle({ client }).transaction(work, config));
    } finally {
      client.release();
    }
  };
}

/** Opens the database for the server. Reads of callers take the login that cannot become the system, where there is one. */
export async function connectServer(
  logins: ServerLogins,
  { poolSize, refusesSecondConnections, isProven = false }: ServerConnectOptions,
): Promise<ServerConnection> {
  const secondConnections: SecondConnectionRule = {
    isRefused: refusesSecondConnections,
    report: (error) => process.emitWarning(error),
  };
  const callerSize = logins.caller === undefined ? 0 : Math.max(1, Math.floor(poolSize / 2));
  const opened: DatabaseConnection[] = [];
  const close = async () => void (await Promise.all(opened.map((connection) => connection.close())));
  try {
    const server = await openPool(logins.server, poolSize - callerSize, { purpose: 'server', isProven });
    opened.push(server);
    const limits = await openPool(logins.server, limitConnections, {
      purpose: 'server',
      isProven,
      isCounter: true,
    });
    opened.push(limits);
    const caller =
      logins.caller === undefined
        ? undefined
        : await openPool(logins.caller, callerSize, { purpose: 'caller', isProven });
    if (caller) opened.push(caller);
    const { db, pool } = server;
    const poolFor = ({ kind }: Principal) => (kind === 'system' ? pool : (caller?.pool ?? pool));
    guardPool(pool, secondConnections, poolFor);
    guardPool(limits.pool, secondConnections);
    if (caller) guardPool(caller.pool, secondConnections);
    db.transaction = beginOn((isReadOnly) => (isReadOnly ? poolFor(currentPrincipal()) : pool));
    return {
      ...server,
      limitsPool: limits.pool,
      pools: { server: pool, limits: limits.pool, ...(caller && { caller: caller.pool }) },
      secondConnections,
      hasCallerLogin: caller !== undefined,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
