import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { posts, type RouteDescriptor } from '@rostrum/contracts';
import { postPlanning } from '@rostrum/contracts/posts';
import { createSessionService } from '@rostrum/identity';
import { loadSecrets } from '@rostrum/server-kit';
import { column, readRows, runAsSystem, type Database } from '@rostrum/server-kit/database';
import { openDatabase } from '@rostrum/server-kit/opening';
import { buildApp } from '../app.ts';
import { readConfig } from '../config.ts';
import { createPublishDueService } from '../modules/posts/publish-due.service.ts';
import { createGiven } from './given.ts';
import { recordStatements, timeOf, type Statement } from './record-statements.ts';

const calls = 60;
const due = 1000;

interface Times {
  times: number[];
  bare: number[];
}

export interface PostsLoad {
  list: Times;
  calendar: Times;
  /** Until a thousand posts of one minute were out, by two servers that try. */
  publishSeconds: number;
  /** Posts that were not published exactly once. */
  notOnce: number;
}

/** So many at once: a statement also writes what search knows of its posts, and has the time of any statement. */
const atOnce = 500;

/** Posts of one organisation over two years, with authors, tagged experts and events, as the list shows them. */
async function writePosts(db: Database, orgId: string, count: number): Promise<void> {
  for (let first = 1; first <= count; first += atOnce) {
    const last = Math.min(first + atOnce - 1, count);
    await db.execute(sql`WITH written AS (
        INSERT INTO posts (id, org_id, slug, kind, title, summary, body_html, status, published_at, publish_at, tags, reading_minutes, updated_at)
        SELECT gen_random_uuid(), ${orgId}, 'measured-' || n, 'article', 'Measured post ' || n, 'In short.', '<p>At length.</p>',
          CASE WHEN n % 10 < 7 THEN 'published' WHEN n % 10 = 7 THEN 'archived' WHEN n % 10 = 8 THEN 'draft' ELSE 'in_review' END,
          CASE WHEN n % 10 < 8 THEN now() - make_interval(mins => n * 50) END,
          CASE WHEN n % 10 = 9 THEN now() + make_interval(mins => n * 5) END,
          ARRAY['Tides', 'Topic ' || n % 40], 3, now() - make_interval(mins => n * 50)
        FROM generate_series(${first}::int, ${last}::int) n RETURNING id),
      written_by AS (
        INSERT INTO post_authors (org_id, post_id, position, name) SELECT ${orgId}::uuid, id, 0, 'The desk' FROM written)
      INSERT INTO post_experts (org_id, post_id, person_id, position)
        SELECT ${orgId}::uuid, p.id, w.id, 0 FROM written p CROSS JOIN people w WHERE w.org_id = ${orgId}`);
  }
}

async function writeDue(db: Database, orgId: string, at: Date): Promise<void> {
  await db.execute(sql`INSERT INTO posts (id, org_id, slug, kind, title, summary, body_html, status, publish_at, cover, cover_alt, tags, reading_minutes)
    SELECT gen_random_uuid(), ${orgId}, 'due-' || n, 'article', 'Due post ' || n, 'In short.', '<p>At length.</p>', 'scheduled',
      ${at.toISOString()}::timestamptz, '/x.webp', 'A cover', ARRAY['Tides'], 3
    FROM generate_series(1, ${due}::int) n`);
  await db.execute(sql`INSERT INTO post_authors (org_id, post_id, position, name)
    SELECT org_id, id, 0, 'The desk' FROM posts WHERE org_id = ${orgId} AND slug LIKE 'due-%'`);
}

/** The desk's first pages over so many posts, and a thousand posts that are due at once, on a PostgreSQL of its own. */
export async function measurePostsLoad(count: number, progress: (text: string) => void): Promise<PostsLoad> {
  const folder = await mkdtemp(path.join(tmpdir(), 'rostrum-posts-load-'));
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
    return await runAsSystem('a measurement of posts', async () => {
      const { db } = database;
      progress(`writing ${count} posts`);
      const owner = await database.asOwner(async (ownerDb) => {
        const given = createGiven(ownerDb);
        const { id: orgId } = await given.organisation();
        await given.person(orgId);
        const { id } = await given.user('administrator', { orgId });
        await writePosts(ownerDb, orgId, count);
        await ownerDb.execute(sql`ANALYZE posts, post_authors, post_experts`);
        return { orgId, id };
      });
      const sessions = createSessionService({ db, secrets: loadSecrets(config), clock: () => new Date() });
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
      const measure = async (name: string, route: RouteDescriptor, query: string): Promise<Times> => {
        progress(name);
        const url = `${origin}${route.path.replace('{identifier}', owner.id)}${query}`;
        const ask = async () => {
          const answer = await fetch(url, { headers: { authorization: token } });
          if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`);
          await answer.arrayBuffer();
        };
        for (let round = 0; round < 10; round += 1) await ask();
        const statements = await recordStatements(ask, /\bFROM posts\b/);
        if (statements.length === 0) throw new Error(`No statement of ${name} was recorded.`);
        await repeat(statements);
        const found: Times = { times: [], bare: [] };
        // In turns, so that what else the machine does meets both alike.
        for (let round = 0; round < calls; round += 1) {
          found.times.push(await timeOf(ask));
          found.bare.push(await timeOf(() => repeat(statements)));
        }
        return found;
      };
      const list = await measure('list', posts.list, '');
      const month = new Date().toISOString().slice(0, 7);
      const calendar = await measure('calendar', postPlanning.calendar, `?month=${month}`);

      progress(`${due} posts that are due in one minute`);
      const at = new Date(Date.now() - 1000);
      await database.asOwner((ownerDb) => writeDue(ownerDb, owner.orgId, at));
      const fail = (error: unknown) => {
        throw error;
      };
      const publishing = createPublishDueService({ db, clock: () => new Date(), onFailure: fail });
      const publishMs = await timeOf(() => Promise.all([publishing.publishDue(), publishing.publishDue()]));
      const [row] = await readRows(
        db,
        { count: column.number },
        sql`SELECT count(*)::int AS count FROM posts p WHERE p.org_id = ${owner.orgId} AND p.slug LIKE 'due-%'
          AND (p.status <> 'published' OR (SELECT count(*) FROM activity_entries a WHERE a.entity_id = p.id AND a.verb = 'post.published_on_schedule') <> 1)`,
      );
      return { list, calendar, publishSeconds: publishMs / 1000, notOnce: row?.count ?? due };
    });
  } finally {
    await bare.end();
    await app.close();
    await database.close();
    await rm(folder, { recursive: true, force: true });
  }
}
