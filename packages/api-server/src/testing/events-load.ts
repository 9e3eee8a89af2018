import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { analytics, events, type RouteDescriptor } from '@rostrum/contracts';
import { insights } from '@rostrum/contracts/analytics';
import { createSessionService } from '@rostrum/identity';
import { loadSecrets } from '@rostrum/server-kit';
import { type Database, runAsSystem } from '@rostrum/server-kit/database';
import { openDatabase } from '@rostrum/server-kit/opening';
import { buildApp } from '../app.ts';
import { readConfig } from '../config.ts';
import { recountEvents, rollUpEvents } from '../modules/events/index.ts';
import { createGiven } from './given.ts';

const organisations = 200;
const peopleEach = 40;
const admins = 20;
const calls = 200;

type Times = { times: number[]; bare: number[] };

export interface EventsLoad {
  events: number;
  rollupDaySeconds: number;
  pages: Record<'all' | 'people' | 'posts' | 'qanda' | 'inquiries' | 'home', Times>;
  recordedPerSecond: number;
  differences: number;
}

/** Events of the last 89 days, of two hundred organisations: the first has a hundred times as many as the last. */
async function writeEvents(db: Database, count: number): Promise<void> {
  await db.execute(sql`SET statement_timeout = 0`);
  await db.execute(sql`INSERT INTO events (id, at, org_id, name, entity_type, entity_id, source, referrer_host, device, country, visitor, bot, internal)
    SELECT gen_random_uuid(), now() - interval '1 hour' - random() * interval '89 days', o.id,
      (ARRAY['profile_view','profile_view','profile_view','profile_view','profile_view','profile_view','inquiry_open','inquiry_start','share','vcard'])[1 + floor(random() * 10)::int],
      'person', p.id, (ARRAY['direct','search','ai','referral'])[1 + floor(random() * 4)::int], 'site' || floor(random() * 20) || '.example',
      (ARRAY['desktop','phone','tablet'])[1 + floor(random() * 3)::int], (ARRAY['GB','US','DE','FR','NO'])[1 + floor(random() * 5)::int],
      md5(floor(random() * 100000)::text), random() < 0.05, random() < 0.05
    FROM (SELECT floor(random() ^ 2 * ${organisations})::int + 1 AS org, floor(random() * ${peopleEach})::int + 1 AS person FROM generate_series(1, ${count}::int)) g
      JOIN (SELECT id, row_number() OVER (ORDER BY id) AS place FROM organisations) o ON o.place = g.org
      JOIN (SELECT id, org_id, row_number() OVER (PARTITION BY org_id ORDER BY id) AS place FROM people) p ON p.org_id = o.id AND p.place = g.person`);
  await db.execute(sql`ANALYZE`);
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
  try {
    return await runAsSystem('a measurement of analytics', async () => {
      progress('writing organisations');
      const owners: {
        orgId: string;
        company: string;
        username: string;
        headers: Record<string, string>;
        id: string;
      }[] = [];
      const sessions = createSessionService({
        db: database.db,
        secrets: loadSecrets(config),
        clock: () => new Date(),
      });
      await database.asOwner(async (db) => {
        const given = createGiven(db);
        for (let place = 0; place < organisations; place += 1) {
          const { id: orgId, companyUsername: company } = await given.organisation();
          let username = '';
          for (let person = 0; person < peopleEach; person += 1) ({ username } = await given.person(orgId));
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
          owners.push({ orgId, company, username, id, headers: { authorization: token } });
        }
        progress(`writing ${count} events`);
        await writeEvents(db, count);
      });
      const origin = await app.listen({ port: 0, host: '127.0.0.1' });
      progress('counting 88 days');
      const dayBefore = new Date(Date.now() - 24 * 3_600_000);
      await rollUpEvents(database.db, dayBefore);
      progress('counting one day');
      const rollupDaySeconds = (await timed(() => rollUpEvents(database.db, new Date()))) / 1000;

      const bare = new pg.Client({ connectionString: database.config.connectionString });
      await bare.connect();
      const ask = async (route: RouteDescriptor, place: number, range: string) => {
        const owner = owners[place % owners.length];
        const url = `${origin}${route.path.replace('{identifier}', owner?.id ?? '')}${range}`;
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
      await bare.end();

      progress('recording events beside pages');
      const seconds = 10;
      const end = performance.now() + seconds * 1000;
      let recorded = 0;
      const report = async (browser: number) => {
        for (let visit = 0; performance.now() < end; visit += 1) {
          const owner = owners[visit % owners.length];
          const answer = await fetch(origin + events.report.path, {
            method: 'POST',
            headers: {
              'content-type': 'application/json',
              'user-agent': `Mozilla/5.0 (Windows NT 10.0) ${browser}.${visit}`,
            },
            body: JSON.stringify({
              name: 'profile_view',
              company_username: owner?.company,
              username: owner?.username,
            }),
          });
          const body = (await answer.json()) as { data?: { recorded: boolean } };
          if (body.data?.recorded === true) recorded += 1;
        }
      };
      const use = async () => {
        for (let place = 0; performance.now() < end; place += 1) await ask(analytics.home, place, '');
      };
      await Promise.all([...Array.from({ length: 48 }, (_, browser) => report(browser)), use()]);
      progress('counting all days anew');
      const { differences } = await recountEvents(database.db, { now: new Date(), mend: false });
      return {
        events: count,
        rollupDaySeconds,
        pages,
        recordedPerSecond: recorded / seconds,
        differences: differences.length,
      };
    });
  } finally {
    await app.close();
    await database.close();
    await rm(folder, { recursive: true, force: true });
  }
}
