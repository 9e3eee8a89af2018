import { foreignKey, index, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { moment } from '@rostrum/server-kit/database';
import { users } from '@rostrum/identity/schema';
import { classifications } from '../classifications.schema.ts';

/** Pages on which a term is changed or merged. A row that was not renewed is a page that has gone. */
export const termEditors = pgTable(
  'term_editors',
  {
    orgId: uuid('org_id').notNull(),
    termId: uuid('term_id').notNull(),
    /** Made up by the page. */
    windowId: uuid('window_id').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    since: moment('since').notNull(),
    seenAt: moment('seen_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orgId, table.termId, table.windowId] }),
    foreignKey({
      name: 'term_editors_term_fk',
      columns: [table.orgId, table.termId],
      foreignColumns: [classifications.orgId, classifications.id],
    }).onDelete('cascade'),
    index('term_editors_user_idx').on(table.userId),
  ],
);
