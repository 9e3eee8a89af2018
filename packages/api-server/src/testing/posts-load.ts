import { sql } from 'drizzle-orm';
import { posts } from '@rostrum/contracts';
import { postPlanning } from '@rostrum/contracts/posts';
import { column, readRows, type Database } from '@rostrum/server-kit/database';
import { createPublishDueService } from '../modules/posts/publish-due.service.ts';
import { measureDesk, type TimesBesideBare } from './measured-desk.ts';
import { timeOf } from './record-statements.ts';

const due = 1000;

export interface PostsLoad {
  list: TimesBesideBare;
  calendar: TimesBesideBare;
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
  progress(`writing ${count} posts`);
  return measureDesk(
    {
      of: 'posts',
      async prepare(db, { orgId, given }) {
        await given.person(orgId);
        await writePosts(db, orgId, count);
        await db.execute(sql`ANALYZE posts, post_authors, post_experts`);
      },
    },
    async ({ db, orgId, userId, asOwner, measure }) => {
      const pathOf = ({ path }: { path: string }) => path.replace('{identifier}', userId);
      progress('list');
      const list = await measure(pathOf(posts.list), /\bFROM posts\b/);
      progress('calendar');
      const month = new Date().toISOString().slice(0, 7);
      const calendar = await measure(`${pathOf(postPlanning.calendar)}?month=${month}`, /\bFROM posts\b/);

      progress(`${due} posts that are due in one minute`);
      const at = new Date(Date.now() - 1000);
      await asOwner((ownerDb) => writeDue(ownerDb, orgId, at));
      const fail = (error: unknown) => {
        throw error;
      };
      const publishing = createPublishDueService({ db, clock: () => new Date(), onFailure: fail });
      const publishMs = await timeOf(() => Promise.all([publishing.publishDue(), publishing.publishDue()]));
      const [row] = await readRows(
        db,
        { count: column.number },
        sql`SELECT count(*)::int AS count FROM posts p WHERE p.org_id = ${orgId} AND p.slug LIKE 'due-%'
          AND (p.status <> 'published' OR (SELECT count(*) FROM activity_entries a WHERE a.entity_id = p.id AND a.verb = 'post.published_on_schedule') <> 1)`,
      );
      return { list, calendar, publishSeconds: publishMs / 1000, notOnce: row?.count ?? due };
    },
  );
}
