import { sql } from 'drizzle-orm';
import { afterEach, expect, test, vi } from 'vitest';
import { transaction } from '@rostrum/server-kit/database';
import { type OutgoingMail, createSmtpTransport, deliver, mails } from '@rostrum/server-kit/mail';
import type { TestApp } from '../testing/build-test-app.ts';
import { buildOutboxApp } from '../testing/outbox-app.ts';
import { startSmtpServer, type TestSmtpServer } from '../testing/smtp-server.ts';

const letter: OutgoingMail = {
  kind: 'inquiry.reply',
  to: { name: 'Ada', email: 'ada@paper.example' },
  subject: 'Hello',
  text: 'Hello',
  html: '<p>Hello</p>',
};

const stored = async ({ db }: TestApp) => db.select().from(mails);

/** What is read, once it holds. A mail that was refused waits for seconds until it is tried again. */
const until = <Value>(read: () => Promise<Value>, holds: (value: Value) => boolean): Promise<Value> =>
  vi.waitFor(
    async () => {
      const value = await read();
      expect(value).toSatisfy(holds);
      return value;
    },
    { timeout: 50_000 },
  );

const servers: TestSmtpServer[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server[Symbol.asyncDispose]();
});

async function smtpServer(answer: (count: number) => Error | null = () => null) {
  let count = 0;
  const server = await startSmtpServer({ answer: () => answer((count += 1)) });
  servers.push(server);
  return {
    received: server.received,
    transport: createSmtpTransport({ smtpUrl: server.url, mailFrom: 'Rostrum <no-reply@rostrum.test>' }),
  };
}

test('a kind of mail that no module declares is not sent', async () => {
  await using server = await buildOutboxApp();
  await expect(
    transaction(server.db, (tx) => server.mail.enqueue(tx, { ...letter, kind: 'inquiry.poem' })),
  ).rejects.toThrow('No module declares the mail kind inquiry.poem.');
  expect(await stored(server)).toEqual([]);
});

test('a mail exists exactly when its cause was committed, and is then sent', async () => {
  await using server = await buildOutboxApp();
  await expect(
    transaction(server.db, async (tx) => {
      await server.mail.enqueue(tx, letter);
      throw new Error('the cause fails');
    }),
  ).rejects.toThrow('the cause fails');
  expect(await stored(server)).toEqual([]);
  await transaction(server.db, (tx) => server.mail.enqueue(tx, letter));
  const [mail] = await until(
    () => stored(server),
    ([first]) => first?.status === 'sent',
  );
  expect(mail).toMatchObject({
    toEmail: 'ada@paper.example',
    attempts: 1,
    messageId: `<${mail?.id}@rostrum.test>`,
  });
  const { body } = await server.app.inject('/dev/mail');
  expect(body).toContain('ada@paper.example');
});

test('a mail left by a killed server is sent by the next one, once', async () => {
  const { received, transport } = await smtpServer();
  await using server = await buildOutboxApp({
    mailTransport: { send: () => new Promise(() => undefined), close: () => undefined },
  });
  const id = await transaction(server.db, (tx) => server.mail.enqueue(tx, letter));
  await until(
    () => stored(server),
    ([first]) => first?.status === 'sending',
  );
  // The first server is gone with the mail in its hands; as long as its lease runs, no one else touches it.
  await deliver({ db: server.db, transport }, id);
  expect(received).toHaveLength(0);
  await server.db.execute(sql`update mails set leased_until = now() - interval '1 second'`);
  await Promise.all([1, 2, 3].map(() => deliver({ db: server.db, transport }, id)));
  expect(received).toHaveLength(1);
  expect(received[0]?.content).toContain(`Message-ID: <${id}@rostrum.test>`);
  await deliver({ db: server.db, transport }, id);
  expect(received).toHaveLength(1);

  // A logo goes with the mail that shows it, in its place and not beside it.
  const [row] = await stored(server);
  if (!row) throw new Error('The mail is stored.');
  const logo = { cid: 'logo-ours', content: Buffer.from('drawn') };
  await transport.send({ ...row, html: '<img src="cid:logo-ours">', logo }, 'shared');
  expect(received[1]?.content).toMatch(/multipart\/related/);
  expect(received[1]?.content).toMatch(/Content-I[dD]: <logo-ours>/);
  expect(received[1]?.content).toContain('Content-Disposition: inline; filename=logo.png');
  transport.close();
});

test('a refused mail is tried again under the same Message-ID', async () => {
  const { received, transport } = await smtpServer((count) =>
    count === 1 ? Object.assign(new Error('Try again later'), { responseCode: 451 }) : null,
  );
  await using server = await buildOutboxApp({ mailTransport: transport });
  await transaction(server.db, (tx) => server.mail.enqueue(tx, letter));
  const [refused] = await until(
    () => stored(server),
    ([first]) => first?.lastError !== null && first?.status === 'queued',
  );
  expect(refused?.lastError).toContain('Try again later');
  const [mail] = await until(
    () => stored(server),
    ([first]) => first?.status === 'sent',
  );
  expect([mail?.attempts, received.length]).toEqual([2, 1]);
});

test('a mail that repeats carries the way to stop it, with one click and without reading it', async () => {
  const { received, transport } = await smtpServer();
  await using server = await buildOutboxApp({ mailTransport: transport });
  const unsubscribeUrl = `http://rostrum.test/unsubscribe/${'x'.repeat(43)}`;
  await transaction(server.db, (tx) => server.mail.enqueue(tx, { ...letter, unsubscribeUrl }));
  await transaction(server.db, (tx) => server.mail.enqueue(tx, letter));
  await until(
    () => stored(server),
    (rows) => rows.length === 2 && rows.every(({ status }) => status === 'sent'),
  );
  const headers = received.map(({ content }) => content.split('\r\n\r\n')[0]?.replaceAll('\r\n ', ' '));
  expect(headers.filter((each) => each?.includes('List-Unsubscribe'))).toEqual([
    expect.stringMatching(
      new RegExp(
        `List-Unsubscribe: ?<${unsubscribeUrl}>[^]*List-Unsubscribe-Post: List-Unsubscribe=One-Click`,
      ),
    ),
  ]);
});

test('nothing in a name or subject becomes a recipient or a header', async () => {
  const { received, transport } = await smtpServer();
  await using server = await buildOutboxApp({ mailTransport: transport });
  const evil = 'Ada\r\nBcc: evil@example.org, <evil@example.org>';
  await transaction(server.db, (tx) =>
    server.mail.enqueue(tx, {
      ...letter,
      to: { name: evil, email: 'ada@paper.example' },
      fromName: evil,
      subject: evil,
    }),
  );
  await until(
    () => stored(server),
    ([first]) => first?.status === 'sent',
  );
  expect(received[0]?.recipients).toEqual(['ada@paper.example']);
  expect(received[0]?.content).not.toMatch(/^Bcc:/im);
});

test.each([
  'a@x.example, evil@e.example',
  'a@x.example\r\nBcc: evil@e.example',
  '"Evil, evil@e.example" <a@x.example>',
  'a@x.example evil@e.example',
  'a@@x.example',
  'not an address',
])('refuses %j as a recipient', async (email) => {
  await using server = await buildOutboxApp();
  await expect(
    transaction(server.db, (tx) => server.mail.enqueue(tx, { ...letter, to: { name: '', email } })),
  ).rejects.toMatchObject({ code: 'invalid_input' });
});
