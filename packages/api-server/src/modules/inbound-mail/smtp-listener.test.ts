import { once } from 'node:events';
import { connect } from 'node:net';
import { createSmtpTransport, type Mail } from '@rostrum/server-kit/mail';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { createByteBudget } from './byte-budget.ts';
import type { InboundAnswer, InboundMailService } from './inbound-mail.service.ts';
import { listenForMail } from './smtp-listener.ts';

const known = 'r0@reply.rostrum.test';
const answerMail: Mail = {
  id: '0190a6b0-1111-7000-8000-00000000abcd',
  orgId: null,
  messageId: '<1@courier.example>',
  kind: 'inquiry.reply',
  toName: '',
  toEmail: known,
  fromName: null,
  replyTo: null,
  threadId: null,
  subject: 'Re: Storm surge barriers',
  text: 'Friday.',
  html: '<p>Friday.</p>',
  mailboxKey: null,
  attachmentName: null,
  attachment: null,
  unsubscribeUrl: null,
  entityType: null,
  entityId: null,
  status: 'queued',
  attempts: 0,
  lastError: null,
  refusedAt: null,
  leasedUntil: null,
  sentAt: null,
  createdAt: new Date(),
};

/** The listener in front of a service that answers what a test says, and a mail program that writes to it. */
async function listening(
  answer: () => Promise<InboundAnswer>,
  { allowance = 100, budget = createByteBudget(2 ** 26) } = {},
) {
  const taken: { raw: string; receivers: readonly string[] }[] = [];
  const mail: InboundMailService = {
    isKnown: (address) => address === known,
    isWithinLimit: async () => allowance > 0,
    async receive(raw, { receivers }) {
      taken.push({ raw: Buffer.from(raw).toString(), receivers });
      return answer();
    },
  };
  const listener = await listenForMail(
    { host: '127.0.0.1', port: 0 },
    { mail, log: pino({ enabled: false }), budget },
  );
  const client = createSmtpTransport({
    smtpUrl: `smtp://127.0.0.1:${listener.port}`,
    mailFrom: 'Callum <callum@courier.example>',
  });
  return {
    taken,
    port: listener.port,
    send: (to: string, text = answerMail.text) =>
      client.send({ ...answerMail, text, toEmail: to }, 'shared').then(
        () => 250,
        (error: { responseCode?: number; response?: string }) => [error.responseCode, error.response],
      ),
    async [Symbol.asyncDispose]() {
      client.close();
      await listener.close();
    },
  };
}

test('mail is taken for addresses that we gave out, and relayed to none', async () => {
  await using smtp = await listening(async () => ({ outcome: 'taken' }));
  expect(await smtp.send(known)).toBe(250);
  expect(smtp.taken.map(({ receivers }) => receivers)).toEqual([[known]]);
  expect(smtp.taken[0]?.raw).toContain('Friday.');
  expect(await smtp.send('someone@elsewhere.example')).toEqual([550, expect.stringContaining('5.1.1')]);
  expect(smtp.taken).toHaveLength(1);
});

test('who is refused reads why; what fails for a moment is to be tried again', async () => {
  const answers: (() => Promise<InboundAnswer>)[] = [
    async () => ({ outcome: 'refused', reason: 'Reply from the address that it was sent from.' }),
    async () => ({ outcome: 'refused', reason: 'Too many.', isForNow: true }),
    () => Promise.reject(new Error('the database is away')),
    async () => ({ outcome: 'repeated' }),
  ];
  await using smtp = await listening(
    () => answers.shift()?.() ?? Promise.reject(new Error('asked once more')),
  );
  expect(await smtp.send(known)).toEqual([550, expect.stringContaining('Reply from the address')]);
  expect(await smtp.send(known)).toEqual([451, expect.stringContaining('Too many.')]);
  const failed = await smtp.send(known);
  expect(failed).toEqual([451, expect.stringContaining('Try again')]);
  expect(JSON.stringify(failed)).not.toContain('database');
  expect(await smtp.send(known)).toBe(250);
});

test('the size limit is announced, and a larger mail is refused before and after its content', async () => {
  await using smtp = await listening(async () => ({ outcome: 'taken' }));
  const socket = connect(smtp.port, '127.0.0.1');
  const said: string[] = [];
  socket.on('data', (part: Buffer) => said.push(part.toString()));
  await once(socket, 'data');
  socket.write('EHLO paper.example\r\n');
  await once(socket, 'data');
  socket.write(`MAIL FROM:<callum@courier.example> SIZE=${26 * 2 ** 20}\r\n`);
  await once(socket, 'data');
  socket.destroy();
  expect(said.join('')).toContain(`SIZE ${25 * 2 ** 20}`);
  expect(said.at(-1)).toMatch(/^552/);
  expect(await smtp.send(known, `${'x'.repeat(900)}\n`.repeat(30_000))).toEqual([
    552,
    expect.stringContaining('25 MB'),
  ]);
  expect(smtp.taken).toEqual([]);
});

test('an address that was written to too often is refused before the content', async () => {
  await using smtp = await listening(async () => ({ outcome: 'taken' }), { allowance: 0 });
  expect(await smtp.send(known)).toEqual([451, expect.stringContaining('within the hour')]);
  expect(smtp.taken).toEqual([]);
});

test('a mail that exceeds the memory of all connections is to be tried again, and gives its room back', async () => {
  const budget = createByteBudget(20_000);
  await using smtp = await listening(async () => ({ outcome: 'taken' }), { budget });
  expect(await smtp.send(known, 'a line of text\n'.repeat(5000))).toEqual([
    452,
    expect.stringContaining('4.3.1'),
  ]);
  expect(await smtp.send(known)).toBe(250);
  expect(smtp.taken).toHaveLength(1);
  expect(budget.take(20_000)).toBe(true);
});

test('a mail that cannot be read is refused for good', async () => {
  await using smtp = await listening(async () => ({
    outcome: 'refused',
    reason: 'The email has more than 600,000 lines.',
    isUnreadable: true,
  }));
  expect(await smtp.send(known)).toEqual([554, expect.stringContaining('600,000 lines')]);
});
