import { sql, type SQL } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core';
import { accessLevels, postKinds, postStatuses } from '@rostrum/contracts';
import type { CoverFrame } from '@rostrum/contracts/posts';
import {
  citext,
  createdAt,
  idColumn,
  moment,
  tsvector,
  updatedAt,
  versionColumn,
} from '@rostrum/server-kit/database';
import type { SanitisedHtml } from '@rostrum/server-kit/rich-text';
import { organisations } from '@rostrum/identity/schema';
import { people } from '../people/index.ts';
import { uploads } from '../uploads/index.ts';

export interface PostSeo {
  title?: string;
  description?: string;
  noindex?: boolean;
  /** Address of the page on which the text stood first. */
  canonical?: string;
}

export const posts = pgTable(
  'posts',
  {
    id: idColumn(),
    orgId: uuid('org_id')
      .notNull()
      .references(() => organisations.id),
    slug: citext('slug').notNull(),
    /** An editor wrote the address, which does not follow the title any more. */
    slugChosen: boolean('slug_chosen').notNull().default(false),
    kind: text('kind', { enum: postKinds }).notNull(),
    title: varchar('title', { length: 150 }).notNull(),
    summary: varchar('summary', { length: 300 }).notNull().default(''),
    /** Sanitised when written; read as it is. */
    bodyHtml: text('body_html')
      .$type<SanitisedHtml>()
      .notNull()
      .default(sql`''`),
    cover: text('cover'),
    coverAlt: varchar('cover_alt', { length: 125 }),
    coverCredit: varchar('cover_credit', { length: 120 }),
    /** The picture that was uploaded for it; null for one that was not uploaded here. */
    coverUploadId: uuid('cover_upload_id').references(() => uploads.id, { onDelete: 'set null' }),
    /** Which part of that picture is shown, in pixels of its preview; null for all of it. */
    coverFrame: jsonb('cover_frame').$type<CoverFrame>(),
    /** What stays in sight where less than the cover is shown, in hundredths of its sides. */
    coverFocusX: smallint('cover_focus_x').notNull().default(50),
    coverFocusY: smallint('cover_focus_y').notNull().default(50),
    /** What it is about, in the words that profiles have for what people speak on. */
    topics: text('topics')
      .array()
      .notNull()
      .default(sql`'{}'`),
    tags: text('tags')
      .array()
      .notNull()
      .default(sql`'{}'`),
    angles: text('angles')
      .array()
      .notNull()
      .default(sql`'{}'`),
    readingMinutes: smallint('reading_minutes').notNull().default(1),
    status: text('status', { enum: postStatuses }).notNull().default('draft'),
    /** Who may read it now. Under an embargo nobody outside, so that no list, feed or search has to know of embargoes. */
    access: text('access', { enum: accessLevels }).notNull().default('public'),
    /** Under an embargo: who may read it once that has ended. */
    accessAfter: text('access_after', { enum: accessLevels }),
    publishAt: moment('publish_at'),
    publishedAt: moment('published_at'),
    embargoUntil: moment('embargo_until'),
    expiresAt: moment('expires_at'),
    pinned: boolean('pinned').notNull().default(false),
    seo: jsonb('seo').$type<PostSeo>().notNull().default({}),
    version: versionColumn(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    deletedAt: moment('deleted_at'),
    searchVector: tsvector('search_vector').generatedAlwaysAs(
      (): SQL => sql`rostrum_vector(${posts.title}, 'A')
        || rostrum_vector(rostrum_join(${posts.topics} || ${posts.tags}), 'B')
        || rostrum_vector(${posts.summary}, 'B')
        || rostrum_vector(rostrum_plain(${posts.bodyHtml}), 'D')`,
    ),
  },
  (table) => [
    unique('posts_org_id_key').on(table.orgId, table.id),
    unique('posts_slug_key').on(table.orgId, table.slug),
    check(
      'posts_cover_focus_range',
      sql`${table.coverFocusX} between 0 and 100 and ${table.coverFocusY} between 0 and 100`,
    ),
    check('posts_list_limits', sql`cardinality(${table.tags}) <= 20 and cardinality(${table.angles}) <= 8`),
    check('posts_topics_limit', sql`cardinality(${table.topics}) <= 10`),
    // Pages of topics reach across organisations.
    index('posts_topic_slugs_idx').using('gin', sql`rostrum_slugs(${table.topics})`),
    index('posts_org_status_idx')
      .on(table.orgId, table.status, table.updatedAt)
      .where(sql`${table.deletedAt} is null`),
    index('posts_org_publish_idx').on(table.orgId, table.publishAt),
    index('posts_due_idx')
      .on(table.publishAt)
      .where(sql`${table.status} = 'scheduled' and ${table.deletedAt} is null`),
    index('posts_cover_upload_idx').on(table.coverUploadId),
    index('posts_embargo_idx')
      .on(table.embargoUntil)
      .where(sql`${table.embargoUntil} is not null and ${table.deletedAt} is null`),
    index('posts_expiry_idx')
      .on(table.expiresAt)
      .where(
        sql`${table.expiresAt} is not null and ${table.status} = 'published' and ${table.deletedAt} is null`,
      ),
    check(
      'posts_embargo_access',
      sql`(${table.embargoUntil} is null) = (${table.accessAfter} is null) and (${table.embargoUntil} is null or ${table.access} = 'private')`,
    ),
    check('posts_schedule_time', sql`${table.status} <> 'scheduled' or ${table.publishAt} is not null`),
    index('posts_search_idx').using('gin', table.orgId, table.searchVector),
    index('posts_title_trgm_idx').using('gin', table.orgId, sql`rostrum_fold(${table.title}) gin_trgm_ops`),
    index('posts_tags_idx').using('gin', table.orgId, table.tags),
  ],
);

/** Who wrote it. A name is kept for authors without a profile. */
export const postAuthors = pgTable(
  'post_authors',
  {
    orgId: uuid('org_id').notNull(),
    postId: uuid('post_id').notNull(),
    position: smallint('position').notNull(),
    personId: uuid('person_id'),
    name: varchar('name', { length: 150 }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orgId, table.postId, table.position] }),
    foreignKey({
      name: 'post_authors_post_fk',
      columns: [table.orgId, table.postId],
      foreignColumns: [posts.orgId, posts.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'post_authors_person_fk',
      columns: [table.orgId, table.personId],
      foreignColumns: [people.orgId, people.id],
    }),
    index('post_authors_person_idx').on(table.orgId, table.personId),
  ],
);

/** Experts a post is about; their public pages link to it. */
export const postExperts = pgTable(
  'post_experts',
  {
    orgId: uuid('org_id').notNull(),
    postId: uuid('post_id').notNull(),
    personId: uuid('person_id').notNull(),
    position: smallint('position').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.orgId, table.postId, table.personId] }),
    foreignKey({
      name: 'post_experts_post_fk',
      columns: [table.orgId, table.postId],
      foreignColumns: [posts.orgId, posts.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'post_experts_person_fk',
      columns: [table.orgId, table.personId],
      foreignColumns: [people.orgId, people.id],
    }).onDelete('cascade'),
    index('post_experts_person_idx').on(table.orgId, table.personId),
  ],
);
