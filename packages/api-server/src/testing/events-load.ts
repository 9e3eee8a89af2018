import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { analytics, type RouteDescriptor } from '@rostrum/contracts';
import { insights } from '@rostrum/contracts/analytics';
import { createSessionService } from '@rostrum/identity';
import { loadSecrets } from '@rostrum/server-kit';
import { column, readRows, runAsSystem } from '@rostrum/server-kit/database';
import { openDatabase } from '@rostrum/server-kit/opening';
import { buildApp } from '../app.ts';
import { readConfig } from '../config.ts';
import { rawRetentionDays, recountEvents, rollUpEvents } from '../modules/events/index.ts';
import { type Recording, recordUntilKilled } from './events-load/record-until-killed.ts';
import { countHistory } from './events-load/count-history.ts';
import { organisations, writeEvents, writeThings } from './events-load/write-load.ts';
import { createGiven } from './given.ts';

const admins = 20;
const calls = 200;
const recountedDays = 4;
/** As many as 600 administrators make whose home is open: each asks once a minute. */
const homesPerSecond = 10;

type Times = { times: number[]; bare: number[] };

export interface EventsLoad extends Recording {
  events: number;
  rollupDaySeconds: number;
  pages: Record<'all' | 'people' | 'posts' | 'qanda' | 'inquiries' | 'home', Times>;
  differences: number;
}

/** The statements that one page sends, to be sent again by bare pg. */
async function recordStatements(call: () => Promise<unknown>) {
  const statements: { text: string; values: unknown[] }[] = [];
  const { query } = pg.Client.prototype;
  pg.Client.prototype.query = function record(this: pg.Client, ...given: unknown[]) {
    const [asked, values] = given as [string | pg.QueryConfig, unknown[]?];
    const text = typeof asked === 'string' ? asked : asked.text;
    if (/event_counts|FROM inquiries|inquiry_asks|FROM events/.test(text))
      statements.push({ text, values: values ?? (typeof asked === 'string' ? [] : (asked.values ?? [])) });
    return Reflect.apply(query, this, given) as never;
  } as typeof query;
  await call();
  pg.Client.prototype.query = query;
  return statements;
}

const timed = async (work: () => Promise<unknown>) => {
  const began = performance.now();
  await work();
  return performance.now() - began;
};

/** So many events written, counted by day, read through every page and recorded anew, on a PostgreSQL of its own. */
export async function measureEventsLoad(
  count: number,
  progress: (text: string) => void,
): Promise<EventsLoad> {
  const folder = await mkdtemp(path.join(tmpdir(), 'rostrum-events-'));
  const config = readConfig({
    NODE_ENV: 'test',
    ROSTRUM_DATA_DIR: folder,
    RATE_LIMIT_SCALE: '10000',
    LOG_LEVEL: 'silent',
  });
  const database = await openDatabase(config);
  const app = await buildApp(config, { database, worksJobs: false });
  const bare = new pg.Client(database.config);
  // When a page fails, its error is the one to tell, and not that this connection was ended after it.
  bare.on('error', () => {});
  try {
    return await runAsSystem('a measurement of analytics', async () => {
      progress('writing organisations');
      const owners: {
        orgId: string;
        company: string;
        usernames: string[];
        headers: Record<string, string>;
        id: string;
      }[] = [];
      const sessions = createSessionService({
        db: database.db,
        secrets: loadSecrets(config),
        clock: () => new Date(),
      });
      await database.asOwner(async (db) => {
        // Twelve thousand rows that are not measured need not reach the disk one by one.
        await db.execute(sql`SET synchronous_commit = off`);
        const given = createGiven(db);
        for (let place = 0; place < organisations; place += 1) {
          const { id: orgId, companyUsername: company } = await given.organisation();
          const usernames = await writeThings(db, orgId, place);
          if (place >= admins) continue;
          await given.inquiry(orgId);
          const { id } = await given.user('administrator', { orgId });
          const { secret } = await sessions.begin({
            userId: id,
            orgId,
            presented: undefined,
            request: { id: 'bench', ip: '127.0.0.1', userAgent: 'bench' },
          });
          const token = (await sessions.findByCookie(secret))?.answer.sessionToken ?? '';
          owners.push({ orgId, company, usernames, id, headers: { authorization: token } });
        }
        progress(`writing ${count} events`);
        await writeEvents(db, count);
      });
      const origin = await app.listen({ port: 0, host: '127.0.0.1' });
      progress('counting the days before the last');
      await database.asOwner((db) => countHistory(db, new Date()));
      progress('counting one day');
      const rollupDaySeconds = (await timed(() => rollUpEvents(database.db, new Date()))) / 1000;

      await bare.connect();
      // The login of the pool may do nothing by itself; the server's own role hides no row from a statement.
      await bare.query('SET ROLE rostrum_system');
      const ask = async (route: RouteDescriptor, place: number, range: string, server = origin) => {
        const owner = owners[place % owners.length];
        const url = `${server}${route.path.replace('{identifier}', owner?.id ?? '')}${range}`;
        const answer = await fetch(url, { headers: owner?.headers ?? {} });
        if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`);
        await answer.arrayBuffer();
      };
      const measure = async (name: string, route: RouteDescriptor, range: string): Promise<Times> => {
        progress(name);
        for (let place = 0; place < admins; place += 1) await ask(route, place, range);
        const times: number[] = [];
        const alone: number[] = [];
        for (let place = 0; place < calls; place += 1) {
          times.push(await timed(() => ask(route, place, range)));
          if (place % 4 > 0) continue;
          const statements = await recordStatements(() => ask(route, place, range));
          alone.push(
            await timed(async () => {
              for (const { text, values } of statements) await bare.query(text, values);
            }),
          );
        }
        return { times, bare: alone };
      };
      const pages = {
        all: await measure('all', insights.all, '?range=90d'),
        people: await measure('people', insights.people, '?range=90d'),
        posts: await measure('posts', insights.posts, '?range=90d'),
        qanda: await measure('Q&A', insights.qanda, '?range=90d'),
        inquiries: await measure('inquiries', insights.inquiries, '?range=90d'),
        home: await measure('home', analytics.home, ''),
      };
      progress('recording events beside homes, until the server is killed');
      const recording = await recordUntilKilled({
        environment: {
          NODE_ENV: 'development',
          DEMO: '0',
          ROSTRUM_DATA_DIR: folder,
          RATE_LIMIT_SCALE: '10000',
          LOG_LEVEL: 'silent',
        },
        visited: owners,
        beside: async (server, isOver) => {
          const asked = [];
          for (let place = 0; !isOver(); place += 1) {
            asked.push(ask(analytics.home, place, '', server).catch(() => {}));
            await wait(1000 / homesPerSecond);
          }
          await Promise.all(asked);
        },
        countStored: async () => {
          const [row] = await readRows(
            database.db,
            { count: column.number },
            sql`SELECT count(*)::int AS count FROM events WHERE at > now() - interval '50 minutes'`,
          );
          return row?.count ?? 0;
        },
      });
      // As if so many days had passed: what is left to count anew are the last ones.
      progress('counting the last days anew');
      const { days, differences } = await recountEvents(database.db, {
        now: new Date(Date.now() + (rawRetentionDays - recountedDays) * 86_400_000),
        mend: false,
      });
      if (days === 0) throw new Error('No day was counted anew.');
      return {
        events: count,
        rollupDaySeconds,
        pages,
        ...recording,
        differences: differences.length,
      };
    });
  } finally {
    await bare.end().catch(() => {});
    await app.close();
    await database.close();
    await rm(folder, { recursive: true, force: true });
  }
}
