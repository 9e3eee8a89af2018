import type pg from 'pg';
import { connectInTime } from './wait-budget.ts';
import { checkSecondConnection, type SecondConnectionRule } from './held-connection.ts';
import { currentPrincipal, runAsSystem, type Principal } from './principal.ts';

type Query = (...parts: unknown[]) => Promise<unknown>;

/** Database role, organisation and user of a principal, as the policies read them. */
function settingsOf(principal: Principal): [role: string, orgId: string, userId: string] {
  switch (principal.kind) {
    case 'system':
      return ['rostrum_system', '', ''];
    case 'guest':
      return ['rostrum_guest', '', ''];
    case 'seeker':
      return ['rostrum_seeker', '', principal.userId];
    case 'member':
      return ['rostrum_member', principal.orgId, principal.userId];
  }
}

const switchStatement = {
  name: 'rostrum_principal',
  text: `select set_config('role', $1, false), set_config('app.org_id', $2, false), set_config('app.user_id', $3, false)`,
};

/** Ends a transaction or a part of one, also a failed one, in which nothing else would be heard. */
const ending = /^\s*(commit|rollback|release|savepoint|abort|end)\b/i;
const undoing = /^\s*(rollback|abort)\b/i;

const textOf = (statement: unknown): string => {
  if (typeof statement === 'string') return statement;
  const { text } = (statement ?? {}) as { text?: unknown };
  return typeof text === 'string' ? text : '';
};

/**
 * Makes every statement of a connection run as whoever asks for it. The principal is compared with the one that the
 * connection carries from before and changed first when it is another: by one statement, and none when the same person
 * goes on. Changing costs a round trip, so the server's own look-ups and a person's queries use different connections.
 */
export function guardClient(client: pg.PoolClient): void {
  const prototype = Object.getPrototypeOf(client) as { query: Query };
  const plain: Query = (...parts) => prototype.query.apply(client, parts);
  /** Undefined: no one knows, so the next statement sets it. */
  let carried: string | undefined;
  let wasChangedInside = false;
  let queue: Promise<unknown> = Promise.resolve();
  let waiting = 0;

  async function run(wanted: readonly string[], parts: unknown[]): Promise<unknown> {
    const text = textOf(parts[0]);
    const key = wanted.join('|');
    if (!ending.test(text) && carried !== key) {
      carried = undefined;
      await plain({ ...switchStatement, values: wanted });
      carried = key;
      wasChangedInside ||= client.getTransactionStatus() !== 'I';
    }
    try {
      return await plain(...parts);
    } finally {
      // A transaction that is taken back takes the change of principal with it.
      if (wasChangedInside && (undoing.test(text) || client.getTransactionStatus() === 'I')) {
        carried = undefined;
        wasChangedInside = false;
      }
    }
  }

  const guarded: Query = (...parts) => {
    const wanted = settingsOf(currentPrincipal());
    const alone = waiting === 0;
    waiting += 1;
    // One after the other: between the change of principal and its statement no one else may come.
    const result = (alone ? run(wanted, parts) : queue.then(() => run(wanted, parts))).finally(() => {
      waiting -= 1;
    });
    queue = result.catch(() => undefined);
    return result;
  };
  client.query = guarded as unknown as typeof client.query;
}

/**
 * Makes a pool ask the database in the name of whoever runs, for its own queries and for connections taken out of it, and
 * holds code inside a transaction to the connection that it has. `poolFor` names the pool that a single query goes to.
 */
export function guardPool(
  pool: pg.Pool,
  rule: SecondConnectionRule,
  poolFor: (principal: Principal) => pg.Pool = () => pool,
): pg.Pool {
  pool.on('connect', guardClient);
  const prototype = Object.getPrototypeOf(pool) as { connect: (this: pg.Pool) => Promise<pg.PoolClient> };
  const connect = async (): Promise<pg.PoolClient> => {
    checkSecondConnection(rule);
    return connectInTime(() => prototype.connect.call(pool));
  };
  pool.connect = connect as typeof pool.connect;
  const query: Query = async (...parts) => {
    // The pool's own way would run the statement in the context of whoever gave the connection back.
    const client = await poolFor(currentPrincipal()).connect();
    try {
      return await (client.query as unknown as Query)(...parts);
    } finally {
      client.release();
    }
  };
  pool.query = query as unknown as typeof pool.query;
  return pool;
}

/** A pool for one purpose of the server itself, for libraries that write their own statements. */
export const systemPool = (pool: pg.Pool, why: string): Pick<pg.Pool, 'query'> => ({
  query: ((...parts: unknown[]) =>
    runAsSystem(why, () => (pool.query as unknown as Query)(...parts))) as unknown as typeof pool.query,
});
