import { foreignKey, index, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { createdAt, moment, primaryId, updatedAt, versionColumn } from '../../database/columns.ts';
import { organisations } from '../organisations/organisations.schema.ts';
import { people } from '../people/people.schema.ts';

/** A post of an organisation. `bodyHtml` is sanitised before it is stored. */
export const posts = pgTable(
  'posts',
  {
    id: primaryId(),
    orgId: uuid('org_id').notNull().references(() => organisations.id, { onDelete: 'cascade' }),
    kind: text('kind').notNull(),
    slug: text('slug').notNull(),
    title: text('title').notNull(),
    summary: text('summary').notNull().default(''),
    bodyHtml: text('body_html').notNull().default(''),
    /** The body without its tags: what search reads. */
    bodyText: text('body_text').notNull().default(''),
    cover: text('cover'),
    tags: jsonb('tags').$type<string[]>().notNull().default([]),
    angles: jsonb('angles').$type<string[]>().notNull().default([]),
    status: text('status').notNull().default('draft'),
    access: text('access').notNull().default('public'),
    readingMinutes: integer('reading_minutes').notNull().default(1),
    publishAt: moment('publish_at'),
    publishedAt: moment('published_at'),
    version: versionColumn(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [unique('posts_org_id').on(table.orgId, table.id), unique('posts_org_slug').on(table.orgId, table.slug), index('posts_org_status').on(table.orgId, table.status, table.updatedAt)],
);

/** Who wrote a post (`author`) and which experts it is about (`expert`). */
export const postPeople = pgTable(
  'post_people',
  {
    orgId: uuid('org_id').notNull(),
    postId: uuid('post_id').notNull(),
    personId: uuid('person_id').notNull(),
    relation: text('relation').notNull(),
    position: integer('position').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.postId, table.personId, table.relation] }),
    foreignKey({ columns: [table.orgId, table.postId], foreignColumns: [posts.orgId, posts.id] }).onDelete('cascade'),
    foreignKey({ columns: [table.orgId, table.personId], foreignColumns: [people.orgId, people.id] }).onDelete('cascade'),
    index('post_people_post').on(table.orgId, table.postId),
    index('post_people_person').on(table.orgId, table.personId),
  ],
);
