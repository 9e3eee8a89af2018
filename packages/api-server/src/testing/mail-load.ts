import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Job, PgBoss } from 'pg-boss';
import { pino } from 'pino';
import { readConfig } from '../config.ts';
import { openDatabase, type OpenDatabase } from '@rostrum/server-kit/opening';
import { runAsSystem, transaction } from '@rostrum/server-kit/database';
import { recipientStanding } from '@rostrum/identity';
import { createBoss, stopBoss } from '@rostrum/server-kit/jobs';
import {
  type MailTransport,
  type OutgoingMail,
  createMailJob,
  createRecipientBudget,
  createSmtpTransport,
  deliver,
  mailQueue,
} from '@rostrum/server-kit/mail';
import { startSmtpServer, type ReceivedMail } from './smtp-server.ts';
import { mailKinds } from '../modules.ts';

export type MailWay = 'as it is' | 'one by one';

export interface MailLoad {
  /** Mails taken by the mail server a second. */
  perSecond: number;
  /** How long the reset took that was asked for while the alerts were leaving. */
  resetSeconds: number;
}

const alert = (number: number): OutgoingMail => ({
  kind: 'search.alert',
  to: { name: '', email: `reader${number}@paper.example` },
  subject: `Alert ${number}`,
  text: 'Somebody new. '.repeat(80),
  html: `<p>${'Somebody new. '.repeat(200)}</p>`,
});
const reset: OutgoingMail = { ...alert(0), kind: 'account.reset_password', subject: 'Reset' };
const isReset = ({ headers }: ReceivedMail) => /^Subject: Reset\r?$/m.test(headers);

/** What the queue was before it had priorities and batches: two workers that take one mail each per half second. */
async function workOneByOne(boss: PgBoss, { db }: OpenDatabase, transport: MailTransport): Promise<void> {
  await boss.work(
    mailQueue,
    { pollingIntervalSeconds: 0.5, batchSize: 1, localConcurrency: 2 },
    async ([job]: Job<{ mailId: string }>[]) => {
      if (job) await deliver({ db, transport }, job.data.mailId);
    },
  );
}

async function measure(database: OpenDatabase, alerts: number, way: MailWay): Promise<MailLoad> {
  const { db, pool } = database;
  const log = pino({ level: 'silent' });
  let begun = 0;
  let taken = 0;
  let asked = 0;
  const { promise: everything, resolve: isOver } = Promise.withResolvers<void>();
  const { promise: first, resolve: hasBegun } = Promise.withResolvers<void>();
  let resetSeconds = 0;
  let seconds = 0;
  await using smtp = await startSmtpServer({
    answer: (mail) => {
      taken += 1;
      hasBegun();
      if (isReset(mail)) resetSeconds = (performance.now() - asked) / 1000;
      seconds = (performance.now() - begun) / 1000;
      if (taken === alerts + 1) isOver();
      return null;
    },
  });
  const transport = createSmtpTransport({ smtpUrl: smtp.url, mailFrom: 'Rostrum <no-reply@rostrum.test>' });
  const boss = createBoss({ pool, log });
  await boss.start();
  try {
    const budget = createRecipientBudget({
      kinds: mailKinds,
      scale: 1000,
      ...recipientStanding,
    });
    const job = createMailJob({ boss, db, transport, log, kinds: mailKinds, budget, host: 'rostrum.test' });
    await boss.createQueue(mailQueue);
    const put = (letters: readonly OutgoingMail[]) =>
      transaction(db, async (tx) => {
        for (const letter of letters) await job.outbox.enqueue(tx, letter);
        if (way === 'one by one')
          await tx.execute(`update pgboss.job set priority = 0 where name = '${mailQueue}' and priority > 0`);
      });
    await put(Array.from({ length: alerts }, (_, number) => alert(number)));
    begun = performance.now();
    await (way === 'one by one' ? workOneByOne(boss, database, transport) : job.start());
    await first;
    asked = performance.now();
    await put([reset]);
    await everything;
    return { perSecond: (alerts + 1) / seconds, resetSeconds };
  } finally {
    await stopBoss(boss, 1000);
    transport.close();
  }
}

/**
 * So many alerts in the queue, and a reset that is asked for while they leave: the real queue on a PostgreSQL of its own,
 * and an SMTP server beside it. `one by one` takes the same mails through the same delivery as the queue once did.
 */
export async function measureMailLoad(alerts: number, way: MailWay): Promise<MailLoad> {
  const folder = await mkdtemp(path.join(tmpdir(), 'rostrum-mail-'));
  const database = await openDatabase(readConfig({ NODE_ENV: 'test', ROSTRUM_DATA_DIR: folder }));
  try {
    return await runAsSystem('a measurement of the queue', () => measure(database, alerts, way));
  } finally {
    await database.close();
    await rm(folder, { recursive: true, force: true });
  }
}
