import { hash } from 'node:crypto';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { whileHoldingConnection } from './held-connection.ts';
import type { Database, Transaction } from './queryable.ts';

interface Statement {
  text: string;
  name?: string | undefined;
}

const isStatement = (part: unknown): part is Statement =>
  typeof part === 'object' && part !== null && 'text' in part && typeof part.text === 'string';

/** Names that PostgreSQL keeps a statement and its plan under; what is asked for the first time may never come again. */
function createNames(): (text: string) => string | undefined {
  const asked = new Map<string, string | undefined>();
  return (text) => {
    if (!asked.has(text)) {
      asked.set(text, undefined);
      return undefined;
    }
    const name = asked.get(text) ?? `repeated_${hash('sha1', text).slice(0, 16)}`;
    asked.set(text, name);
    return name;
  };
}

/** The same connection, on which a statement with values that is repeated gets a name. */
function namingRepeated(client: pg.PoolClient): pg.PoolClient {
  const nameOf = createNames();
  const name = (statement: unknown, values: unknown): unknown =>
    isStatement(statement) && statement.name === undefined && Array.isArray(values) && values.length > 0
      ? { ...statement, name: nameOf(statement.text) }
      : statement;
  return new Proxy(client, {
    get(target, property) {
      const value: unknown = Reflect.get(target, property, target);
      if (typeof value !== 'function') return value;
      return property === 'query'
        ? (...[statement, ...rest]: unknown[]) =>
            Reflect.apply(value, target, [name(statement, rest[0]), ...rest])
        : value.bind(target);
    },
  });
}

/**
 * One transaction of thousands of like statements: PostgreSQL plans each of them once, not each time it is asked, whatever
 * its values are. For loads alone: the plans fit no particular value, and the connection, which keeps them, is closed.
 */
export async function transactionPlanningOnce<Result>(
  { $client: pool }: Database,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  const origin = new Error('the transaction was opened here');
  const client = await pool.connect();
  try {
    await client.query(`set plan_cache_mode = force_generic_plan`);
    return await whileHoldingConnection(origin, () =>
      drizzle({ client: namingRepeated(client) }).transaction(work),
    );
  } finally {
    client.release(true);
  }
}
