import type { FastifyBaseLogger } from 'fastify';
import type { JobWithMetadata, PgBoss } from 'pg-boss';
import { runAsSystem } from '../database/principal.ts';
import type { Database, Transaction } from '../database/queryable.ts';
import { uuidv7 } from '../database/uuid-v7.ts';
import { InputError } from '../errors.ts';
import { headerText, singleAddress } from '../mail/mail-address.ts';
import type { MailOutbox, OutgoingMail } from '../mail/mail-outbox.ts';
import type { MailTransport } from '../mail/mail-transport.ts';
import { mailRepository } from '../modules/mails/mails.repository.ts';
import { inTransaction } from './job-queue.ts';

const queue = 'send-mail';
/** 5 s, 10 s, 20 s … up to an hour: about nine hours of a mail server being away. */
const retry = { retryLimit: 16, retryDelay: 5, retryBackoff: true, retryDelayMax: 3600 };
/** Just above the transport's own time limits; after a crash the job is taken up again this much later. */
const expireInSeconds = 120;

interface MailJob {
  mailId: string;
}

export interface MailJobOptions {
  boss: PgBoss;
  db: Database;
  transport: MailTransport | undefined;
  log: FastifyBaseLogger;
  /** Host of Message-IDs. */
  host: string;
}

function rowOf(id: string, mail: OutgoingMail, host: string) {
  const toEmail = singleAddress(mail.to.email);
  const replyTo = mail.replyTo === undefined ? null : singleAddress(mail.replyTo);
  if (toEmail === undefined || replyTo === undefined)
    throw InputError.field('email', 'Enter one email address, like name@example.org.');
  return {
    id,
    orgId: mail.orgId ?? null,
    messageId: `<${id}@${host}>`,
    kind: mail.kind,
    toName: headerText(mail.to.name, 150),
    toEmail,
    fromName: mail.fromName === undefined ? null : headerText(mail.fromName, 150),
    replyTo,
    subject: headerText(mail.subject, 300),
    text: mail.text,
    html: mail.html,
    unsubscribeUrl: mail.unsubscribeUrl ?? null,
    entityType: mail.entity?.type ?? null,
    entityId: mail.entity?.id ?? null,
  };
}

/**
 * One attempt. Without a transport the mail is kept in the database, and "sent" is one statement: nothing can come
 * between. With one, a crash after the receiver took the mail repeats it under the same Message-ID.
 */
export async function deliver(
  { db, transport }: Pick<MailJobOptions, 'db' | 'transport'>,
  id: string,
  isLastAttempt: boolean,
): Promise<void> {
  if (!transport) return mailRepository.markSent(db, id);
  const mail = await mailRepository.lease(db, id);
  if (!mail) return;
  try {
    await transport.send(mail);
    await mailRepository.markSent(db, id, { attempted: true });
  } catch (error) {
    await mailRepository.markFailed(db, id, error instanceof Error ? error.message : 'unknown', {
      final: isLastAttempt,
    });
    throw error;
  }
}

/** Mail as a job: retried with growing pauses until it is sent, or given up and shown as failed. */
export function createMailJob(options: MailJobOptions) {
  const { boss, db, log, host } = options;
  const outbox: MailOutbox = {
    async enqueue(tx: Transaction, mail) {
      const id = uuidv7();
      await runAsSystem('mail goes out in the name of the installation, whoever caused it', () =>
        mailRepository.add(tx, rowOf(id, mail, host)),
      );
      await boss.send(queue, { mailId: id } satisfies MailJob, {
        ...retry,
        expireInSeconds,
        ...inTransaction(tx),
      });
      return id;
    },
  };
  return {
    outbox,
    /** Starts the worker, and gives mails whose worker died a job again: a second job for a mail does no harm. */
    async start() {
      await boss.createQueue(queue);
      await boss.work(
        queue,
        { pollingIntervalSeconds: 0.5, batchSize: 1, includeMetadata: true, localConcurrency: 2 },
        async ([job]: JobWithMetadata<MailJob>[]) => {
          if (!job) return;
          const isLastAttempt = job.retryCount >= job.retryLimit;
          try {
            await deliver(options, job.data.mailId, isLastAttempt);
          } catch (error) {
            log.warn({ err: error, mail: job.data.mailId, attempt: job.retryCount + 1 }, 'mail not sent');
            throw error;
          }
        },
      );
      for (const mailId of await mailRepository.pendingIds(db))
        await boss.send(queue, { mailId } satisfies MailJob, { ...retry, expireInSeconds });
    },
  };
}
