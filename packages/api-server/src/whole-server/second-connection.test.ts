import { sql } from 'drizzle-orm';
import { expect, inject, test } from 'vitest';
import { createLimits } from '@rostrum/server-kit/limits';
import { createTestDatabase } from '../testing/test-database.ts';
import { SecondConnectionError, connectServer, runAsSystem, transaction } from '@rostrum/server-kit/database';

const asSystem = <Result>(work: () => Promise<Result>) => runAsSystem('the test asks as the server', work);

async function withServer({ refuses = true, poolSize = 4 } = {}) {
  const owner = await createTestDatabase();
  const { server, caller } = inject('logins');
  const open = await connectServer(
    { server: { ...owner.config, ...server }, caller: { ...owner.config, ...caller } },
    { poolSize, refusesSecondConnections: refuses },
  );
  const reported: Error[] = [];
  open.secondConnections.report = (error) => void reported.push(error);
  return {
    ...open,
    reported,
    async [Symbol.asyncDispose]() {
      await open.close();
      await owner[Symbol.asyncDispose]();
    },
  };
}

const limit = { name: 'test', key: 'somebody', points: 3, seconds: 900 };

test('inside a transaction nothing gets another connection, in whatever way and for whomever it asks', async () => {
  await using server = await withServer();
  const { db, pool } = server;
  const limits = createLimits(server.limitsPool, 1);
  const ways: (() => Promise<unknown>)[] = [
    async () => db.execute(sql`select 1`),
    async () => pool.query('select 1'),
    async () => pool.connect(),
    async () => transaction(db, async () => undefined),
    async () => transaction(db, async () => undefined, { isReadOnly: true }),
    async () => limits.consume(limit),
    // Later in the same transaction, and by way of other code, is the same.
    async () => Promise.resolve().then(() => pool.query('select 1')),
  ];
  for (const way of ways)
    await expect(asSystem(() => transaction(db, () => way()))).rejects.toSatisfy((error: Error) =>
      [error, error.cause].some((one) => one instanceof SecondConnectionError),
    );
  expect(server.reported).toHaveLength(ways.length);
  for (const { cause } of server.reported)
    expect(cause).toMatchObject({ stack: expect.stringContaining('second-connection.test.ts') });
  expect(pool.totalCount - pool.idleCount).toBe(0);
});

test('the transaction itself, parts of it, and what goes on after it may ask', async () => {
  await using server = await withServer();
  const { db } = server;
  const { promise: isOver, resolve: end } = Promise.withResolvers<void>();
  const left = await asSystem(() =>
    transaction(db, async (tx) => {
      await tx.execute(sql`select 1`);
      await transaction(tx, (part) => part.execute(sql`select 1`));
      return { later: isOver.then(() => db.execute(sql`select 1`)) };
    }),
  );
  end();
  await expect(left.later).resolves.toBeDefined();
  expect(server.reported).toEqual([]);
});

test('in production it is reported and goes on', async () => {
  await using server = await withServer({ refuses: false });
  await asSystem(() => transaction(server.db, () => server.db.execute(sql`select 1`)));
  expect(server.reported).toHaveLength(1);
});

test('a transaction that cannot begin gives its connection back', async () => {
  await using server = await withServer({ poolSize: 2 });
  const { db, pool } = server;
  for (let round = 0; round < 5; round += 1) {
    await expect(
      asSystem(() =>
        transaction(db, async (tx) => tx.execute(sql`select pg_terminate_backend(pg_backend_pid())`)),
      ),
    ).rejects.toThrow('Failed query');
    // Without a principal not even `begin` is sent.
    await expect(transaction(db, async () => undefined)).rejects.toThrow('Failed query: begin');
  }
  expect(pool.totalCount - pool.idleCount).toBe(0);
});
