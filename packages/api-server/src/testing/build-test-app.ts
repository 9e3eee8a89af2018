import { type Role, isSeekerRole } from '@rostrum/contracts';
import type { FastifyInstance } from 'fastify';
import { buildApp, type AppOverrides } from '../app.ts';
import { createSessionService, type SessionService } from '@rostrum/identity';
import type { Config } from '../config.ts';
import type { OpenDatabase } from '@rostrum/server-kit/opening';
import type { Database } from '@rostrum/server-kit/database';
import { loadSecrets } from '@rostrum/server-kit';
import { createCaller } from './caller.ts';
import { createGiven, type Given } from './given.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';
import { testConfig } from './test-config.ts';
import { asOneServer } from './two-servers.ts';

export type Caller = ReturnType<typeof createCaller>;

export interface SignedInTester {
  userId: string;
  identifier: string;
  token: string;
  /** Value of the session cookie. */
  cookie: string;
  call: Caller;
}

export interface TestApp extends AsyncDisposable {
  app: FastifyInstance;
  config: Config;
  database: TestDatabase;
  /** The database as the server has it open; for a second server beside the first. */
  serverDatabase: OpenDatabase;
  /** The owner’s connection, which sees and writes everything. */
  db: Database;
  /** Whoever asked the pool from inside a transaction. Not empty at the end, it fails the test. */
  secondConnections: Error[];
  given: Given;
  /** Calls without a session. */
  call: Caller;
  /** A new user with this role (in `orgId`, or in an organisation made for it) with a live session. */
  signInAs(
    role: Role,
    values?: Parameters<Given['user']>[1],
  ): Promise<SignedInTester & { orgId: string | null }>;
  /** A live session of an existing user. */
  signIn(
    userId: string,
    orgId: string | null,
    how?: Pick<Parameters<SessionService['begin']>[0], 'method' | 'proof'>,
  ): Promise<SignedInTester>;
}

export interface TestAppOptions extends AppOverrides {
  environment?: Record<string, string>;
  poolSize?: number;
  /** The database that this one is a copy of, instead of the migrated one. */
  copyOf?: string;
  /** A database with another locale than the embedded one, migrated for this test. */
  hasOtherLocale?: boolean;
  /** Those of the two servers, where they go differently. */
  clocks?: readonly [first: () => Date, second: () => Date];
  /** Whether both servers take jobs, for tests of who takes which. One is enough for all others, and asks half as often. */
  bothWorkJobs?: boolean;
}

/**
 * The real app on a database of its own, as two servers that take turns: what holds in a test holds with any number of
 * them. `await using` closes it and drops the database.
 */
export async function buildTestApp({
  environment = {},
  // A connection reads the whole catalogue before its first answer, and each of them is another process.
  poolSize = 3,
  clocks,
  copyOf,
  hasOtherLocale = false,
  bothWorkJobs = false,
  ...overrides
}: TestAppOptions = {}): Promise<TestApp> {
  const config = testConfig(environment);
  const database = await createTestDatabase({ hasOtherLocale, ...(copyOf !== undefined && { copyOf }) });
  const { db } = database;
  const serverDatabase = await database.openForServer(poolSize);
  const another = await database.openForServer(poolSize);
  const servers = [
    await buildApp(config, { ...overrides, database: serverDatabase, ...(clocks && { clock: clocks[0] }) }),
    await buildApp(config, {
      ...overrides,
      database: another,
      worksJobs: bothWorkJobs,
      ...(clocks && { clock: clocks[1] }),
    }),
  ] as const;
  const secondConnections: Error[] = [];
  for (const { secondConnections: rule } of [serverDatabase, another])
    rule.report = (error) => void secondConnections.push(error);
  // The one that works jobs makes the queues, without which the other cannot order any.
  for (const server of servers) await server.ready();
  const app = asOneServer(servers);
  const given = createGiven(db);
  const sessions = createSessionService({
    db,
    secrets: loadSecrets(config),
    clock: overrides.clock ?? (() => new Date()),
  });

  const signIn: TestApp['signIn'] = async (userId, orgId, how = {}) => {
    const { secret } = await sessions.begin({
      userId,
      orgId,
      presented: undefined,
      ...how,
      request: { id: 'test', ip: '127.0.0.1', userAgent: 'test' },
    });
    const current = await sessions.findByCookie(secret);
    if (!current) throw new Error('The session did not begin.');
    const token = current.answer.sessionToken;
    return {
      userId,
      identifier: userId,
      token,
      cookie: secret,
      call: createCaller(app, { token, identifier: userId }),
    };
  };

  return {
    app,
    config,
    database,
    serverDatabase,
    db,
    secondConnections,
    given,
    call: createCaller(app),
    signIn,
    async signInAs(role, values = {}) {
      const orgId = isSeekerRole(role) ? null : (values.orgId ?? (await given.organisation()).id);
      const user = await given.user(role, { ...values, ...(orgId !== null && { orgId }) });
      return { ...(await signIn(user.id, orgId)), orgId };
    },
    async [Symbol.asyncDispose]() {
      await app.close();
      await Promise.all([serverDatabase.close(), another.close()]);
      await database[Symbol.asyncDispose]();
      // Also where whoever asked has swallowed the refusal, as background work does.
      if (secondConnections.length > 0)
        throw new AggregateError(secondConnections, String(secondConnections[0]?.stack));
    },
  };
}
