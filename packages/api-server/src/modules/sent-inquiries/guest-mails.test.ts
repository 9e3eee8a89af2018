import { guestInquiries, inquiries } from '@rostrum/contracts';
import { expect, test } from 'vitest';
import { personAvailability } from '../people/index.ts';
import { inquiryScene, type InquiryScene } from '../../testing/scenes/inquiry-scene.ts';

const key = () => crypto.randomUUID();

const planted = {
  firstname: 'Plantedfirst',
  lastname: 'Plantedlast',
  subject: 'Planted subject https://planted.example/subject',
  // What screening would not hold, links or not.
  message:
    'Planted: I am writing about flooding on the coast for the evening programme and would like to interview an expert. Background: https://planted.example/message',
  fields: { outlet: 'Planted Outlet', media_position: 'reporter', media_type: 'print' },
} as const;

/** Guests from as many networks, so that no limit of an address ends it first. */
const submit = async (scene: InquiryScene, number: number, email: string) =>
  (
    await scene.server.app.inject({
      method: 'POST',
      url: guestInquiries.send.path,
      remoteAddress: `198.51.100.${number}`,
      headers: { 'idempotency-key': key() },
      payload: scene.media({ ...planted, email, message: `${planted.message} Variant ${number}.` }),
    })
  ).statusCode;

test('twenty-five inquiries under names of one mailbox count as one mailbox', async () => {
  await using scene = await inquiryScene({ environment: { RATE_LIMIT_SCALE: '1' } });
  const answers: number[] = [];
  for (let number = 1; number <= 25; number += 1)
    answers.push(
      await submit(
        scene,
        number,
        number % 2 === 0 ? `Victim+${number}@paper.example` : 'victim@paper.example',
      ),
    );
  expect(answers.filter((status) => status === 201)).toHaveLength(5);
  expect(answers.filter((status) => status === 429)).toHaveLength(20);
  const toVictim = (await scene.mails()).filter(({ toEmail }) => /^victim/i.test(toEmail));
  expect(toVictim).toHaveLength(5);
});

test('a guest is told the reference, who was asked and the link, and nothing that was typed', async () => {
  await using scene = await inquiryScene();
  expect(await submit(scene, 1, 'victim@paper.example')).toBe(201);
  const [{ id, ref } = { id: '', ref: '' }] = (await scene.administrator.call(inquiries.list)).items;
  await scene.administrator.call(inquiries.reply, {
    params: { id },
    body: { visibility: 'all', body: 'Plantedreply: see https://planted.example/reply', then: 'open' },
    idempotencyKey: key(),
  });
  const { version } = await scene.administrator.call(inquiries.get, { params: { id } });
  await scene.administrator.call(inquiries.close, {
    params: { id },
    body: { version, outcome: 'referred', note: 'Inner words' },
  });
  const toVictim = (await scene.mails()).filter(({ toEmail }) => toEmail === 'victim@paper.example');
  expect(toVictim.map(({ kind }) => kind).sort()).toEqual([
    'inquiry.closed',
    'inquiry.receipt',
    'inquiry.reply',
  ]);
  for (const mail of toVictim) {
    expect(JSON.stringify(mail)).not.toMatch(/planted/i);
    expect(mail.subject).toContain(ref);
    expect(mail.text).toContain('Northmere University');
    expect(mail.text).toMatch(/http:\/\/rostrum\.test\/inquiries\/track\/[\w-]{43}/);
  }
  expect(toVictim.find(({ kind }) => kind === 'inquiry.receipt')?.text).toContain('Maren Okonjo-Hale');
});

test('who was asked and has no account is told that an inquiry waits, not what it says', async () => {
  await using scene = await inquiryScene();
  const asked = await scene.server.given.person(scene.orgId, { email: 'stranger@elsewhere.example' });
  await scene.server.db
    .insert(personAvailability)
    .values({ orgId: scene.orgId, personId: asked.id, type: 2, accepts: 'yes' });
  const answer = await scene.server.app.inject({
    method: 'POST',
    url: guestInquiries.send.path,
    headers: { 'idempotency-key': key() },
    payload: scene.media({ ...planted, recipients: [asked.username] }),
  });
  expect(answer.statusCode).toBe(201);
  const mails = await scene.mails();
  const [unproved] = mails.filter(({ toEmail }) => toEmail === 'stranger@elsewhere.example');
  expect(unproved).toMatchObject({ kind: 'inquiry.new' });
  expect(JSON.stringify(unproved)).not.toMatch(/planted/i);
  const [proved] = mails.filter(({ toEmail }) => toEmail === 'jonah@northmere.example');
  expect(proved?.subject).toContain('Planted subject');
});
