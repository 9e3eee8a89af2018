import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { createSessionService } from '@rostrum/identity';
import { loadSecrets } from '@rostrum/server-kit';
import { runAsSystem, type Database } from '@rostrum/server-kit/database';
import { openDatabase } from '@rostrum/server-kit/opening';
import { buildApp } from '../app.ts';
import { readConfig } from '../config.ts';
import { createGiven } from './given.ts';
import { recordStatements, timeOf, type Statement } from './record-statements.ts';

const usualCalls = 60;

/** Milliseconds of each call, and of its statements one after the other through pg alone. */
export interface TimesBesideBare {
  times: number[];
  bare: number[];
}

export interface MeasuredDesk {
  orgId: string;
  /** Its administrator. */
  userId: string;
  token: string;
  origin: string;
  db: Database;
  /** Rows written past the rules of the application. */
  asOwner: <T>(work: (db: Database) => Promise<T>) => Promise<T>;
  signIn: (userId: string) => Promise<string>;
  /** Asks an address again and again, beside those of its statements that `isMeasured` finds. */
  measure: (address: string, isMeasured: RegExp, calls?: number) => Promise<TimesBesideBare>;
}

export interface MeasuredDeskOptions {
  /** What is measured: it names the folder and stands in the log. */
  of: string;
  /** Fills the organisation before anything is asked. */
  prepare: (db: Database, desk: { orgId: string; given: ReturnType<typeof createGiven> }) => Promise<unknown>;
  environment?: Record<string, string>;
  worksJobs?: boolean;
}

/** An organisation with an administrator on a PostgreSQL of its own, asked over HTTP; all of it goes after the work. */
export async function measureDesk<T>(
  { of, prepare, environment = {}, worksJobs = false }: MeasuredDeskOptions,
  work: (desk: MeasuredDesk) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(path.join(tmpdir(), `rostrum-${of}-load-`));
  const config = readConfig({
    NODE_ENV: 'test',
    ROSTRUM_DATA_DIR: folder,
    RATE_LIMIT_SCALE: '10000',
    LOG_LEVEL: 'silent',
    ...environment,
  });
  const database = await openDatabase(config);
  const app = await buildApp(config, { database, worksJobs });
  const bare = new pg.Client(database.config);
  try {
    return await runAsSystem(`a measurement of ${of}`, async () => {
      const { db } = database;
      const { orgId, userId } = await database.asOwner(async (ownerDb) => {
        const given = createGiven(ownerDb);
        const { id } = await given.organisation();
        const administrator = await given.user('administrator', { orgId: id });
        await prepare(ownerDb, { orgId: id, given });
        return { orgId: id, userId: administrator.id };
      });
      const sessions = createSessionService({ db, secrets: loadSecrets(config), clock: () => new Date() });
      const signIn = async (id: string) => {
        const request = { id: 'bench', ip: '127.0.0.1', userAgent: 'bench' };
        const { secret } = await sessions.begin({ userId: id, orgId, presented: undefined, request });
        return (await sessions.findByCookie(secret))?.answer.sessionToken ?? '';
      };
      const origin = await app.listen({ port: 0, host: '127.0.0.1' });
      await bare.connect();
      // The login itself may read nothing: the server takes a role for each call, too.
      await bare.query('SET ROLE rostrum_system');
      const repeat = async (statements: readonly Statement[]) => {
        for (const { text, values } of statements) await bare.query(text, values);
      };
      const token = await signIn(userId);
      const measure: MeasuredDesk['measure'] = async (address, isMeasured, calls = usualCalls) => {
        const ask = async () => {
          const answer = await fetch(origin + address, { headers: { authorization: token } });
          if (!answer.ok) throw new Error(`${address} answered ${answer.status}: ${await answer.text()}`);
          await answer.arrayBuffer();
        };
        for (let round = 0; round < Math.min(10, calls / 4); round += 1) await ask();
        const statements = await recordStatements(ask, isMeasured);
        if (statements.length === 0) throw new Error(`No statement of ${address} was recorded.`);
        await repeat(statements);
        const found: TimesBesideBare = { times: [], bare: [] };
        // In turns, so that what else the machine does meets both alike.
        for (let round = 0; round < calls; round += 1) {
          found.times.push(await timeOf(ask));
          found.bare.push(await timeOf(() => repeat(statements)));
        }
        return found;
      };
      const asOwner: MeasuredDesk['asOwner'] = (write) => database.asOwner(write);
      return await work({ orgId, userId, token, origin, db, asOwner, signIn, measure });
    });
  } finally {
    await bare.end();
    await app.close();
    await database.close();
    await rm(folder, { recursive: true, force: true });
  }
}
