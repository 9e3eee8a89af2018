import { sql } from 'drizzle-orm';
import { customType, index, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { createdAt } from '@rostrum/server-kit/database';

const transactionId = customType<{ data: string }>({ dataType: () => 'xid8' });

/**
 * Which transactions changed something that public pages show, and of which organisation; written by triggers alone.
 * Transactions and not moments, as in `session_changes`: who began first may commit last.
 */
export const pageChanges = pgTable(
  'page_changes',
  {
    transaction: transactionId('transaction')
      .notNull()
      .default(sql`pg_current_xact_id()`),
    /** The organisation; all zeros for what belongs to none and may stand on any page. */
    orgId: uuid('org_id').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.transaction, table.orgId] }),
    index('page_changes_created_idx').on(table.createdAt),
  ],
);
