import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { ThemeLook } from '@rostrum/contracts/builder';
import { createdAt, updatedAt } from '@rostrum/server-kit/database';
import { organisations, users } from '@rostrum/identity/schema';
import { uploads } from '../uploads/index.ts';

const logoUpload = () => uuid('logo_upload_id').references(() => uploads.id, { onDelete: 'set null' });

/** The look that an organisation works on. Visitors see nothing of it. */
export const themeDrafts = pgTable(
  'theme_drafts',
  {
    orgId: uuid('org_id')
      .primaryKey()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    look: jsonb('look').$type<ThemeLook>().notNull(),
    css: text('css').notNull().default(''),
    logo: text('logo'),
    logoUploadId: logoUpload(),
    savedBy: uuid('saved_by').references(() => users.id),
    version: integer('version').notNull(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('theme_drafts_logo_idx').on(table.logoUploadId),
    index('theme_drafts_saved_by_idx').on(table.savedBy),
  ],
);

/** Every look that was published. The one with the highest number is live; none is ever changed. */
export const themeVersions = pgTable(
  'theme_versions',
  {
    orgId: uuid('org_id')
      .notNull()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    number: integer('number').notNull(),
    look: jsonb('look').$type<ThemeLook>().notNull(),
    css: text('css').notNull().default(''),
    logo: text('logo'),
    logoUploadId: logoUpload(),
    publishedBy: uuid('published_by').references(() => users.id),
    publishedAt: createdAt(),
    restoredFrom: integer('restored_from'),
  },
  (table) => [
    primaryKey({ columns: [table.orgId, table.number] }),
    index('theme_versions_logo_idx').on(table.logoUploadId),
    index('theme_versions_published_by_idx').on(table.publishedBy),
  ],
);
