import { foreignKey, index, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { moment } from '@rostrum/server-kit/database';
import { users } from '@rostrum/identity/schema';
import { inquiries } from '../inquiries.schema.ts';

/** Pages of the desk that have an inquiry open. A row that was not renewed is a page that has gone. */
export const inquiryViewers = pgTable(
  'inquiry_viewers',
  {
    orgId: uuid('org_id').notNull(),
    inquiryId: uuid('inquiry_id').notNull(),
    /** Made up by the page. */
    windowId: uuid('window_id').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    since: moment('since').notNull(),
    seenAt: moment('seen_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orgId, table.inquiryId, table.windowId] }),
    foreignKey({
      name: 'inquiry_viewers_inquiry_fk',
      columns: [table.orgId, table.inquiryId],
      foreignColumns: [inquiries.orgId, inquiries.id],
    }).onDelete('cascade'),
    index('inquiry_viewers_user_idx').on(table.userId),
  ],
);
