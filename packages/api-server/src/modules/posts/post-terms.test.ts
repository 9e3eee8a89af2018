import { posts, publicProfiles } from '@rostrum/contracts';
import { postActivity, postEditing, postTerms, type PostDetail } from '@rostrum/contracts/posts';
import { seekerProfiles } from '@rostrum/identity/schema';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { SignedInTester } from '../../testing/build-test-app.ts';
import { createEndDueService } from './end-due.service.ts';
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

type Terms = Partial<{
  slug: string;
  pinned: boolean;
  embargo: { date: string; time: string } | null;
  expiry: { date: string; time: string } | null;
}>;
const set = ({ id, version }: PostDetail, terms: Terms) =>
  scene.editor.call(postTerms.set, { params: { id }, body: { version, ...terms } });
const read = (id: string) => scene.editor.call(postEditing.get, { params: { id } });
/** What clocks in London show so many minutes from now. */
function inMinutes(minutes: number): { date: string; time: string } {
  const text = new Date(now.getTime() + minutes * minute).toLocaleString('sv-SE', {
    timeZone: 'Europe/London',
  });
  return { date: text.slice(0, 10), time: text.slice(11, 16) };
}
/** What is due is ended by two servers at once. */
async function endDue(): Promise<unknown[]> {
  const failures: unknown[] = [];
  const service = createEndDueService({
    db: scene.server.db,
    clock,
    onFailure: (error) => void failures.push(error),
  });
  await Promise.all([service.endDue(), service.endDue()]);
  return failures;
}
const readPublic = ({ slug }: PostDetail, by: Pick<SignedInTester, 'call'> = scene.server) =>
  by.call(publicProfiles.post, { params: { company_username: scene.company, slug } });
const pageOf = ({ slug }: PostDetail, accept = 'text/html') =>
  scene.server.app.inject({ url: `/organizations/${scene.company}/posts/${slug}`, headers: { accept } });
const verbsOf = async ({ id }: PostDetail) =>
  (await scene.editor.call(postActivity.list)).items
    .filter(({ entity }) => entity.id === id)
    .map(({ verb }) => verb);

async function journalist(verification: 'email_domain' | 'manual' | 'unverified' | 'rejected') {
  const seeker = await scene.server.signInAs('media');
  await scene.server.db
    .update(seekerProfiles)
    .set({ verification })
    .where(eq(seekerProfiles.userId, seeker.userId));
  return seeker;
}

test('under an embargo a post is read by verified journalists who have its link, and is in no list', async () => {
  const { approve, move, server, company } = scene;
  const held = await set(await approve('Held back until noon'), { embargo: inMinutes(10) });
  const post = await move(held, 'published');
  expect(post).toMatchObject({ status: 'published', access: 'public', missing: [] });
  const until = Date.parse(post.embargo_until ?? '');

  for (const verification of ['email_domain', 'manual'] as const)
    expect(await readPublic(post, await journalist(verification))).toMatchObject({
      title: 'Held back until noon',
      authors: [{ name: expect.stringMatching(/^Uma/) as string }],
      embargo_until: post.embargo_until,
    });
  const lawyer = await server.signInAs('legal');
  await server.db
    .update(seekerProfiles)
    .set({ verification: 'email_domain' })
    .where(eq(seekerProfiles.userId, lawyer.userId));
  for (const reader of [
    server,
    lawyer,
    await journalist('unverified'),
    await journalist('rejected'),
    await server.signInAs('administrator'),
  ])
    await expect(readPublic(post, reader)).rejects.toMatchObject({
      code: 'not_allowed',
      message: expect.stringMatching(/under embargo until \d+ \w+ \d{4}, \d\d:\d\d \w+/) as string,
    });

  const page = await pageOf(post);
  expect([page.statusCode, page.headers['x-robots-tag']]).toEqual([403, 'noindex']);
  expect(page.body).toContain('under embargo until');
  expect(page.body).not.toContain('Held back');
  for (const url of [
    `/organizations/${company}`,
    `/organizations/${company}/posts.rss`,
    '/sitemaps/posts-1.xml',
    `/embed/posts/${company}.json`,
  ])
    expect([url, (await server.app.inject({ url })).body.toLowerCase().includes('held back')]).toEqual([
      url,
      false,
    ]);

  now = new Date(until - 1);
  expect(await endDue()).toEqual([]);
  await expect(readPublic(post)).rejects.toMatchObject({ code: 'not_allowed' });
  now = new Date(until + 30_000);
  expect(await endDue()).toEqual([]);
  expect(await readPublic(post)).toMatchObject({
    embargo_until: null,
    published_at: new Date(until).toISOString(),
  });
  expect((await server.app.inject({ url: `/organizations/${company}/posts.rss` })).body).toContain(
    'Held back',
  );
  expect((await verbsOf(post)).filter((verb) => verb === 'post.embargo_ended')).toHaveLength(1);
  expect(await read(post.id)).toMatchObject({ access: 'public', embargo_until: null });
  // What everybody has read cannot be held back.
  await expect(set(await read(post.id), { embargo: inMinutes(20) })).rejects.toMatchObject({
    code: 'invalid_transition',
  });
});

test('who may read a post is chosen under an embargo too, and holds once that has ended or is given up', async () => {
  const { approve, move, editor, write } = scene;
  const held = await set(await write('Unlisted later'), { embargo: inMinutes(10) });
  const unlisted = await editor.call(postEditing.save, {
    params: { id: held.id },
    body: { version: held.version, access: 'unlisted' },
  });
  expect(unlisted.access).toBe('unlisted');
  const post = await move(await move(await move(unlisted, 'in_review'), 'approved'), 'published');
  await expect(readPublic(post)).rejects.toMatchObject({ code: 'not_allowed' });
  now = new Date(now.getTime() + minute);
  const open = await set(post, { embargo: null });
  expect(open).toMatchObject({ access: 'unlisted', embargo_until: null, published_at: now.toISOString() });
  expect((await readPublic(open)).title).toBe('Unlisted later');
  // Its time may pass before anybody publishes it: then there is nothing to hold back, and nothing is told.
  const early = await set(await approve('Out before it was in'), { embargo: inMinutes(5) });
  now = new Date(now.getTime() + 10 * minute);
  expect(await endDue()).toEqual([]);
  expect(await read(early.id)).toMatchObject({ status: 'approved', access: 'public', embargo_until: null });
  expect(await verbsOf(early)).not.toContain('post.embargo_ended');
});

test('at its end a post is unpublished, once, and its address says that it is gone', async () => {
  const { approve, move } = scene;
  const post = await set(await move(await approve('Until the tide is out'), 'published'), {
    expiry: inMinutes(10),
  });
  const end = Date.parse(post.expires_at ?? '');
  now = new Date(end - 1);
  await endDue();
  expect((await readPublic(post)).title).toBe('Until the tide is out');
  now = new Date(end);
  expect(await endDue()).toEqual([]);
  await expect(readPublic(post)).rejects.toMatchObject({ code: 'gone' });
  const page = await pageOf(post);
  expect([page.statusCode, page.body.includes(`href="/organizations/${scene.company}"`)]).toEqual([
    410,
    true,
  ]);
  expect((await verbsOf(post)).filter((verb) => verb === 'post.expired')).toHaveLength(1);
  const archived = await read(post.id);
  expect(archived).toMatchObject({ status: 'archived', expires_at: null });
  // Published again from the archive it stays.
  await move(archived, 'published');
  await endDue();
  expect((await readPublic(post)).title).toBe('Until the tide is out');
});

test('times that are past, that no clock shows or that contradict each other are refused at their field', async () => {
  const { approve, move, editor } = scene;
  const post = await approve('At impossible times');
  const spring = `${String(now.getUTCFullYear() + 1)}-03-${String(31 - new Date(Date.UTC(now.getUTCFullYear() + 1, 2, 31)).getUTCDay())}`;
  for (const [terms, path] of [
    [{ embargo: inMinutes(-1) }, 'embargo.time'],
    [{ embargo: { date: spring, time: '01:30' } }, 'embargo.time'],
    [{ expiry: inMinutes(1) }, 'expiry.time'],
    [{ embargo: inMinutes(30), expiry: inMinutes(20) }, 'expiry.date'],
    [{ expiry: { date: '', time: '15:30' } }, 'expiry.date'],
  ] as const)
    await expect(set(post, terms)).rejects.toMatchObject({ envelope: { fields: [{ path }] } });
  const ending = await set(post, { expiry: inMinutes(10) });
  await expect(
    editor.call(postEditing.schedule, {
      params: { id: post.id },
      body: { version: ending.version, ...inMinutes(20) },
    }),
  ).rejects.toMatchObject({ envelope: { fields: [{ path: 'expiry' }] } });
  now = new Date(now.getTime() + 15 * minute);
  await expect(move(ending, 'published')).rejects.toMatchObject({
    envelope: { fields: [{ path: 'expiry' }] },
  });
  // What stands is sent again with the rest, and is no new choice although it is past.
  expect((await set(ending, { pinned: true, expiry: inMinutes(-5) })).pinned).toBe(true);
});

test('a pinned post is the first of its organisation’s, whatever is newer', async () => {
  const { approve, move, server, company, editor } = scene;
  const old = await move(await approve('Old and pinned'), 'published');
  now = new Date(now.getTime() + minute);
  await move(await approve('New and not'), 'published');
  await set(old, { pinned: true });
  const { posts: shown } = await server.call(publicProfiles.organisation, {
    params: { company_username: company },
  });
  expect(shown[0]?.title).toBe('Old and pinned');
  const { items } = await editor.call(posts.list, { query: { q: 'Old and pinned' } });
  expect(items[0]?.pinned).toBe(true);
});

test('an address that an editor chose stays when the title changes, is unique, and cannot be changed once it was public', async () => {
  const { begin, editor, approve, move } = scene;
  const begun = await begin('A first title');
  const chosen = await set(begun, { slug: ' Überflutung & Tide ' });
  expect(chosen.slug).toBe('uberflutung-tide');
  const renamed = await editor.call(postEditing.save, {
    params: { id: begun.id },
    body: { version: chosen.version, title: 'Another title' },
  });
  expect(renamed.slug).toBe('uberflutung-tide');
  const other = await begin('A second title');
  await expect(set(other, { slug: 'Uberflutung tide' })).rejects.toMatchObject({
    envelope: { fields: [{ path: 'slug' }] },
  });
  const published = await move(await approve('Public under its address'), 'published');
  await expect(set(published, { slug: 'another' })).rejects.toMatchObject({
    envelope: { fields: [{ path: 'slug' }] },
  });
  // Sent as it stands nothing happens, and nothing is told.
  const { version, embargo_until, expires_at } = await set(other, { slug: other.slug, pinned: false });
  expect([version, embargo_until, expires_at]).toEqual([other.version, null, null]);
  expect(await verbsOf(other)).not.toContain('post.terms');
  await set(other, { pinned: true });
  await expect(set(other, { pinned: false })).rejects.toMatchObject({ code: 'version_conflict' });
});
