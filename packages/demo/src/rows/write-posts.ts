import { coverPath } from '../artwork/cover.ts';
import { coverWords } from '../artwork/cover-motifs.ts';
import { known } from '../content/read-content.ts';
import type { DemoContext } from '../demo-context.ts';
import { hourMs } from '../seeded/clock.ts';

/** When each kind usually appears, on the clock of its organisation. */
const hourOf = { article: '07:00', spotlight: '09:00', alert: '06:30', release: '10:00' } as const;
const wordsAMinute = 220;

const countWords = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .split(/\s+/)
    .filter(Boolean).length;

type Post = DemoContext['content']['posts'][number];

function postOf(post: Post, { host, ids, now, organisations, randomFor }: DemoContext) {
  const random = randomFor(`post ${post.slug}`);
  const { id: org_id, clock } = known(organisations, post.organisation, 'organisation');
  const published_at =
    post.published_days_ago === undefined
      ? null
      : clock.at(-Math.round(post.published_days_ago), hourOf[post.kind]);
  const created_at = new Date((published_at ?? now).getTime() - random.between(40, 200) * hourMs);
  const body_html = host.cleanHtml(post.html);
  return {
    id: ids.id(created_at),
    org_id,
    slug: post.slug,
    kind: post.kind,
    title: post.title,
    summary: post.summary,
    body_html,
    cover: coverPath(post.slug),
    cover_alt: coverWords(post.cover),
    cover_credit: 'Drawn for Rostrum, CC0 1.0',
    tags: post.topics,
    reading_minutes: Math.max(1, Math.ceil(countWords(body_html) / wordsAMinute)),
    status: post.status,
    access: post.access,
    publish_at: published_at,
    published_at,
    pinned: post.pinned,
    created_at,
    updated_at: published_at ?? new Date(now.getTime() - random.between(2, 60) * hourMs),
  };
}

/** Who wrote it: the experts of an article, the desk for everything else. */
function authorsOf({ kind, experts, organisation }: Post, { people, users, organisations }: DemoContext) {
  if (kind === 'article')
    return experts
      .map((username) => known(people, username, 'person'))
      .map(({ id, formalName }) => ({ person_id: id, name: formalName }));
  const head = known(organisations, organisation, 'organisation').desk.at(-1) ?? '';
  const { firstname, lastname, person } = known(users, head, 'user');
  const person_id = person === undefined ? null : known(people, person, 'person').id;
  return [{ person_id, name: `${firstname} ${lastname}` }];
}

export async function writePosts(context: DemoContext): Promise<void> {
  const { host, content, people, posts } = context;
  const all = content.posts.map((post) => ({ post, row: postOf(post, context) }));
  await host.write(
    'posts',
    all.map(({ row }) => row),
  );
  const authors = all.flatMap(({ post, row: { id, org_id } }) =>
    authorsOf(post, context).map((author, position) => ({ org_id, post_id: id, position, ...author })),
  );
  await host.write('post_authors', authors);
  const experts = all.flatMap(({ post, row: { id, org_id } }) =>
    post.experts.map((username, position) => {
      const person_id = known(people, username, 'person').id;
      return { org_id, post_id: id, person_id, position };
    }),
  );
  await host.write('post_experts', experts);
  for (const { post, row } of all) {
    const publishedAt = post.status === 'published' ? row.published_at : null;
    posts.set(post.slug, { id: row.id, organisation: post.organisation, publishedAt });
  }
}
