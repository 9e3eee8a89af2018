import { activity } from '@rostrum/contracts';
import { inquiryRules, mailingLists } from '@rostrum/contracts/inquiries';
import { postEditing, postMailings } from '@rostrum/contracts/posts';
import { runAsSystem } from '@rostrum/server-kit/database';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { listScene } from '../../testing/scenes/list-scene.ts';
import { createSendDueService } from './send-due.service.ts';
import { posts } from '../posts/posts.schema.ts';

let scene: Awaited<ReturnType<typeof listScene>>;
beforeAll(async () => {
  scene = await listScene({ now: '2026-10-24T12:00:00Z' });
});
afterAll(() => scene[Symbol.asyncDispose]());
beforeEach(() => scene.signInAt(new Date('2026-10-24T12:00:00Z')));

const failures: unknown[] = [];
/** What the job does, by two servers at once. */
const round = () =>
  runAsSystem('the tests do what the job does', () =>
    Promise.all(
      scene.built.map((deps) =>
        createSendDueService({ ...deps, onFailure: (error) => failures.push(error) }).round(),
      ),
    ),
  );

/** Public without the steps that lead there, which are tested elsewhere. */
async function publish(title: string) {
  const { id } = await scene.administrator.call(postEditing.create, { body: { title, kind: 'article' } });
  const set = { status: 'published', publishedAt: new Date() } as const;
  await scene.server.db.update(posts).set(set).where(eq(posts.id, id));
  return id;
}
const addList = (name: string, more: Parameters<typeof scene.add>[0] = {}) =>
  scene.add({ name, sends: 'posts', ...more });
const send = (id: string, list_id: string, more: { subject?: string; text?: string } = {}) =>
  scene.administrator.call(postMailings.send, {
    params: { id },
    body: { list_id, subject: 'Six gates', text: 'In short.\n\nAngles:\n- Who pays?', ...more },
  });
const stateOn = async (id: string, listId: string) =>
  (await scene.administrator.call(postMailings.lists, { params: { id } })).items.find(
    (list) => list.id === listId,
  )?.mailing;
const stepsOf = async (id: string) =>
  (
    await scene.administrator.call(activity.list, { query: { entity: 'post', page_size: 100 } })
  ).items.flatMap(({ entity, text }) => (entity.id === id ? [text] : []));
const mailsOf = async (email: string) =>
  (await scene.mailsOfLists(email)).filter(({ kind }) => kind === 'mailing_list.post');

test('a post goes to confirmed addresses alone, once, with a link that unsubscribes, and the record says so', async () => {
  const list = await addList('Journalists');
  await scene.confirm(list.id, 'ana@harbour.example');
  await scene.confirm(list.id, 'blocked@harbour.example');
  await scene.subscribe(list.id, 'waits@harbour.example');
  await scene.administrator.call(inquiryRules.add, {
    body: { list: 'block', kind: 'email', pattern: 'blocked@harbour.example', action: 'quarantine' },
  });
  const asked = await scene.mailsOfLists('ana@harbour.example');
  expect(asked.map(({ text }) => text).join()).toContain('wants to send you posts by email');

  const id = await publish('Six gates and a weak link');
  expect(await send(id, list.id)).toMatchObject({ addresses: 1, mailing: { state: 'waiting' } });
  expect(await mailsOf('ana@harbour.example')).toEqual([]);
  await expect(send(id, list.id)).rejects.toMatchObject({ code: 'already_exists' });
  await round();
  await round();
  const [mail, ...more] = await mailsOf('ana@harbour.example');
  expect(more).toEqual([]);
  expect(mail?.subject).toBe('Six gates');
  expect(mail?.text).toContain('Angles:\n- Who pays?');
  expect(mail?.text).toMatch(/Read the post: http:\S+\/posts\/six-gates-and-a-weak-link/);
  for (const email of ['blocked@harbour.example', 'waits@harbour.example'])
    expect(await mailsOf(email)).toEqual([]);
  expect(await stateOn(id, list.id)).toMatchObject({ state: 'sent', recipients: 1 });
  expect(await stepsOf(id)).toEqual([
    'sent the post to 1 address of the mailing list Journalists',
    'gave the post to the mailing list Journalists',
    'began the post',
  ]);

  await scene.post(/http:\S+\/unsubscribe\/\S+/.exec(mail?.text ?? '')?.[0] ?? '');
  const next = await publish('Another one');
  await expect(send(next, list.id)).rejects.toMatchObject({ code: 'invalid_transition' });
});

test('a test goes to whoever wrote the email alone, and the list can still be sent the post', async () => {
  const list = await addList('Tried first', {});
  await scene.confirm(list.id, 'first@harbour.example');
  const id = await publish('Tried before sent');
  const attempt = (list_id: string) =>
    scene.administrator.call(postMailings.sendTest, {
      params: { id },
      body: { list_id, subject: 'Six gates', text: 'In short.' },
    });
  const { email } = await attempt(list.id);
  const [mail, ...more] = (await scene.mailsOfLists(email)).filter(({ subject }) =>
    subject.includes('Six gates'),
  );
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ kind: 'mailing_list.test', subject: 'Test: Six gates' });
  expect(mail?.text).toMatch(/In short\.[^]*Read the post: http:\S+\/posts\/tried-before-sent/);
  expect(mail?.text).toContain('Only you get this test.');
  expect(await mailsOf('first@harbour.example')).toEqual([]);
  expect(await stateOn(id, list.id)).toBeNull();
  expect(await send(id, list.id)).toMatchObject({ mailing: { state: 'waiting' } });

  const inquiries = await scene.add({ name: 'Of inquiries' });
  await expect(attempt(inquiries.id)).rejects.toMatchObject({ code: 'not_found' });
  await scene.server.db.update(posts).set({ status: 'draft' }).where(eq(posts.id, id));
  await expect(attempt(list.id)).rejects.toMatchObject({ code: 'invalid_transition' });
});

test('a list of inquiries gets no posts, and a list of posts no inquiries', async () => {
  const inquiries = await scene.add({ name: 'Newsroom' });
  const ofPosts = await addList('Posts alone');
  for (const { id } of [inquiries, ofPosts]) await scene.subscribe(id, 'jonah@northmere.example');
  const id = await publish('Not for inquiries');
  await expect(send(id, inquiries.id)).rejects.toMatchObject({ code: 'not_found' });
  const before = (await scene.mailsOfLists('jonah@northmere.example')).length;
  await scene.send();
  expect(await scene.mailsOfLists('jonah@northmere.example')).toHaveLength(before + 1);
  await expect(
    scene.administrator.call(mailingLists.sendTest, { params: { id: ofPosts.id } }),
  ).rejects.toMatchObject({ code: 'invalid_transition' });
});

test('quiet hours put it off, and what is taken back or paused by then is not sent and said not to be', async () => {
  // 13:00 on the clocks of London: quiet until 15:00.
  const quiet = { quiet_from: '12:00', quiet_until: '15:00' };
  const list = await addList('Quiet at noon', quiet);
  const paused = await addList('Paused by then', quiet);
  for (const { id } of [list, paused]) await scene.subscribe(id, 'jonah@northmere.example');
  const [kept, taken, held] = [
    await publish('Kept on'),
    await publish('Taken back'),
    await publish('Held back'),
  ];
  expect((await send(kept, list.id)).mailing?.at).toBe('2026-10-24T14:00:00.000Z');
  await send(taken, list.id);
  await send(held, paused.id);
  await round();
  expect(await stateOn(kept, list.id)).toMatchObject({ state: 'waiting' });

  await scene.server.db.update(posts).set({ status: 'draft' }).where(eq(posts.id, taken));
  await scene.administrator.call(mailingLists.pause, { params: { id: paused.id }, body: { paused: true } });
  await scene.signInAt(new Date('2026-10-24T14:01:00Z'));
  await round();
  expect(await stateOn(kept, list.id)).toMatchObject({ state: 'sent', recipients: 1 });
  expect(await stateOn(taken, list.id)).toMatchObject({ state: 'not_sent', recipients: null });
  expect((await stepsOf(taken))[0]).toBe('did not send the post by email: the post is not public any more');
  expect((await stepsOf(held))[0]).toBe('did not send the post by email: Paused by then is paused');
  expect(failures).toEqual([]);
});

test('a draft, a private post and the posts of others are not sent', async () => {
  const list = await addList('Strict');
  await scene.subscribe(list.id, 'jonah@northmere.example');
  const { id } = await scene.administrator.call(postEditing.create, {
    body: { title: 'A draft', kind: 'article' },
  });
  await expect(send(id, list.id)).rejects.toMatchObject({ code: 'invalid_transition' });
  const hidden = await publish('Hidden');
  await scene.server.db.update(posts).set({ access: 'private' }).where(eq(posts.id, hidden));
  await expect(send(hidden, list.id)).rejects.toMatchObject({ code: 'invalid_transition' });
  const other = await scene.server.signInAs('administrator');
  await expect(other.call(postMailings.lists, { params: { id: hidden } })).rejects.toMatchObject({
    code: 'not_found',
  });
  const agent = await scene.server.signInAs('agent', { orgId: scene.orgId });
  await expect(agent.call(postMailings.lists, { params: { id: hidden } })).rejects.toMatchObject({
    code: 'not_allowed',
  });
});
