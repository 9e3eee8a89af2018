import { activity, postStatuses, publicProfiles } from '@rostrum/contracts';
import { postEditing, postTransitions, type PostDetail } from '@rostrum/contracts/posts';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createPublishDueService } from './publish-due.service.ts';
import { postAuthors, posts as postTable } from './posts.schema.ts';
import { postScene, type PostScene } from '../../testing/scenes/post-scene.ts';

const minute = 60_000;
let scene: PostScene;
let now = new Date();
const clock = () => now;
beforeAll(async () => {
  scene = await postScene({ clock });
});
beforeEach(() => {
  now = new Date();
});
afterAll(() => scene[Symbol.asyncDispose]());

const publishing = (failures: unknown[] = []) =>
  createPublishDueService({ db: scene.server.db, clock, onFailure: (error) => void failures.push(error) });

/** The day and time that clocks in London show at a moment. */
function inLondon(moment: Date): { date: string; time: string } {
  const text = moment.toLocaleString('sv-SE', { timeZone: 'Europe/London' });
  return { date: text.slice(0, 10), time: text.slice(11, 16) };
}
const schedule = (post: PostDetail, at: { date: string; time: string }) =>
  scene.editor.call(postEditing.schedule, {
    params: { id: post.id },
    body: { version: post.version, ...at },
  });
const inMinutes = (minutes: number) => inLondon(new Date(now.getTime() + minutes * minute));
const read = (id: string) => scene.editor.call(postEditing.get, { params: { id } });
const readPublic = ({ slug }: PostDetail) =>
  scene.server.call(publicProfiles.post, { params: { company_username: scene.company, slug } });

test('a post goes from draft to the public and back, and its address says that it is gone', async () => {
  const { approve, move } = scene;
  const approved = await approve('The whole way');
  await expect(readPublic(approved)).rejects.toMatchObject({ code: 'not_found' });
  const published = await move(approved, 'published');
  expect(published).toMatchObject({ status: 'published', published_at: now.toISOString() });
  expect(await readPublic(published)).toMatchObject({
    title: 'The whole way',
    cover_alt: 'Six gates',
    cover_credit: 'Ada Nordin',
    tags: ['Surge'],
  });
  const withdrawn = await move(published, 'draft');
  await expect(readPublic(withdrawn)).rejects.toMatchObject({ code: 'gone' });
  const page = await scene.server.app.inject({
    url: `/organizations/${scene.company}/posts/${withdrawn.slug}`,
  });
  expect([page.statusCode, page.body.includes(`href="/organizations/${scene.company}"`)]).toEqual([
    410,
    true,
  ]);
});

test('an archived post is gone from the public and comes back under the same address and date', async () => {
  const { approve, move } = scene;
  const published = await move(await approve('Kept for later'), 'published');
  const archived = await move(published, 'archived');
  await expect(readPublic(archived)).rejects.toMatchObject({ code: 'gone' });
  now = new Date(now.getTime() + minute);
  const restored = await move(archived, 'published');
  expect(restored).toMatchObject({ slug: published.slug, published_at: published.published_at });
  expect((await readPublic(restored)).title).toBe('Kept for later');
});

test('every other move is refused, and names those that are possible', async () => {
  const { write, move, server } = scene;
  const post = await write('Only along the way');
  for (const from of postStatuses) {
    await server.db
      .update(postTable)
      .set({ status: from, publishAt: from === 'scheduled' ? new Date(now.getTime() + 3_600_000) : null })
      .where(eq(postTable.id, post.id));
    for (const to of postStatuses) {
      // A scheduled post that is scheduled again changes its time.
      if (postTransitions[from].includes(to) || (from === 'scheduled' && to === 'scheduled')) continue;
      const current = await read(post.id);
      const asked = to === 'scheduled' ? schedule(current, inMinutes(4)) : move(current, to);
      await expect(asked).rejects.toMatchObject({
        code: 'invalid_transition',
        envelope: { details: { allowed: postTransitions[from] } },
      });
    }
  }
});

test('publishing and scheduling name everything that is missing at once', async () => {
  const { begin, move } = scene;
  const bare = await move(await move(await begin('Nothing in it'), 'in_review'), 'approved');
  for (const asked of [() => move(bare, 'published'), () => schedule(bare, inMinutes(4))])
    await expect(asked()).rejects.toMatchObject({
      code: 'invalid_input',
      envelope: {
        fields: ['summary', 'body', 'cover', 'tag'].map((path) => ({
          path,
          message: expect.any(String) as string,
        })),
      },
    });
});

test('what was agreed on is closed to changes, and what is public keeps what it needs', async () => {
  const { editor, approve, move } = scene;
  const approved = await approve('Closed');
  const change = (post: PostDetail, part: { summary: string }) =>
    editor.call(postEditing.save, { params: { id: post.id }, body: { version: post.version, ...part } });
  await expect(change(approved, { summary: 'Sneaked in.' })).rejects.toMatchObject({
    code: 'invalid_transition',
  });
  await expect(editor.call(postEditing.removeCover, { params: { id: approved.id } })).rejects.toMatchObject({
    code: 'invalid_transition',
  });
  const published = await move(approved, 'published');
  await expect(change(published, { summary: '' })).rejects.toMatchObject({
    envelope: { fields: [{ path: 'summary' }] },
  });
  await change(published, { summary: 'Corrected.' });
  expect((await readPublic(published)).summary).toBe('Corrected.');
  expect((await read(published.id)).slug).toBe(published.slug);
});

/** The day on which clocks in London go from 01:00 to 02:00 next: the last Sunday of a March. */
function nextSpringDay(): string {
  const day = new Date(Date.UTC(now.getUTCFullYear() + 1, 2, 31));
  day.setUTCDate(31 - day.getUTCDay());
  return day.toISOString().slice(0, 10);
}

test('a time is that of the organisation’s clocks; the hour they leave out, the past and the next minute are refused', async () => {
  const { approve, move, editor } = scene;
  const approved = await approve('In spring');
  const date = nextSpringDay();
  await expect(schedule(approved, { date, time: '01:30' })).rejects.toMatchObject({
    envelope: { fields: [{ path: 'time', message: expect.stringContaining('does not exist') as string }] },
  });
  for (const minutes of [-1, 1])
    await expect(schedule(approved, inMinutes(minutes))).rejects.toMatchObject({
      envelope: { fields: [{ path: 'time' }] },
    });
  const scheduled = await schedule(approved, { date, time: '15:30' });
  expect(scheduled).toMatchObject({ status: 'scheduled', publish_at: `${date}T14:30:00.000Z` });
  expect(await move(scheduled, 'draft')).toMatchObject({ status: 'draft', publish_at: null });
  await editor.call(postEditing.remove, { params: { id: scheduled.id } });
});

test('a scheduled post is published when its time has come and not before, once, by two servers that try', async () => {
  const { approve, editor } = scene;
  const post = await schedule(await approve('At half past'), inMinutes(4));
  const at = Date.parse(post.publish_at ?? '');
  now = new Date(at - 1);
  await publishing().publishDue();
  expect((await read(post.id)).status).toBe('scheduled');
  now = new Date(at);
  await Promise.all([publishing().publishDue(), publishing().publishDue()]);
  expect(await read(post.id)).toMatchObject({ status: 'published', published_at: now.toISOString() });
  const { items } = await editor.call(activity.list, { query: { entity: 'post', page_size: 100 } });
  const published = items.filter(
    ({ entity, verb }) => entity.id === post.id && verb === 'post.published_on_schedule',
  );
  expect(published).toMatchObject([{ actor: { role: 'system' }, text: 'published the post as scheduled' }]);
  expect((await readPublic(post)).title).toBe('At half past');
});

test('what came due while no server ran is published later, all of it, once each, by two that start', async () => {
  const { server, orgId } = scene;
  const missed = await Promise.all(
    Array.from({ length: 25 }, () =>
      server.given.post(orgId, {
        status: 'draft',
        publishedAt: null,
        cover: '/x.webp',
        coverAlt: 'A cover',
        tags: ['Surge'],
      }),
    ),
  );
  const ids = missed.map(({ id }) => id);
  await server.db
    .insert(postAuthors)
    .values(ids.map((postId) => ({ orgId, postId, position: 0, personId: null, name: 'The desk' })));
  // Due once they are whole: the server looks for what is due meanwhile.
  const publishAt = new Date(now.getTime() - 3 * 3_600_000);
  await server.db.update(postTable).set({ status: 'scheduled', publishAt }).where(inArray(postTable.id, ids));
  await Promise.all([publishing().publishDue(), publishing().publishDue()]);
  const rows = await server.db.select().from(postTable).where(eq(postTable.publishedAt, now));
  expect(
    rows.map(({ id, version }) => ({ id, version })).toSorted((a, b) => a.id.localeCompare(b.id)),
  ).toEqual(missed.map(({ id }) => ({ id, version: 2 })).toSorted((a, b) => a.id.localeCompare(b.id)));
});

test('what lost a requirement goes back to draft, the log says why, and the others are published', async () => {
  const { approve, editor, server } = scene;
  const broken = await schedule(await approve('Lost its summary'), inMinutes(4));
  const whole = await schedule(await approve('Still whole'), inMinutes(5));
  await server.db.update(postTable).set({ summary: '' }).where(eq(postTable.id, broken.id));
  now = new Date(now.getTime() + 7 * minute);
  await publishing().publishDue();
  expect(await read(broken.id)).toMatchObject({ status: 'draft', publish_at: null });
  expect((await read(whole.id)).status).toBe('published');
  const { items } = await editor.call(activity.list, { query: { entity: 'post', page_size: 100 } });
  expect(items.find(({ verb }) => verb === 'post.schedule_failed')).toMatchObject({
    entity: { id: broken.id },
    text: 'did not publish the post as scheduled: Write a summary.',
  });
});

test('the posts of a closed organisation stay where they are', async () => {
  const { server } = scene;
  const closed = await server.given.organisation({ status: 'closed' });
  const post = await server.given.post(closed.id, { status: 'scheduled', publishAt: now, publishedAt: null });
  await publishing().publishDue();
  const [row] = await server.db.select().from(postTable).where(eq(postTable.id, post.id));
  expect(row?.status).toBe('scheduled');
});
