import { sql } from 'drizzle-orm';
import { customType, index, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { createdAt } from '@rostrum/server-kit/database';

const transactionId = customType<{ data: string }>({ dataType: () => 'xid8' });

/**
 * Which transactions changed something that sessions are answered from; written by triggers alone. Transactions and not
 * moments, since only by them a reader can tell what it has not seen yet: who began first may commit last.
 */
export const sessionChanges = pgTable(
  'session_changes',
  {
    transaction: transactionId('transaction')
      .notNull()
      .default(sql`pg_current_xact_id()`),
    /** Of a session, a user, an organisation or a profile. */
    subject: uuid('subject').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.transaction, table.subject] }),
    index('session_changes_created_idx').on(table.createdAt),
  ],
);
