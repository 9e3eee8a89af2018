import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { people } from '@rostrum/contracts';
import { createSessionService } from '@rostrum/identity';
import { loadSecrets } from '@rostrum/server-kit';
import { runAsSystem, type Database } from '@rostrum/server-kit/database';
import { openDatabase } from '@rostrum/server-kit/opening';
import { buildApp } from '../app.ts';
import { readConfig } from '../config.ts';
import { createGiven } from './given.ts';
import { recordStatements, timeOf, type Statement } from './record-statements.ts';

const calls = 60;

export interface PeopleLoad {
  times: number[];
  /** Its statements through pg alone, one after the other. */
  bare: number[];
}

/** So many at once: a statement also writes what search knows of its people, and has the time of any statement. */
const atOnce = 500;

/** People of one organisation in forty departments, some of which an agent looks after. */
async function writePeople(db: Database, orgId: string, count: number): Promise<void> {
  for (let first = 1; first <= count; first += atOnce)
    await db.execute(sql`INSERT INTO people (id, org_id, kind, username, firstname, lastname, job_title, department, email, headline,
        biography, topics, industries, tags, status, completeness, last_confirmed_at, source)
      SELECT gen_random_uuid(), ${orgId}, 'expert', 'measured-' || n, 'Anna' || n % 97, 'Berg' || n % 1009, 'Senior Lecturer',
        'Department ' || n % 40, 'person' || n || '@northmere.example', 'Studies coasts', 'Studies how coasts change.',
        ARRAY['coast ' || n % 50, 'dunes'], ARRAY['Education'], ARRAY['Team ' || n % 9],
        CASE n % 4 WHEN 0 THEN 'draft' WHEN 1 THEN 'in_review' ELSE 'published' END, n % 101, now() - make_interval(days => n % 700), 'csv'
      FROM generate_series(${first}::int, ${Math.min(first + atOnce - 1, count)}::int) n`);
}

/** The first page of the people list over so many, on a PostgreSQL of its own. */
export async function measurePeopleLoad(
  count: number,
  progress: (text: string) => void,
): Promise<PeopleLoad> {
  const folder = await mkdtemp(path.join(tmpdir(), 'rostrum-people-load-'));
  const config = readConfig({
    NODE_ENV: 'test',
    ROSTRUM_DATA_DIR: folder,
    RATE_LIMIT_SCALE: '10000',
    LOG_LEVEL: 'silent',
  });
  const database = await openDatabase(config);
  const app = await buildApp(config, { database, worksJobs: false });
  const bare = new pg.Client(database.config);
  try {
    return await runAsSystem('a measurement of people', async () => {
      progress(`writing ${count} people`);
      const owner = await database.asOwner(async (ownerDb) => {
        const given = createGiven(ownerDb);
        const { id: orgId } = await given.organisation();
        const { id } = await given.user('administrator', { orgId });
        const scopes = { departments: ['Department 1', 'Department 2'], tags: ['Team 3'] };
        await given.user('agent', { orgId, scopes });
        await writePeople(ownerDb, orgId, count);
        await ownerDb.execute(sql`ANALYZE people, memberships`);
        return { orgId, id };
      });
      const clock = () => new Date();
      const sessions = createSessionService({ db: database.db, secrets: loadSecrets(config), clock });
      const { secret } = await sessions.begin({
        userId: owner.id,
        orgId: owner.orgId,
        presented: undefined,
        request: { id: 'bench', ip: '127.0.0.1', userAgent: 'bench' },
      });
      const token = (await sessions.findByCookie(secret))?.answer.sessionToken ?? '';
      const origin = await app.listen({ port: 0, host: '127.0.0.1' });
      await bare.connect();
      // The login itself may read nothing: the server takes a role for each call, too.
      await bare.query('SET ROLE rostrum_system');
      const repeat = async (statements: readonly Statement[]) => {
        for (const { text, values } of statements) await bare.query(text, values);
      };
      const url = origin + people.list.path.replace('{identifier}', owner.id);
      const ask = async () => {
        const answer = await fetch(url, { headers: { authorization: token } });
        if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`);
        await answer.arrayBuffer();
      };
      progress('list');
      for (let round = 0; round < 10; round += 1) await ask();
      const statements = await recordStatements(ask, /\bFROM people p\b/);
      if (statements.length === 0) throw new Error('No statement of the list was recorded.');
      await repeat(statements);
      const found: PeopleLoad = { times: [], bare: [] };
      // In turns, so that what else the machine does meets both alike.
      for (let round = 0; round < calls; round += 1) {
        found.times.push(await timeOf(ask));
        found.bare.push(await timeOf(() => repeat(statements)));
      }
      return found;
    });
  } finally {
    await bare.end();
    await app.close();
    await database.close();
    await rm(folder, { recursive: true, force: true });
  }
}
