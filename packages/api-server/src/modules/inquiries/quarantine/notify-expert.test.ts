import { guestInquiries } from '@rostrum/contracts';
import { inquiryActivityLog, legalHolds, quarantine } from '@rostrum/contracts/inquiries';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { inquiryScene, type InquiryScene } from '../../../testing/scenes/inquiry-scene.ts';

const threat = 'I know where you live and I am going to kill you. Watch your back, you disgusting liar.';
const general = { type: 5, fields: {}, deadline_at: undefined } as never;

const sendTo = async (
  { server, media }: InquiryScene,
  { message = threat, recipients }: { message?: string; recipients?: string[] } = {},
) =>
  server.call(guestInquiries.send, {
    body: media({
      email: `sender-${crypto.randomUUID()}@paper.example`,
      subject: 'About last night',
      message,
      ...(general as object),
      ...(recipients && { recipients }),
    }),
    idempotencyKey: crypto.randomUUID(),
  });

test('an expert is notified of a held threat once, calmly, and reads its words only if the desk includes them', async () => {
  await using scene = await inquiryScene();
  const { server, administrator, expert, orgId } = scene;
  const notices = async () => (await scene.mails()).filter(({ kind }) => kind === 'inquiry.threat_held');
  const { id, ref } = await sendTo(scene);
  const params = { id, person_id: expert.id };
  const read = async () => (await administrator.call(quarantine.get, { params: { id } })).people;
  expect(await read()).toMatchObject([{ id: expert.id, is_named: false, reach: 'account', notified: null }]);

  await administrator.call(legalHolds.set, { body: { refs: [ref], reason: 'Evidence' } });
  const body = { note: 'Security knows. Call me any time.' };
  const [told, again] = await Promise.all([
    administrator.call(quarantine.notifyExpert, { params, body }),
    administrator.call(quarantine.notifyExpert, { params, body: { include_message: true } }),
  ]);
  expect(told).toMatchObject({ id: expert.id, notified: { by: 'Jonah Petrie' } });
  expect(again.notified?.at).toBe(told.notified?.at);
  expect(await read()).toMatchObject([{ notified: { by: 'Jonah Petrie', at: told.notified?.at } }]);

  const [mail, ...more] = await notices();
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ toEmail: 'maren@northmere.example', replyTo: 'desk@northmere.example' });
  const steps = await administrator.call(inquiryActivityLog.list, { query: { what: 'held' } });
  expect(steps.items.filter(({ verb }) => verb === 'inquiry.expert_notified')).toMatchObject([
    {
      actor: { name: 'Jonah Petrie' },
      entity: { label: ref },
      text: expect.stringContaining('by email') as string,
    },
  ]);

  // Each of the next inquiries is mailed once, so that both wordings are read whole.
  const plain = await sendTo(scene, { message: `${threat} Again.` });
  await administrator.call(quarantine.notifyExpert, {
    params: { id: plain.id, person_id: expert.id },
    body: { note: 'Security knows.' },
  });
  const [second] = await notices();
  for (const words of ['possible threat', 'on hold', 'Security knows.', 'Jonah Petrie', plain.ref])
    expect(second?.text).toContain(words);
  for (const words of ['kill', 'About last night', 'Again.', 'kept as evidence'])
    expect(JSON.stringify(second)).not.toContain(words);
  const quoted = await sendTo(scene, { message: `${threat} Once more.` });
  await administrator.call(quarantine.notifyExpert, {
    params: { id: quoted.id, person_id: expert.id },
    body: { include_message: true },
  });
  expect((await notices())[0]?.text).toContain(`> ${threat} Once more.`);

  // An email that failed is no notice: the desk can send another one.
  await server.db.execute(sql`update mails set status = 'failed' where id = ${mail?.id}`);
  expect(await read()).toMatchObject([{ notified: { delivery: 'failed' } }]);
  const repeated = await administrator.call(quarantine.notifyExpert, { params, body: {} });
  expect(repeated.notified?.delivery).not.toBe('failed');
  expect(repeated.notified?.at).not.toBe(told.notified?.at);
  expect(await notices()).toHaveLength(4);

  const agent = await server.signInAs('agent', { orgId, scopes: { departments: ['Engineering'], tags: [] } });
  await expect(agent.call(quarantine.notifyExpert, { params, body: {} })).rejects.toMatchObject({
    status: 403,
  });
  const foreign = await server.signInAs('administrator');
  await expect(foreign.call(quarantine.notifyExpert, { params, body: {} })).rejects.toMatchObject({
    status: 404,
  });
  const stranger = await server.given.person(orgId);
  await expect(
    administrator.call(quarantine.notifyExpert, { params: { id, person_id: stranger.id }, body: {} }),
  ).rejects.toMatchObject({ status: 404 });
});

test('people whom a threat names can be notified too, and an address without an account gets nothing typed', async () => {
  await using scene = await inquiryScene();
  const { server, administrator, expert, orgId } = scene;
  const named = await server.given.person(orgId, {
    firstname: 'Zoë',
    lastname: 'Quist',
    email: 'zoe@northmere.example',
  });
  const unreachable = await server.given.person(orgId, { firstname: 'Ned', lastname: 'Vance', email: '' });
  await server.given.person(orgId, { firstname: 'Ann', lastname: 'Vancer' });
  const { id } = await sendTo(scene, { message: `${threat} Zoe Quist’s turn comes next, and Ned Vance.` });
  const held = await administrator.call(quarantine.get, { params: { id } });
  expect(held.people.map((person) => [person.id, person.is_named, person.reach])).toEqual([
    [expert.id, false, 'account'],
    [unreachable.id, true, 'none'],
    [named.id, true, 'profile'],
  ]);

  const notify = (personId: string, body: object = {}) =>
    administrator.call(quarantine.notifyExpert, { params: { id, person_id: personId }, body });
  await notify(named.id, { note: 'Private words', include_message: true });
  const [mail] = (await scene.mails()).filter(({ kind }) => kind === 'inquiry.threat_held');
  expect(mail).toMatchObject({ toEmail: 'zoe@northmere.example', toName: '' });
  expect(mail?.text).toContain('on hold');
  for (const words of ['Private words', 'kill', 'Quist', 'Jonah'])
    expect(JSON.stringify(mail)).not.toContain(words);
  await expect(notify(unreachable.id)).rejects.toMatchObject({
    status: 409,
    message: expect.stringContaining('no email address') as string,
  });

  await administrator.call(quarantine.decide, { body: { ids: [id], decision: 'release' } });
  await expect(notify(expert.id)).rejects.toMatchObject({ status: 409 });
  // What was sent before stays readable.
  expect(await notify(named.id)).toMatchObject({ notified: { by: 'Jonah Petrie' } });

  // Only a threat is a reason to notify.
  const spam = await sendTo(scene, {
    message:
      'We sell guest posts with dofollow backlinks and a sponsored article for your website. Zoe Quist.',
  });
  const listed = await administrator.call(quarantine.get, { params: { id: spam.id } });
  expect(listed.people.map((person) => person.id)).toEqual([expert.id]);
  await expect(
    administrator.call(quarantine.notifyExpert, { params: { id: spam.id, person_id: expert.id }, body: {} }),
  ).rejects.toMatchObject({ status: 404 });
});
