import { foreignKey, index, integer, pgTable, primaryKey, text, uuid, varchar } from 'drizzle-orm/pg-core';
import { moment } from '@rostrum/server-kit/database';
import type { SanitisedHtml } from '@rostrum/server-kit/rich-text';
import { users } from '@rostrum/identity/schema';
import { posts } from './posts.schema.ts';

/** What a post said: title, summary and text. The newest row of a post is what it says now. */
export const postVersions = pgTable(
  'post_versions',
  {
    orgId: uuid('org_id').notNull(),
    postId: uuid('post_id').notNull(),
    /** Counts from 1 in each post. */
    number: integer('number').notNull(),
    title: varchar('title', { length: 150 }).notNull(),
    summary: varchar('summary', { length: 300 }).notNull(),
    bodyHtml: text('body_html').$type<SanitisedHtml>().notNull(),
    /** Null for what was there before versions were kept. */
    savedBy: uuid('saved_by').references(() => users.id, { onDelete: 'set null' }),
    savedByName: varchar('saved_by_name', { length: 150 }).notNull(),
    startedAt: moment('started_at').notNull(),
    savedAt: moment('saved_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orgId, table.postId, table.number] }),
    foreignKey({
      name: 'post_versions_post_fk',
      columns: [table.orgId, table.postId],
      foreignColumns: [posts.orgId, posts.id],
    }).onDelete('cascade'),
    index('post_versions_saved_by_idx').on(table.savedBy),
  ],
);
