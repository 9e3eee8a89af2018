import { coverPath } from '../artwork/cover.ts';
import type { PostContent, PostKind } from '../content/content-types.ts';
import { postContents } from '../content/posts/posts.ts';
import { desks } from '../content/members.ts';
import { hourMs } from './clock.ts';
import { known, type DemoContext } from './demo-context.ts';
import { htmlOf } from './plain-words.ts';

/** When each kind usually appears, on the clock of its organisation. */
const hourOf: Record<PostKind, string> = {
  article: '07:00',
  spotlight: '09:00',
  alert: '06:30',
  release: '10:00',
};
const wordsAMinute = 220;

const altOf: Record<PostContent['cover'], string> = {
  surge: 'Drawing of a tidal barrier with the sun behind it',
  contours: 'Drawing of a fire map with one line in red',
  court: 'Drawing of a court house, one column different',
  night: 'Drawing of a night sky with a crescent moon',
  cells: 'Drawing of battery cells, one of them red',
  bars: 'Drawing of rising bars and a line',
  curve: 'Drawing of a curve of dots with a red peak',
  city: 'Drawing of city blocks with lit windows',
  leaf: 'Drawing of leaves over brown soil',
  waves: 'Drawing of layered waves',
  grid: 'Drawing of connected dots, one in yellow',
  pulse: 'Drawing of a pulse line',
};

function publishAtOf(
  { publishInDays, kind, organisation, status }: PostContent,
  context: DemoContext,
): Date | null {
  if (publishInDays === undefined) return null;
  const clock = context.clockOf(organisation);
  // Today's scheduled post keeps its exact distance from now; all others appear at the hour of their kind.
  if (status === 'scheduled' && publishInDays < 1) return clock.minutes(Math.round(publishInDays * 1440));
  const days = Math.round(publishInDays);
  return clock.at(days, kind === 'article' && status === 'in_review' && days === 1 ? '09:00' : hourOf[kind]);
}

export function addPosts(context: DemoContext): void {
  for (const content of postContents) addPost(context, content);
}

function addPost(context: DemoContext, content: PostContent): void {
  const { now, ids, rows, people, users } = context;
  const { organisation, experts } = content;
  const random = context.randomFor(`post ${content.slug}`);
  const orgId = known(context.organisationIds, organisation, 'organisation');
  const publishAt = publishAtOf(content, context);
  const status = content.status ?? 'published';
  const publishedAt =
    (status === 'published' || status === 'archived') && publishAt !== null ? publishAt : null;
  const createdAt = new Date((publishedAt ?? now).getTime() - random.between(40, 200) * hourMs);
  const updatedAt = publishedAt ?? new Date(now.getTime() - random.between(2, 60) * hourMs);
  const bodyHtml = htmlOf(content.body);
  const words = bodyHtml
    .replace(/<[^<>]+>/g, ' ')
    .split(/\s+/)
    .filter(Boolean).length;
  const id = ids.id(createdAt);
  rows.posts.push({
    id,
    orgId,
    slug: content.slug,
    kind: content.kind,
    title: content.title,
    summary: content.summary,
    bodyHtml,
    cover: coverPath(content.slug),
    coverAlt: altOf[content.cover],
    coverCredit: 'Drawn for Rostrum, CC0 1.0',
    tags: [...content.topics],
    readingMinutes: Math.max(1, Math.ceil(words / wordsAMinute)),
    status,
    access: content.access ?? 'public',
    publishAt,
    publishedAt,
    pinned: content.pinned ?? false,
    createdAt,
    updatedAt,
  });
  context.posts.set(content.slug, {
    id,
    organisation,
    publishedAt: status === 'published' ? publishedAt : null,
    experts,
  });

  const desk = known(users, desks[organisation].at(-1) ?? '', 'user');
  const authors =
    content.kind === 'article'
      ? experts
          .map((username) => known(people, username, 'person'))
          .map((person) => ({ personId: person.id, name: person.formalName }))
      : [{ personId: desk.personId, name: desk.name }];
  authors.forEach((author, position) => rows.postAuthors.push({ orgId, postId: id, position, ...author }));
  experts.forEach((username, position) =>
    rows.postExperts.push({ orgId, postId: id, personId: known(people, username, 'person').id, position }),
  );

  const entity = { type: 'post' as const, id, label: content.title, href: '/dashboard/posts' };
  const actor = { userId: desk.id, name: desk.name, role: desk.role };
  context.log.push({ organisation, at: createdAt, actor, verb: 'post.created', text: 'started it', entity });
  if (status === 'scheduled')
    context.log.push({
      organisation,
      at: updatedAt,
      actor,
      verb: 'post.scheduled',
      text: 'scheduled it',
      entity,
    });
  if (publishedAt !== null)
    context.log.push({
      organisation,
      at: publishedAt,
      actor,
      verb: 'post.published',
      text: 'published it',
      entity,
    });
}
