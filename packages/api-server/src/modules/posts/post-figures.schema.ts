import { foreignKey, index, pgTable, primaryKey, smallint, uuid, varchar } from 'drizzle-orm/pg-core';
import { createdAt } from '@rostrum/server-kit/database';
import { uploads } from '../uploads/index.ts';
import { posts } from './posts.schema.ts';

/** Pictures that the text of a post, or a kept version of it, may show. */
export const postFigures = pgTable(
  'post_figures',
  {
    orgId: uuid('org_id').notNull(),
    postId: uuid('post_id').notNull(),
    /** The address that texts name it by. */
    src: varchar('src', { length: 60 }).notNull(),
    uploadId: uuid('upload_id').references(() => uploads.id, { onDelete: 'set null' }),
    width: smallint('width').notNull(),
    height: smallint('height').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.orgId, table.postId, table.src] }),
    foreignKey({
      name: 'post_figures_post_fk',
      columns: [table.orgId, table.postId],
      foreignColumns: [posts.orgId, posts.id],
    }).onDelete('cascade'),
    index('post_figures_src_idx').on(table.orgId, table.src),
    index('post_figures_upload_idx').on(table.uploadId),
  ],
);
