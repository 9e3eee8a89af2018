import type { FastifyBaseLogger } from 'fastify';
import type { JobResult, JobWithMetadata, PgBoss } from 'pg-boss';
import { runAsSystem } from '../database/principal.ts';
import type { Database, Transaction } from '../database/queryable.ts';
import { uuidv7 } from '../database/uuid-v7.ts';
import { InputError } from '../errors.ts';
import { headerText, singleAddress } from './mail-address.ts';
import { mailPriorities, priorityOf, type MailKind, type MailKinds } from './mail-kinds.ts';
import { attachLogo } from './mail-logo.ts';
import { dressMail, type MailLook } from './mail-look.ts';
import type { MailOutbox, OutgoingMail } from './mail-outbox.ts';
import {
  defaultConnections,
  reservedConnections,
  type MailLane,
  type MailTransport,
} from './mail-transport.ts';
import type { ReplyAddresses } from './reply-addresses.ts';
import { isRefusedForGood } from './refused-for-good.ts';
import { mailRepository } from './mails.repository.ts';
import { toRateLimitError, type RecipientBudget } from './recipient-budget.ts';
import { inTransaction } from '../jobs/job-queue.ts';
import { openQueue, promptly } from '../jobs/work-on-schedule.ts';

export const mailQueue = 'send-mail';
/** 5 s, 10 s, 20 s … up to an hour: about nine hours of a mail server being away. */
const retry = { retryLimit: 16, retryDelay: 5, retryBackoff: true, retryDelayMax: 3600 };
/** Just above the transport's own time limits; after a crash the job is taken up again this much later. */
const expireInSeconds = 120;
/** As many as connections are reserved: whoever has mails in hand has a connection for each, so no lease runs out in a line. */
const batchSize = reservedConnections;

interface MailJob {
  mailId: string;
}

export interface MailJobOptions {
  boss: PgBoss;
  db: Database;
  transport: MailTransport | undefined;
  /** Every kind of mail there is: what no module declares cannot be sent. */
  kinds: MailKinds;
  /** Bounds the kinds whose recipients are not proven. */
  budget: RecipientBudget;
  log: FastifyBaseLogger;
  /** Host of Message-IDs. */
  host: string;
  /** The look of an organisation; null where it never published one. Asked for in the transaction that writes the mail. */
  lookOf?: (tx: Transaction, orgId: string) => Promise<MailLook | null>;
  /** The logo of an organisation as PNG, by its file; asked for when a mail leaves. */
  readLogo?: (file: string) => Promise<Buffer | undefined>;
  /** Where answers by mail arrive; without them nothing of ours is answered by mail. */
  addresses?: ReplyAddresses | undefined;
}

/** To the thread where answers arrive, else to whom the mail names. */
function answersTo({ thread, replyTo }: OutgoingMail, addresses: ReplyAddresses | undefined) {
  if (thread?.takesAnswers && addresses) return addresses.ofThread(thread.id);
  return replyTo === undefined ? null : singleAddress(replyTo);
}

function rowOf(
  id: string,
  mail: OutgoingMail,
  { host, addresses }: Pick<MailJobOptions, 'host' | 'addresses'>,
) {
  const toEmail = singleAddress(mail.to.email);
  const replyTo = answersTo(mail, addresses);
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
    threadId: mail.thread?.id ?? null,
    subject: headerText(mail.subject, 300),
    text: mail.text,
    html: mail.html,
    attachmentName: mail.attachment ? headerText(mail.attachment.name, 120) : null,
    attachment: mail.attachment?.content.toString('base64') ?? null,
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
  { db, transport, readLogo }: Pick<MailJobOptions, 'db' | 'transport' | 'readLogo'>,
  id: string,
  { isLastAttempt = false, lane = 'shared' }: { isLastAttempt?: boolean; lane?: MailLane } = {},
): Promise<void> {
  if (!transport) return mailRepository.markSent(db, id);
  const mail = await mailRepository.lease(db, id);
  if (!mail) return;
  try {
    await transport.send(await attachLogo(mail, readLogo), lane);
    await mailRepository.markSent(db, id, { attempted: true });
  } catch (error) {
    const isRefused = isRefusedForGood(error);
    await mailRepository.markFailed(db, id, error instanceof Error ? error.message : 'unknown', {
      final: isLastAttempt || isRefused,
      isRefused,
    });
    throw error;
  }
}

/** Mail as a job: retried with growing pauses until it is sent, or given up and shown as failed. */
export function createMailJob(options: MailJobOptions) {
  const { boss, db, transport, log, addresses, kinds, budget, lookOf } = options;

  /** The admission of a mail; the refusal for kinds that are dropped over budget. */
  async function chargeBudget(tx: Transaction, mail: OutgoingMail, kind: MailKind) {
    const charge = { kind: mail.kind, email: mail.to.email, orgId: mail.orgId ?? null };
    const admitted = await budget.admit(tx, charge);
    if (admitted.allowed) return admitted;
    if (kind.isDroppedOverBudget !== true) throw toRateLimitError(admitted);
    log.warn({ kind: mail.kind, orgId: charge.orgId }, 'mail dropped over its budget');
    return admitted;
  }

  const outbox: MailOutbox = {
    takesAnswers: addresses !== undefined,
    async enqueue(tx: Transaction, mail) {
      const kind = Object.hasOwn(kinds, mail.kind) ? kinds[mail.kind] : undefined;
      if (kind === undefined) throw new Error(`No module declares the mail kind ${mail.kind}.`);
      const admitted = await chargeBudget(tx, mail, kind);
      const id = uuidv7();
      await runAsSystem('mail goes out in the name of the installation, whoever caused it', async () => {
        const look = mail.orgId ? await lookOf?.(tx, mail.orgId) : null;
        const html = look ? dressMail(mail.html, look) : mail.html;
        const row = rowOf(id, { ...mail, html }, options);
        await mailRepository.add(tx, {
          ...row,
          ...(admitted.allowed
            ? { mailboxKey: admitted.mailboxKey }
            : { status: 'failed' as const, lastError: admitted.message }),
        });
      });
      if (!admitted.allowed) return id;
      await boss.send(mailQueue, { mailId: id } satisfies MailJob, {
        ...retry,
        expireInSeconds,
        priority: priorityOf(kinds, mail.kind),
        ...(mail.notBefore && { startAfter: mail.notBefore }),
        ...inTransaction(tx),
      });
      return id;
    },
    async takeBack(tx, mails) {
      await runAsSystem('mail is the installation’s, whoever caused it', () =>
        mailRepository.removeQueued(tx, mails),
      );
    },
  };

  /** One mail. A failure is its own: it is tried again, and the one beside it is not. */
  async function settle(
    { id, data: { mailId }, retryCount, retryLimit }: JobWithMetadata<MailJob>,
    lane: MailLane,
  ): Promise<JobResult> {
    try {
      await deliver(options, mailId, { isLastAttempt: retryCount >= retryLimit, lane });
      return { id, status: 'completed' };
    } catch (error) {
      log.warn({ err: error, mail: mailId, attempt: retryCount + 1 }, 'mail not sent');
      return { id, status: 'failed' };
    }
  }

  /**
   * `workers` times a batch, all of it at once, and the next batch right after it while there is more. Small batches, since
   * one that is slow keeps waiting only what came with it. The most urgent is taken first.
   */
  const work = (lane: MailLane, workers: number, minPriority?: number) =>
    boss.work(
      mailQueue,
      {
        ...promptly,
        batchSize,
        burstWhenBatchFull: true,
        includeMetadata: true,
        perJobResults: true,
        localConcurrency: workers,
        ...(minPriority !== undefined && { minPriority }),
      },
      (jobs: JobWithMetadata<MailJob>[]) => Promise.all(jobs.map((job) => settle(job, lane))),
    );

  return {
    outbox,
    /** Starts the workers, and gives mails whose worker died a job again: a second job for a mail does no harm. */
    async start() {
      await openQueue(boss, mailQueue, { notify: true });
      const connections = transport?.connections ?? defaultConnections;
      await work('reserved', 1, mailPriorities.account);
      await work('shared', Math.max(1, Math.floor((connections - reservedConnections) / batchSize)));
      const pending = await mailRepository.pending(db);
      if (pending.length > 0)
        await boss.insert(
          mailQueue,
          pending.map(({ id, kind }) => ({
            ...retry,
            expireInSeconds,
            priority: priorityOf(kinds, kind),
            data: { mailId: id } satisfies MailJob,
          })),
        );
    },
  };
}
