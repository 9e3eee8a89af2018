import { analytics, inquiries, sentInquiries } from '@rostrum/contracts';
import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { people, personAvailability } from '../people/index.ts';
import { inquiryScene } from '../../testing/scenes/inquiry-scene.ts';

const key = () => crypto.randomUUID();
const media = 2;

/** An expert who takes media inquiries through the office, and one such inquiry. */
async function heldScene() {
  const scene = await inquiryScene();
  await scene.server.db
    .update(personAvailability)
    .set({ accepts: 'via_office' })
    .where(and(eq(personAvailability.personId, scene.expert.id), eq(personAvailability.type, media)));
  const { id } = await scene.journalist.call(sentInquiries.send, {
    body: scene.media(),
    idempotencyKey: key(),
  });
  return { scene, params: { id } };
}

const announcedTo = async ({ mails }: Awaited<ReturnType<typeof inquiryScene>>) =>
  (await mails()).filter(({ kind }) => kind === 'inquiry.new').map(({ toEmail }) => toEmail);

test('an inquiry through the office reaches the desk, and nothing of it the expert', async () => {
  const { scene, params } = await heldScene();
  await using _ = scene;
  const { administrator, expertUser } = scene;
  expect(await announcedTo(scene)).toEqual(['jonah@northmere.example']);
  const [mail] = (await scene.mails()).filter(({ kind }) => kind === 'inquiry.new');
  expect(mail?.text).toContain('sees this one only once you pass it on');
  expect(mail?.text).not.toContain('because you take Media');
  expect((await expertUser.call(inquiries.list, { query: { view: 'all' } })).total).toBe(0);
  await expect(expertUser.call(inquiries.get, { params })).rejects.toMatchObject({ status: 404 });
  await expect(
    expertUser.call(inquiries.reply, {
      params,
      body: { visibility: 'all', body: 'Gladly.' },
      idempotencyKey: key(),
    }),
  ).rejects.toMatchObject({ status: 404 });
  expect((await expertUser.call(analytics.overview)).inquiries.total.now).toBe(0);
  const { recipients, allowed } = await administrator.call(inquiries.get, { params });
  expect(recipients).toMatchObject([{ held: true }]);
  expect(allowed.pass_on).toBe(true);

  // In safety mode it goes the same way, whatever the expert had chosen.
  const { db } = scene.server;
  await db
    .update(personAvailability)
    .set({ accepts: 'yes' })
    .where(eq(personAvailability.personId, scene.expert.id));
  await db.update(people).set({ safetyMode: true }).where(eq(people.id, scene.expert.id));
  const { id } = await scene.journalist.call(sentInquiries.send, {
    body: scene.media(),
    idempotencyKey: key(),
  });
  expect((await administrator.call(inquiries.get, { params: { id } })).recipients).toMatchObject([
    { held: true },
  ]);
});

test('once passed on, the expert is told by whom, sees it and may reply; it happens once', async () => {
  const { scene, params } = await heldScene();
  await using _ = scene;
  const { administrator, expertUser, expert } = scene;
  const { version } = await administrator.call(inquiries.get, { params });
  const passed = await administrator.call(inquiries.passOn, {
    params,
    body: { version, person_ids: [expert.id] },
  });
  expect(passed).toMatchObject({ status: 'open', recipients: [{ held: false }] });
  expect(passed.activity[0]).toMatchObject({
    verb: 'inquiry.passed_on',
    text: 'passed it on to Maren Okonjo-Hale',
  });
  const toExpert = (await scene.mails()).filter(({ toEmail }) => toEmail === 'maren@northmere.example');
  expect(toExpert).toHaveLength(1);
  expect(toExpert[0]?.text).toContain('because Jonah Petrie of Northmere University passed this inquiry on');
  expect(await expertUser.call(inquiries.get, { params })).toMatchObject({ allowed: { reply: true } });
  await expect(
    administrator.call(inquiries.passOn, {
      params,
      body: { version: passed.version, person_ids: [expert.id] },
    }),
  ).rejects.toMatchObject({ status: 422 });
});

test('neither the expert nor another organisation passes it on', async () => {
  const { scene, params } = await heldScene();
  await using _ = scene;
  const body = { version: 1, person_ids: [scene.expert.id] };
  await expect(scene.expertUser.call(inquiries.passOn, { params, body })).rejects.toMatchObject({
    status: 403,
  });
  const stranger = await scene.server.signInAs('owner');
  await expect(stranger.call(inquiries.passOn, { params, body })).rejects.toMatchObject({ status: 404 });
});
