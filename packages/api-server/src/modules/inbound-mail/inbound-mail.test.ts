import { guestInquiries, inquiries, sentInquiries } from '@rostrum/contracts';
import { loadSecrets } from '@rostrum/server-kit';
import { createReplyAddresses } from '@rostrum/server-kit/mail';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { sentWholeMessages, wholeMessages } from '@rostrum/contracts/inquiries';
import { inquiryScene, type InquiryScene } from '../../testing/scenes/inquiry-scene.ts';

const key = () => crypto.randomUUID();
const token = 'a token of the tests, 32 characters';
const domain = 'reply.rostrum.test';

async function mailScene(
  options: Parameters<typeof inquiryScene>[0] = {},
  environment: Record<string, string> = {},
) {
  const folder = await mkdtemp(path.join(tmpdir(), 'rostrum-inbound-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return inquiryScene({
    ...options,
    environment: { INBOUND_DOMAIN: domain, INBOUND_TOKEN: token, ROSTRUM_DATA_DIR: folder, ...environment },
  });
}

/** Hands a mail over as the service does that takes mail for the domain. */
const handOver = ({ server }: InquiryScene, raw: string, bearer = token) =>
  server.app.inject({
    method: 'POST',
    url: '/hooks/mail',
    headers: { 'content-type': 'message/rfc822', authorization: `Bearer ${bearer}` },
    payload: raw.replaceAll('\n', '\r\n'),
  });
const outcomeOf = async (scene: InquiryScene, raw: string) => (await handOver(scene, raw)).json().data;

interface Written {
  to: string;
  from?: string;
  id?: string;
  headers?: string;
  text?: string;
}
const write = ({
  to,
  from = 'Callum Strand <callum@ledger.example>',
  id = key(),
  headers = 'Content-Type: text/plain; charset=utf-8\n',
  text = `Friday at noon – thank you!\n\nOn Wed, 25 Nov 2026, Northmere University <${to}> wrote:\n> Which day?\n`,
}: Written) =>
  `From: ${from}\nTo: ${to}\nMessage-ID: <${id}@ledger.example>\nSubject: Re: Storm surge barriers\n${headers}\n${text}`;

/** The desk asks back; answers where its mail is answered to. */
async function askBack(scene: InquiryScene, id: string): Promise<string> {
  await scene.administrator.call(inquiries.reply, {
    params: { id },
    body: { visibility: 'all', body: 'Which day?', then: 'waiting_seeker' },
    idempotencyKey: key(),
  });
  const [mail] = (await scene.mails()).filter(({ kind }) => kind === 'inquiry.reply');
  expect(mail?.replyTo).toMatch(/^r[0-9a-f]{56}@reply\.rostrum\.test$/);
  expect(mail?.threadId).toBe(id);
  return mail?.replyTo ?? '';
}

test('an answer by mail is in the thread once, without what it quotes, and it is the team’s turn', async () => {
  await using scene = await mailScene();
  const { administrator, journalist } = scene;
  const { id } = await journalist.call(sentInquiries.send, { body: scene.media(), idempotencyKey: key() });
  const to = await askBack(scene, id);
  const raw = write({ to, id: 'first' });
  expect(await outcomeOf(scene, raw)).toEqual({ outcome: 'taken' });
  expect(await outcomeOf(scene, raw)).toEqual({ outcome: 'repeated' });
  const detail = await administrator.call(inquiries.get, { params: { id } });
  expect(detail.status).toBe('open');
  expect(detail.messages.map(({ body, by_email }) => [body, by_email])).toEqual([
    [scene.media().message, false],
    ['Which day?', false],
    ['Friday at noon – thank you!', true],
  ]);
  expect((await scene.mails()).find(({ kind }) => kind === 'inquiry.seeker_reply')).toMatchObject({
    toEmail: 'jonah@northmere.example',
  });

  // The quotation can be read by both sides, without the address that writes to the thread.
  const message = detail.messages.at(-1);
  expect(message?.has_whole).toBe(true);
  const params = { id, message_id: message?.id ?? '' };
  const whole = await administrator.call(wholeMessages.get, { params });
  expect(whole.text).toBe(
    'Friday at noon – thank you!\n\nOn Wed, 25 Nov 2026, Northmere University <…> wrote:\n> Which day?',
  );
  expect(await journalist.call(sentWholeMessages.get, { params })).toEqual(whole);
  for (const message_id of [detail.messages[1]?.id ?? '', id])
    await expect(administrator.call(wholeMessages.get, { params: { id, message_id } })).rejects.toMatchObject(
      { status: 404 },
    );

  // A program that answers is no answer, and no one is written to because of it.
  const before = (await scene.mails()).length;
  for (const headers of [
    'Auto-Submitted: auto-replied\n',
    'Precedence: bulk\n',
    'X-Rostrum-Kind: inquiry.reply\n',
  ])
    expect(await outcomeOf(scene, write({ to, headers }))).toEqual({ outcome: 'automatic' });
  expect((await scene.mails()).length).toBe(before);

  // Files of an account come along; what is not taken is named.
  const files = ['%PDF-1.7\n%of the barrier', '<html><script></script></html>'].map(
    (content, index) =>
      `--x\nContent-Type: application/octet-stream\nContent-Disposition: attachment; filename="file${index}.pdf"\nContent-Transfer-Encoding: base64\n\n${Buffer.from(content).toString('base64')}\n`,
  );
  const withFiles = write({
    to,
    headers: 'MIME-Version: 1.0\nContent-Type: multipart/mixed; boundary="x"\n',
    text: `--x\nContent-Type: text/plain\n\nThe study.\n${files.join('')}--x--\n`,
  });
  expect(await outcomeOf(scene, withFiles)).toEqual({ outcome: 'taken' });
  const last = (await administrator.call(inquiries.get, { params: { id } })).messages.at(-1);
  expect(last).toMatchObject({ body: 'The study.\n\n[Not taken from the email: file1.pdf]' });
  expect(last?.attachments.map(({ name }) => name)).toEqual(['file0.pdf']);
});

test('nobody gets into a thread by guessing, forwarding or pretending', async () => {
  await using scene = await mailScene();
  const { administrator, journalist, server } = scene;
  const { id } = await journalist.call(sentInquiries.send, { body: scene.media(), idempotencyKey: key() });
  const to = await askBack(scene, id);
  const guess = to.replace(/.{24}@/, `${'0'.repeat(24)}@`);
  const refusals: [string, string][] = [
    [write({ to: guess }), 'no such address'],
    [write({ to, from: 'Colleague <other@ledger.example>' }), 'Reply from the address'],
    [write({ to, from: 'a@x.example, callum@ledger.example' }), 'Reply from the address'],
    [
      write({ to, text: 'On Wed, 25 Nov 2026, Desk <a@b.example> wrote:\n> Which day?\n' }),
      'No text was found',
    ],
  ];
  for (const [raw, reason] of refusals)
    expect(await outcomeOf(scene, raw)).toMatchObject({
      outcome: 'refused',
      reason: expect.stringContaining(reason),
    });
  expect((await handOver(scene, write({ to }), 'another token of 32 characters!!!!!')).statusCode).toBe(401);
  const refused = await administrator.call(inquiries.get, { params: { id } });
  expect(refused.messages).toHaveLength(2);

  // The desk sees each refusal, and the seeker is written to at the address of the inquiry, never at another one.
  expect(
    refused.activity.filter(({ verb }) => verb === 'inquiry.email_refused').map(({ text }) => text),
  ).toEqual(
    ['the sender: No text', 'an unknown address: Reply from', 'another address: Reply from'].map((said) =>
      expect.stringContaining(`left out an email from ${said}`),
    ),
  );
  const notices = (kind: string) =>
    scene.mails().then((mails) => mails.filter((each) => each.kind === kind).map(({ toEmail }) => toEmail));
  expect(await notices('inquiry.email_not_added')).toEqual(Array(3).fill('callum@ledger.example'));
  expect(new Set(await notices('inquiry.email_refused'))).toEqual(new Set(['jonah@northmere.example']));
  // The same mail again says nothing anew; one that a program wrote is never answered.
  expect(await outcomeOf(scene, refusals[1]?.[0] ?? '')).toMatchObject({ outcome: 'refused' });
  const away = write({ to, headers: 'Auto-Submitted: auto-replied\n', text: '' });
  expect(await outcomeOf(scene, away)).toEqual({ outcome: 'automatic' });
  expect(await notices('inquiry.email_not_added')).toHaveLength(3);

  // A guest's address is proved by what was mailed there; files come along as with an account.
  const guest = await server.call(guestInquiries.send, {
    body: scene.media({
      email: 'guest@paper.example',
      message: 'Another question about the coast of Selby.',
    }),
    idempotencyKey: key(),
  });
  const toGuest = await askBack(scene, guest.id);
  const file =
    '--x\nContent-Type: application/pdf\nContent-Disposition: attachment; filename="a.pdf"\n\n%PDF-1.7\n--x--\n';
  const raw = write({
    to: toGuest,
    from: 'GUEST@paper.example',
    headers: 'MIME-Version: 1.0\nContent-Type: multipart/mixed; boundary="x"\n',
    text: `--x\nContent-Type: text/plain\n\nMonday.\n${file}`,
  });
  expect(await outcomeOf(scene, raw)).toEqual({ outcome: 'taken' });
  const { messages } = await administrator.call(inquiries.get, { params: { id: guest.id } });
  expect(messages.at(-1)).toMatchObject({ body: 'Monday.', attachments: [{ name: 'a.pdf' }] });

  // What is restricted is said inside, and its mails say no address to answer to.
  const restricted = await server.given.inquiry(scene.orgId, {
    restricted: true,
    email: 'callum@ledger.example',
    seekerId: journalist.userId,
  });
  await administrator.call(inquiries.reply, {
    params: { id: restricted.id },
    body: { visibility: 'all', body: 'Inside.', then: 'open' },
    idempotencyKey: key(),
  });
  const [mail] = (await scene.mails()).filter(({ threadId }) => threadId === restricted.id);
  expect(mail?.replyTo).toBe('desk@northmere.example');
  const addresses = createReplyAddresses({ domain, key: loadSecrets(server.config).replyAddress });
  expect(await outcomeOf(scene, write({ to: addresses.ofThread(restricted.id) }))).toMatchObject({
    outcome: 'refused',
  });
});

test('a reply that comes back is shown as not delivered', async () => {
  const transport = { send: async () => undefined, close: () => undefined };
  await using scene = await mailScene({ mailTransport: transport });
  const { administrator, journalist, server } = scene;
  const { id } = await journalist.call(sentInquiries.send, { body: scene.media(), idempotencyKey: key() });
  await askBack(scene, id);
  const sent = async () => (await scene.mails()).find(({ kind }) => kind === 'inquiry.reply');
  await expect.poll(async () => (await sent())?.status, { timeout: 20_000 }).toBe('sent');
  const mailId = (await sent())?.id ?? '';
  const addresses = createReplyAddresses({ domain, key: loadSecrets(server.config).replyAddress });
  const report = (action: string, status: string) =>
    write({
      to: addresses.ofMail(mailId),
      from: 'MAILER-DAEMON@mx.meridian.example',
      headers:
        'MIME-Version: 1.0\nContent-Type: multipart/report; report-type=delivery-status; boundary="x"\n',
      text: `--x\nContent-Type: message/delivery-status\n\nReporting-MTA: dns; mx.meridian.example\n\nFinal-Recipient: rfc822; callum@ledger.example\nAction: ${action}\nStatus: ${status}\nDiagnostic-Code: smtp; 550 5.1.1 No such user\n--x--\n`,
    });
  expect(await outcomeOf(scene, report('delayed', '4.4.1'))).toEqual({ outcome: 'automatic' });
  expect((await sent())?.status).toBe('sent');
  expect(await outcomeOf(scene, report('failed', '5.1.1'))).toEqual({ outcome: 'bounced' });
  expect(await sent()).toMatchObject({ status: 'failed', lastError: 'Came back: 550 5.1.1 No such user' });
  const { messages } = await administrator.call(inquiries.get, { params: { id } });
  expect(messages.at(-1)?.delivery).toBe('failed');
});

test('a webhook hears of a mail that is too large or cannot be read, and of a receiver with too many', async () => {
  await using scene = await mailScene({}, { RATE_LIMIT_SCALE: '1' });
  const to = createReplyAddresses({ domain, key: loadSecrets(scene.server.config).replyAddress }).ofMail(
    '0190a6b0-1111-7000-8000-00000000abcd',
  );
  const large = await scene.server.app.inject({
    method: 'POST',
    url: '/hooks/mail',
    headers: { 'content-type': 'message/rfc822', authorization: `Bearer ${token}` },
    payload: Buffer.alloc(25 * 2 ** 20 + 1, '\n'),
  });
  expect([large.statusCode, large.json().error.message]).toEqual([413, expect.stringContaining('25 MB')]);
  const parts = await handOver(
    scene,
    write({ to, headers: 'Content-Type: multipart/mixed; boundary=x\n', text: '--x\n\na\n'.repeat(3000) }),
  );
  expect([parts.statusCode, parts.json().error.message]).toEqual([
    422,
    expect.stringContaining('2,000 parts'),
  ]);
  const send = () =>
    scene.server.app.inject({
      method: 'POST',
      url: `/hooks/mail?to=${to}`,
      headers: { 'content-type': 'message/rfc822', authorization: `Bearer ${token}` },
      payload: 'From: a@b.example\r\n\r\nHello.',
    });
  for (let count = 0; count < 60; count += 1) expect((await send()).statusCode).toBe(200);
  expect((await send()).statusCode).toBe(429);
});
