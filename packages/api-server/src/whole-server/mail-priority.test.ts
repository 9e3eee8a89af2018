import { sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { transaction } from '@rostrum/server-kit/database';
import { type OutgoingMail, createSmtpTransport } from '@rostrum/server-kit/mail';
import type { MailKind } from '../modules.ts';
import { buildOutboxApp } from '../testing/outbox-app.ts';
import { startSmtpServer, type ReceivedMail, type SmtpBehaviour } from '../testing/smtp-server.ts';

const mailFrom = 'Rostrum <no-reply@rostrum.test>';
/** Two servers with three pairs of mails each: this many are on their way at once. */
const inFlight = 12;
const timeout = { timeout: 60_000, interval: 50 };

const mailOf = (kind: MailKind, email: string, subject: string = kind): OutgoingMail => ({
  kind,
  to: { name: '', email },
  subject,
  text: 'Hello',
  html: '<p>Hello</p>',
});
const kindOf = ({ headers }: ReceivedMail) => /^X-Rostrum-Kind: (.+)$/m.exec(headers)?.[1]?.trim();
const subjectOf = ({ headers }: ReceivedMail) => /^Subject: (.+)$/m.exec(headers)?.[1]?.trim();

async function scene(behaviour: SmtpBehaviour = {}) {
  const smtp = await startSmtpServer(behaviour);
  const transport = createSmtpTransport({ smtpUrl: smtp.url, mailFrom });
  const server = await buildOutboxApp({ mailTransport: transport });
  return {
    server,
    smtp,
    enqueue: (letters: readonly OutgoingMail[]) =>
      transaction(server.db, async (tx) => {
        for (const letter of letters) await server.mail.enqueue(tx, letter);
      }),
    async [Symbol.asyncDispose]() {
      await server[Symbol.asyncDispose]();
      await smtp[Symbol.asyncDispose]();
    },
  };
}

const bulk = (count: number, from = 0) =>
  Array.from({ length: count }, (_, index) =>
    mailOf('search.alert', `reader${from + index}@paper.example`, `Alert ${from + index}`),
  );

test(
  'behind a thousand alerts, a reset leaves with the next batch and a reply before the rest',
  { timeout: 300_000 },
  async () => {
    await using one = await scene();
    const { smtp, enqueue } = one;
    await enqueue([
      ...bulk(1000),
      mailOf('inquiry.reply', 'b@paper.example'),
      mailOf('account.reset_password', 'a@paper.example'),
    ]);
    // They leave side by side; which of them arrives first is not ours to say.
    await vi.waitFor(
      () =>
        expect(smtp.received.map(kindOf)).toEqual(
          expect.arrayContaining(['inquiry.reply', 'account.reset_password']),
        ),
      timeout,
    );
    const kinds = smtp.received.map(kindOf);
    expect(kinds.indexOf('account.reset_password')).toBeLessThan(inFlight);
    expect(kinds.indexOf('inquiry.reply')).toBeLessThan(inFlight);
    await vi.waitFor(() => expect(smtp.received.length).toBeGreaterThan(150), timeout);
    const places = smtp.received.slice(0, 150).flatMap((mail) => {
      const number = /^Alert (\d+)$/.exec(subjectOf(mail) ?? '')?.[1];
      return number === undefined ? [] : [Number(number)];
    });
    // Those of one priority leave in the order in which they were written: none overtakes more than are on their way. How long
    // one is on its way is a matter of the connection.
    expect(new Set(places).size).toBe(places.length);
    for (const [place, number] of places.entries()) expect(number - place).toBeLessThanOrEqual(4 * inFlight);
  },
);

test('alerts that the mail server keeps waiting hold up no reset', { timeout: 300_000 }, async () => {
  const held: (() => void)[] = [];
  await using one = await scene({
    answer: (mail) =>
      kindOf(mail) === 'search.alert'
        ? new Promise((resolve) => {
            held.push(() => resolve(null));
          })
        : null,
  });
  const { smtp, enqueue } = one;
  await enqueue(bulk(40));
  await vi.waitFor(() => expect(held.length).toBeGreaterThanOrEqual(4), timeout);
  await enqueue([mailOf('account.reset_password', 'a@paper.example')]);
  await vi.waitFor(() => expect(smtp.received.map(kindOf)).toEqual(['account.reset_password']), timeout);
  const release = setInterval(() => {
    for (const take of held.splice(0)) take();
  }, 20);
  await vi.waitFor(() => expect(smtp.received).toHaveLength(41), timeout);
  clearInterval(release);
});

test(
  'what is refused or cut off stays queued, and goes out by itself; the others do not wait for it',
  { timeout: 300_000 },
  async () => {
    const seen = new Map<string, number>();
    const timesSeen = (mail: ReceivedMail) => {
      const key = subjectOf(mail) ?? '';
      seen.set(key, (seen.get(key) ?? 0) + 1);
      return seen.get(key) ?? 0;
    };
    const isFirst = (mail: ReceivedMail, subject: string) =>
      subjectOf(mail) === subject && timesSeen(mail) === 1;
    await using one = await scene({
      hangUp: (mail) => isFirst(mail, 'Alert 1'),
      answer: (mail) =>
        isFirst(mail, 'Alert 3') ? Object.assign(new Error('Try again later'), { responseCode: 451 }) : null,
    });
    const { server, smtp, enqueue } = one;
    await enqueue(bulk(20));
    await vi.waitFor(() => expect(smtp.received).toHaveLength(20), timeout);
    const order = smtp.received.map(subjectOf);
    expect(order.slice(-2).sort()).toEqual(['Alert 1', 'Alert 3']);
    await vi.waitFor(async () => {
      const { rows } = await server.db.execute(
        sql`select subject, attempts from mails where status = 'sent' and attempts > 1 order by 1`,
      );
      expect(rows).toEqual([
        { subject: 'Alert 1', attempts: 2 },
        { subject: 'Alert 3', attempts: 2 },
      ]);
    }, timeout);
  },
);
