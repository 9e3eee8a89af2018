import { foreignKey, index, integer, pgTable, text, unique, uuid, varchar } from 'drizzle-orm/pg-core';
import { signOffStates } from '@rostrum/contracts/posts';
import { bytea, createdAt, idColumn, moment } from '@rostrum/server-kit/database';
import { users } from '@rostrum/identity/schema';
import { people } from '../people/index.ts';
import { posts } from './posts.schema.ts';

/** Whom the desk asked to sign off a post, and what they last answered about which version of it. */
export const postSignOffs = pgTable(
  'post_signoffs',
  {
    id: idColumn(),
    orgId: uuid('org_id').notNull(),
    postId: uuid('post_id').notNull(),
    personId: uuid('person_id').notNull(),
    state: text('state', { enum: signOffStates }).notNull(),
    askedBy: uuid('asked_by').references(() => users.id, { onDelete: 'set null' }),
    askedByName: varchar('asked_by_name', { length: 150 }).notNull(),
    askedAt: moment('asked_at').notNull(),
    /** Of the last answer; kept while a newer text waits for the next one. */
    answeredAt: moment('answered_at'),
    number: integer('number'),
    note: varchar('note', { length: 1000 }),
    createdAt: createdAt(),
  },
  (table) => [
    unique('post_signoffs_org_id_key').on(table.orgId, table.id),
    unique('post_signoffs_person_key').on(table.orgId, table.postId, table.personId),
    foreignKey({
      name: 'post_signoffs_post_fk',
      columns: [table.orgId, table.postId],
      foreignColumns: [posts.orgId, posts.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'post_signoffs_person_fk',
      columns: [table.orgId, table.personId],
      foreignColumns: [people.orgId, people.id],
    }).onDelete('cascade'),
    index('post_signoffs_person_idx').on(table.orgId, table.personId),
    index('post_signoffs_asked_by_idx').on(table.askedBy),
  ],
);

/** Links of mails; only the sha256 of each is kept. The first answer after a question ends all that were sent until then. */
export const postSignOffLinks = pgTable(
  'post_signoff_links',
  {
    tokenHash: bytea('token_hash').primaryKey(),
    orgId: uuid('org_id').notNull(),
    signOffId: uuid('signoff_id').notNull(),
    expiresAt: moment('expires_at').notNull(),
    endedAt: moment('ended_at'),
    createdAt: createdAt(),
  },
  (table) => [
    foreignKey({
      name: 'post_signoff_links_signoff_fk',
      columns: [table.orgId, table.signOffId],
      foreignColumns: [postSignOffs.orgId, postSignOffs.id],
    }).onDelete('cascade'),
    index('post_signoff_links_signoff_idx').on(table.orgId, table.signOffId),
  ],
);
