import { index, pgTable, text, unique, uuid, varchar } from 'drizzle-orm/pg-core';
import { bookmarkTypes } from '@rostrum/contracts';
import { citext, createdAt, idColumn } from '@rostrum/server-kit/database';
import { users } from '@rostrum/identity/schema';

/** A named list of bookmarks; whoever knows the secret of its link may read it. */
export const bookmarkLists = pgTable(
  'bookmark_lists',
  {
    id: idColumn(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: citext('name').notNull(),
    /** The secret of its link, null while it is not shared. It opens nothing but this list, and its owner sees it again. */
    shareToken: varchar('share_token', { length: 60 }).unique('bookmark_lists_share_key'),
    createdAt: createdAt(),
  },
  (table) => [unique('bookmark_lists_user_name_key').on(table.userId, table.name)],
);

/**
 * What a user marked. The target is no foreign key on purpose: a removed expert stays in the list as
 * "no longer available" (with `label`) until its owner removes it.
 */
export const bookmarks = pgTable(
  'bookmarks',
  {
    id: idColumn(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    type: text('type', { enum: bookmarkTypes }).notNull(),
    targetId: uuid('target_id').notNull(),
    targetOrgId: uuid('target_org_id').notNull(),
    /** The expert's username at the time of marking; null for posts and questions. */
    username: varchar('username', { length: 60 }),
    label: varchar('label', { length: 300 }).notNull(),
    note: varchar('note', { length: 500 }),
    listId: uuid('list_id').references(() => bookmarkLists.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [
    unique('bookmarks_user_target_key').on(table.userId, table.type, table.targetId),
    index('bookmarks_user_created_idx').on(table.userId, table.createdAt),
    index('bookmarks_list_idx').on(table.listId),
    index('bookmarks_target_idx').on(table.targetOrgId, table.targetId),
  ],
);
