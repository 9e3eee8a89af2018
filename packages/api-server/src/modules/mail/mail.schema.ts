import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, moment, primaryId } from '../../database/columns.ts';

/**
 * Every mail of the product. It is written in the transaction of what it tells about (the outbox), sent by a job, and
 * kept: `messageId` is made once, so that a mail which goes out again after a crash is seen as the same one.
 */
export const mails = pgTable(
  'mails',
  {
    id: primaryId(),
    orgId: uuid('org_id'),
    /** What it is about, as in `inquiry.reply`. */
    kind: text('kind').notNull(),
    toName: text('to_name').notNull(),
    toAddress: text('to_address').notNull(),
    replyTo: text('reply_to'),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html').notNull(),
    headers: jsonb('headers').$type<Record<string, string>>().notNull().default({}),
    messageId: text('message_id').notNull().unique(),
    /** queued, sending, sent or failed. */
    state: text('state').notNull().default('queued'),
    attempts: integer('attempts').notNull().default(0),
    lastError: text('last_error'),
    createdAt: createdAt(),
    sentAt: moment('sent_at'),
  },
  (table) => [index('mails_state').on(table.state, table.createdAt), index('mails_created').on(table.createdAt)],
);
