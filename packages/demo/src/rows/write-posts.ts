import { coverPath, coverWords } from '../artwork/cover.ts';
import type { DemoContext } from '../demo-context.ts';
import { hourMs } from '../seeded/clock.ts';
import { expertRows, pick } from './row-parts.ts';

/** When each kind usually appears, on the clock of its organisation. */
const hourOf = { article: '07:00', spotlight: '09:00', alert: '06:30', release: '10:00' } as const;
/** The desk keeps its posts together by what they are for; what they are about are their topics. */
const tagOf = {
  article: 'Explainer',
  spotlight: 'People',
  alert: 'In the news',
  release: 'Announcement',
} as const;
const wordsAMinute = 220;

const countWords = (html: string) => html.replace(/<[^>]+>/g, ' ').match(/\S+/g)?.length ?? 0;

type Post = DemoContext['content']['posts'][number];

function postOf(post: Post, { host, ids, now, organisationOf, randomFor }: DemoContext) {
  const random = randomFor(`post ${post.slug}`);
  const { id: org_id, clock } = organisationOf(post.organisation);
  const daysAgo = post.published_days_ago;
  const published_at = daysAgo === undefined ? null : clock.at(-Math.round(daysAgo), hourOf[post.kind]);
  const created_at = new Date((published_at ?? now).getTime() - random.between(40, 200) * hourMs);
  const body_html = host.cleanHtml(post.html);
  return {
    ...pick(post, ['slug', 'kind', 'title', 'summary', 'status', 'access', 'pinned']),
    id: ids.id(created_at),
    org_id,
    body_html,
    cover: coverPath(post.slug),
    cover_alt: coverWords(post.cover),
    cover_credit: 'Drawn for Rostrum, CC0 1.0',
    topics: post.topics,
    tags: [tagOf[post.kind]],
    reading_minutes: Math.max(1, Math.ceil(countWords(body_html) / wordsAMinute)),
    publish_at: published_at,
    published_at,
    created_at,
    updated_at: published_at ?? new Date(now.getTime() - random.between(2, 60) * hourMs),
  };
}

/** Who wrote it: the experts of an article, the desk for everything else. */
function authorsOf({ kind, experts, organisation }: Post, { personOf, headOf }: DemoContext) {
  if (kind === 'article')
    return experts.map(personOf).map(({ id, formalName }) => ({ person_id: id, name: formalName }));
  const { firstname, lastname, person } = headOf(organisation);
  const person_id = person === undefined ? null : personOf(person).id;
  return [{ person_id, name: `${firstname} ${lastname}` }];
}

export async function writePosts(context: DemoContext): Promise<void> {
  const { host, content, posts } = context;
  const all = content.posts.map((post) => {
    const row = postOf(post, context);
    return { post, row, owner: { org_id: row.org_id, post_id: row.id } };
  });
  const rows = all.map(({ row }) => row);
  await host.write('posts', rows);
  const authors = all.flatMap(({ post, owner }) =>
    authorsOf(post, context).map((author, position) => ({ ...owner, position, ...author })),
  );
  await host.write('post_authors', authors);
  const experts = all.flatMap(({ post, owner }) => expertRows(context, owner, post.experts));
  await host.write('post_experts', experts);
  for (const { post, row } of all) {
    const publishedAt = post.status === 'published' ? row.published_at : null;
    posts.set(post.slug, { id: row.id, organisation: post.organisation, publishedAt });
  }
}
