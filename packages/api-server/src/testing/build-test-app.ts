import { type Role, isSeekerRole } from '@rostrum/contracts';
import type { FastifyInstance } from 'fastify';
import { buildApp, type AppOverrides } from '../app.ts';
import { createSessionService, type SessionService } from '@rostrum/identity';
import { environment, type Config } from '../config.ts';
import type { OpenDatabase } from '@rostrum/server-kit/opening';
import type { Database } from '@rostrum/server-kit/database';
import { loadSecrets } from '@rostrum/server-kit';
import { createCaller } from './caller.ts';
import { createGiven, type Given } from './given.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';
import { testConfig } from './test-config.ts';
import { printedErrors } from './printed-errors.ts';
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
  /** The database as the first server has it open. */
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
  /**
   * How many servers take turns on the requests. Use two where a server caches, counts or schedules something itself.
   * TEST_SERVERS=2 makes two the default of a run, as the nightly run does.
   */
  servers?: 1 | 2;
  /** One clock for each of two servers. */
  clocks?: readonly [first: () => Date, second: () => Date];
  /** Whether both of two servers take jobs, for tests of which one takes them. By default only the first does. */
  bothWorkJobs?: boolean;
}

const defaultServers = environment.TEST_SERVERS === '2' ? 2 : 1;

/** Builds the real app on a database of its own. `await using` closes it and drops the database. */
export async function buildTestApp({
  environment: values = {},
  // A connection reads the whole catalogue before its first answer, and each of them is another process.
  poolSize = 3,
  clocks,
  copyOf,
  hasOtherLocale = false,
  bothWorkJobs = false,
  servers: count = clocks || bothWorkJobs ? 2 : defaultServers,
  ...overrides
}: TestAppOptions = {}): Promise<TestApp> {
  const config = testConfig({ LOG_LEVEL: 'error', ...values });
  const database = await createTestDatabase({ hasOtherLocale, ...(copyOf !== undefined && { copyOf }) });
  const { db } = database;
  const secondConnections: Error[] = [];
  const open = async (isFirst: boolean) => {
    const opened = await database.openForServer(poolSize);
    const server = await buildApp(config, {
      logStream: printedErrors,
      ...overrides,
      database: opened,
      ...(!isFirst && { worksJobs: bothWorkJobs }),
      ...(clocks && { clock: clocks[isFirst ? 0 : 1] }),
    });
    opened.secondConnections.report = (error) => void secondConnections.push(error);
    // The server that works jobs creates the queues, without which the other cannot add any.
    await server.ready();
    return { server, opened };
  };
  const first = await open(true);
  const second = count === 2 ? await open(false) : undefined;
  const app = second ? asOneServer([first.server, second.server]) : first.server;
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
    serverDatabase: first.opened,
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
      await Promise.all([first.opened.close(), second?.opened.close()]);
      await database[Symbol.asyncDispose]();
      // Also where whoever asked has swallowed the refusal, as background work does.
      if (secondConnections.length > 0)
        throw new AggregateError(secondConnections, String(secondConnections[0]?.stack));
    },
  };
}
