import { sql } from 'drizzle-orm';
import type { EventName } from '@rostrum/contracts';
import { eventNames } from '../../modules/events/event-names.ts';
import { type Database, uuidv7 } from '@rostrum/server-kit/database';
import { sanitiseHtml } from '@rostrum/server-kit/rich-text';
import { people } from '../../modules/people/people.schema.ts';
import { posts } from '../../modules/posts/posts.schema.ts';
import { questions } from '../../modules/questions/questions.schema.ts';

/** Things of each organisation that events are about. */
export const thingsEach = { person: 40, post: 10, question: 10 } as const;
export const organisations = 200;

const numbers = (length: number) => Array.from({ length }, (_, number) => number);

/** The people, posts and questions of one organisation, in three statements; the usernames of the people. */
export async function writeThings(db: Database, orgId: string, place: number): Promise<string[]> {
  const name = (kind: string, number: number) => `bench-${kind}-${place}-${number}`;
  const publishedAt = new Date();
  await db.insert(people).values(
    numbers(thingsEach.person).map((number) => ({
      id: uuidv7(),
      orgId,
      kind: 'expert' as const,
      username: name('person', number),
      firstname: 'Pat',
      lastname: `Number${number}`,
      jobTitle: 'Professor of Tests',
      email: `${name('person', number)}@organisation.example`,
      topics: ['Testing'],
      status: 'published' as const,
      consentAt: publishedAt,
      publishedAt,
    })),
  );
  await db.insert(posts).values(
    numbers(thingsEach.post).map((number) => ({
      id: uuidv7(),
      orgId,
      slug: name('post', number),
      kind: 'article' as const,
      title: `Post ${number}`,
      summary: 'In short.',
      bodyHtml: sanitiseHtml('<p>At length.</p>'),
      status: 'published' as const,
      publishedAt,
    })),
  );
  await db.insert(questions).values(
    numbers(thingsEach.question).map((number) => ({
      id: uuidv7(),
      orgId,
      slug: name('question', number),
      text: `What is ${number}?`,
      origin: 'staff' as const,
      status: 'answered' as const,
    })),
  );
  return numbers(thingsEach.person).map((number) => name('person', number));
}

interface Kind {
  type: 'person' | 'post' | 'question' | 'embed' | 'inquiry' | null;
  /** How many of them there are beside one of a kind that is not named here. */
  share: number;
}

/** What a busy site records; a kind that is added later is recorded once in about a hundred. */
const kinds: Partial<Record<EventName, Kind>> = {
  profile_impression: { type: 'person', share: 30 },
  profile_view: { type: 'person', share: 24 },
  post_view: { type: 'post', share: 12 },
  post_read: { type: 'post', share: 5 },
  question_view: { type: 'question', share: 8 },
  search: { type: null, share: 8 },
  search_zero: { type: null, share: 2 },
  inquiry_open: { type: 'person', share: 3 },
  inquiry_submit: { type: 'inquiry', share: 1 },
  embed_impression: { type: 'embed', share: 8 },
  ai_crawler: { type: 'person', share: 3 },
};

/** Events of every kind, of the last 89 days: the first organisation has a hundred times as many as the last. */
export async function writeEvents(db: Database, count: number): Promise<void> {
  const drawn = eventNames.flatMap((name) => {
    const { type, share } = kinds[name] ?? { type: 'person', share: 1 };
    return Array.from({ length: share }, () => ({ name, type }));
  });
  await db.execute(sql`SET statement_timeout = 0`);
  await db.execute(sql`CREATE TEMP TABLE load_things AS
    SELECT org_id, 'person' AS type, id, row_number() OVER (PARTITION BY org_id ORDER BY id) AS place FROM people
    UNION ALL SELECT org_id, 'post', id, row_number() OVER (PARTITION BY org_id ORDER BY id) FROM posts
    UNION ALL SELECT org_id, 'question', id, row_number() OVER (PARTITION BY org_id ORDER BY id) FROM questions`);
  await db.execute(sql`INSERT INTO events (id, at, org_id, name, entity_type, entity_id, source, referrer_host, device, country, visitor, bot, internal, crawler, search_text, results)
    SELECT gen_random_uuid(), now() - interval '1 hour' - random() * interval '89 days', o.id, k.name, k.type, t.id,
      CASE WHEN k.name LIKE 'embed%' THEN 'embed' ELSE (ARRAY['direct','search','ai','referral'])[1 + floor(random() * 4)::int] END,
      'site' || floor(random() * 20) || '.example', (ARRAY['desktop','phone','tablet'])[1 + floor(random() * 3)::int],
      (ARRAY['GB','US','DE','FR','NO'])[1 + floor(random() * 5)::int], md5(floor(random() * 100000)::text),
      k.name = 'ai_crawler' OR random() < 0.05, random() < 0.05, CASE WHEN k.name = 'ai_crawler' THEN 'GPTBot' END,
      CASE WHEN k.name LIKE 'search%' THEN 'topic ' || floor(random() * 60) END, CASE k.name WHEN 'search' THEN 3 WHEN 'search_zero' THEN 0 END
    FROM (SELECT floor(random() ^ 2 * ${organisations})::int + 1 AS org, floor(random() * ${drawn.length})::int + 1 AS kind, random() AS pick
        FROM generate_series(1, ${count}::int)) g
      JOIN (SELECT id, row_number() OVER (ORDER BY id) AS place FROM organisations) o ON o.place = g.org
      JOIN unnest(${sql.param(drawn.map(({ name }) => name))}::text[], ${sql.param(drawn.map(({ type }) => type))}::text[])
        WITH ORDINALITY AS k(name, type, place) ON k.place = g.kind
      LEFT JOIN load_things t ON t.org_id = o.id AND t.type = k.type
        AND t.place = 1 + floor(g.pick * CASE k.type WHEN 'person' THEN ${thingsEach.person}::int ELSE ${thingsEach.post}::int END)::int`);
  await db.execute(sql`DROP TABLE load_things`);
  await db.execute(sql`ANALYZE`);
}
