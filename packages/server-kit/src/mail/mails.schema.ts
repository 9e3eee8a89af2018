import { sql } from 'drizzle-orm';
import { index, pgTable, smallint, text, uuid, varchar } from 'drizzle-orm/pg-core';
import { createdAt, idColumn, moment } from '../database/columns.ts';

/**
 * The outbox: a mail is written in the transaction that causes it and sent afterwards.
 * queued -> sending (a lease, so two workers never hold it at once) -> sent | failed. `sent` is final.
 */
export const mails = pgTable(
  'mails',
  {
    id: idColumn(),
    orgId: uuid('org_id'),
    /** Stable over every attempt, so that a receiver drops a second copy. */
    messageId: varchar('message_id', { length: 300 }).notNull().unique('mails_message_id_key'),
    kind: varchar('kind', { length: 60 }).notNull(),
    toName: varchar('to_name', { length: 150 }).notNull().default(''),
    toEmail: varchar('to_email', { length: 254 }).notNull(),
    /** Digest of the mailbox that it fills, for mails that are counted against a budget. */
    mailboxKey: varchar('mailbox_key', { length: 43 }),
    fromName: varchar('from_name', { length: 150 }),
    replyTo: varchar('reply_to', { length: 254 }),
    /** What mail programs show it together with. */
    threadId: uuid('thread_id'),
    subject: varchar('subject', { length: 300 }).notNull(),
    text: text('text').notNull(),
    html: text('html').notNull(),
    /** One file, in base64, that goes with it; forgotten once it is sent. */
    attachmentName: varchar('attachment_name', { length: 120 }),
    attachment: text('attachment'),
    /** Where one POST stops mails like this one; mail programs offer it beside the sender (RFC 8058). */
    unsubscribeUrl: text('unsubscribe_url'),
    /** What it is about, for the delivery state shown beside a message. */
    entityType: varchar('entity_type', { length: 30 }),
    entityId: uuid('entity_id'),
    status: text('status', { enum: ['queued', 'sending', 'sent', 'failed'] })
      .notNull()
      .default('queued'),
    attempts: smallint('attempts').notNull().default(0),
    lastError: varchar('last_error', { length: 500 }),
    /** When the receiving server refused the address for good; it is not tried again. */
    refusedAt: moment('refused_at'),
    leasedUntil: moment('leased_until'),
    sentAt: moment('sent_at'),
    createdAt: createdAt(),
  },
  (table) => [
    index('mails_pending_idx')
      .on(table.status, table.createdAt)
      .where(sql`${table.status} in ('queued', 'sending')`),
    index('mails_refused_idx')
      .on(table.refusedAt)
      .where(sql`${table.refusedAt} is not null`),
    index('mails_entity_idx').on(table.entityType, table.entityId),
    index('mails_created_idx').on(table.createdAt),
    index('mails_mailbox_idx')
      .on(table.mailboxKey, table.kind, table.createdAt)
      .where(sql`${table.mailboxKey} is not null`),
    index('mails_charged_idx')
      .on(table.kind, table.createdAt)
      .where(sql`${table.mailboxKey} is not null`),
    index('mails_to_idx').on(table.toEmail, table.kind, table.createdAt),
  ],
);
