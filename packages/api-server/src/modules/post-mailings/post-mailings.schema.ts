import { sql } from 'drizzle-orm';
import { foreignKey, index, integer, pgTable, primaryKey, text, uuid, varchar } from 'drizzle-orm/pg-core';
import { createdAt, moment } from '@rostrum/server-kit/database';
import { users } from '@rostrum/identity/schema';
import { mailingLists } from '../mailing-lists/index.ts';
import { posts } from '../posts/index.ts';

/** A post that was given to a mailing list. The key keeps a list from getting it twice. */
export const postMailings = pgTable(
  'post_mailings',
  {
    orgId: uuid('org_id').notNull(),
    listId: uuid('list_id').notNull(),
    postId: uuid('post_id').notNull(),
    subject: varchar('subject', { length: 150 }).notNull(),
    text: text('text').notNull(),
    askedBy: uuid('asked_by').references(() => users.id, { onDelete: 'set null' }),
    askedByName: varchar('asked_by_name', { length: 121 }).notNull(),
    dueAt: moment('due_at').notNull(),
    /** Sent, or given up because the post was taken back or the list paused. */
    doneAt: moment('done_at'),
    /** To how many it was sent; null before, and where it was given up. */
    recipients: integer('recipients'),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.orgId, table.postId, table.listId] }),
    foreignKey({
      name: 'post_mailings_list_fk',
      columns: [table.orgId, table.listId],
      foreignColumns: [mailingLists.orgId, mailingLists.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'post_mailings_post_fk',
      columns: [table.orgId, table.postId],
      foreignColumns: [posts.orgId, posts.id],
    }).onDelete('cascade'),
    index('post_mailings_list_idx').on(table.orgId, table.listId),
    index('post_mailings_asked_by_idx').on(table.askedBy),
    index('post_mailings_due_idx')
      .on(table.dueAt)
      .where(sql`${table.doneAt} is null`),
  ],
);
