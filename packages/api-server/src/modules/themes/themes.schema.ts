import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { plainLayout, type ThemeLayout, type ThemeLook } from '@rostrum/contracts/builder';
import { createdAt, updatedAt } from '@rostrum/server-kit/database';
import { organisations, users } from '@rostrum/identity/schema';
import { uploads } from '../uploads/index.ts';

const pictureUpload = (name: `${string}_upload_id`) =>
  uuid(name).references(() => uploads.id, { onDelete: 'set null' });

/** What a draft and a publication of it hold alike: addresses of pictures, and the uploads that they came from. */
const themeColumns = () => ({
  look: jsonb('look').$type<ThemeLook>().notNull(),
  layout: jsonb('layout').$type<ThemeLayout>().notNull().default(plainLayout),
  css: text('css').notNull().default(''),
  logo: text('logo'),
  logoUploadId: pictureUpload('logo_upload_id'),
  logoDark: text('logo_dark'),
  logoDarkUploadId: pictureUpload('logo_dark_upload_id'),
  favicon: text('favicon'),
  faviconUploadId: pictureUpload('favicon_upload_id'),
  hero: text('hero'),
  heroUploadId: pictureUpload('hero_upload_id'),
});

/** The look that an organisation works on. Visitors see nothing of it. */
export const themeDrafts = pgTable(
  'theme_drafts',
  {
    orgId: uuid('org_id')
      .primaryKey()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    ...themeColumns(),
    savedBy: uuid('saved_by').references(() => users.id),
    version: integer('version').notNull(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('theme_drafts_logo_idx').on(table.logoUploadId),
    index('theme_drafts_logo_dark_idx').on(table.logoDarkUploadId),
    index('theme_drafts_favicon_idx').on(table.faviconUploadId),
    index('theme_drafts_hero_idx').on(table.heroUploadId),
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
    ...themeColumns(),
    publishedBy: uuid('published_by').references(() => users.id),
    publishedAt: createdAt(),
    restoredFrom: integer('restored_from'),
  },
  (table) => [
    primaryKey({ columns: [table.orgId, table.number] }),
    index('theme_versions_logo_idx').on(table.logoUploadId),
    index('theme_versions_logo_dark_idx').on(table.logoDarkUploadId),
    index('theme_versions_favicon_idx').on(table.faviconUploadId),
    index('theme_versions_hero_idx').on(table.heroUploadId),
    index('theme_versions_published_by_idx').on(table.publishedBy),
  ],
);
