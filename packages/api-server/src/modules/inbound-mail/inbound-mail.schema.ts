import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { bytea, createdAt } from '@rostrum/server-kit/database';

/** What became of a mail that came in. */
const inboundOutcomes = ['taken', 'bounced', 'automatic', 'refused'] as const;

/** Mails that came in, by the hash of who they were for and their Message-ID: a second copy is not taken again. */
export const inboundMails = pgTable(
  'inbound_mails',
  {
    key: bytea('key').primaryKey(),
    outcome: text('outcome', { enum: inboundOutcomes }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('inbound_mails_created_idx').on(table.createdAt)],
);
