import { foreignKey, index, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { moment } from '@rostrum/server-kit/database';
import { users } from '@rostrum/identity/schema';
import { posts } from './posts.schema.ts';

/** Pages that have a post open in the editor. A row that was not renewed is a page that has gone. */
export const postEditors = pgTable(
  'post_editors',
  {
    orgId: uuid('org_id').notNull(),
    postId: uuid('post_id').notNull(),
    /** Made up by the page. */
    windowId: uuid('window_id').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    since: moment('since').notNull(),
    seenAt: moment('seen_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orgId, table.postId, table.windowId] }),
    foreignKey({
      name: 'post_editors_post_fk',
      columns: [table.orgId, table.postId],
      foreignColumns: [posts.orgId, posts.id],
    }).onDelete('cascade'),
    index('post_editors_user_idx').on(table.userId),
  ],
);
