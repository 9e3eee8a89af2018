import { boolean, index, jsonb, pgTable, primaryKey, text, unique, uuid, varchar } from 'drizzle-orm/pg-core';
import { alertFrequencies, type SearchFilters } from '@rostrum/contracts';
import { createdAt, idColumn, moment, tsvector, updatedAt } from '@rostrum/server-kit/database';
import { organisations, users } from '@rostrum/identity/schema';
import { documentKinds } from '../search/index.ts';

/** A search that a person keeps. What it means stands beside it as one query, so that a change is held against all of them at once. */
export const savedSearches = pgTable(
  'saved_searches',
  {
    id: idColumn(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** In whose name it was saved: what only this organisation finds matches too, as long as its owner belongs to it. */
    orgId: uuid('org_id').references(() => organisations.id, { onDelete: 'cascade' }),
    name: varchar('name', { length: 120 }).notNull(),
    filters: jsonb('filters').$type<SearchFilters>().notNull(),
    /** Hash of what decides the matches: the same search is kept once. */
    fingerprint: varchar('fingerprint', { length: 64 }).notNull(),
    alert: text('alert', { enum: alertFrequencies }).notNull().default('off'),
    kind: text('kind', { enum: documentKinds }).notNull(),
    /**
     * As text, of any length: PostgreSQL stores a tsquery within its row alone, and the countries of three regions don't fit.
     * Null matches everything of its kind.
     */
    query: text('query'),
    isConfirmed: boolean('is_confirmed').notNull(),
    /** When filters were last read as a query; topics get new synonyms, and words new meanings. */
    readAt: moment('read_at').notNull(),
    seenAt: moment('seen_at').notNull(),
    /** Finds from before are not mailed. */
    alertSince: moment('alert_since').notNull(),
    alertedAt: moment('alerted_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    unique('saved_searches_user_search_key').on(table.userId, table.fingerprint),
    index('saved_searches_kind_idx').on(table.kind),
    index('saved_searches_org_idx').on(table.orgId),
    index('saved_searches_read_idx').on(table.readAt),
  ],
);

/** What came to match a saved search after it was saved: once each, however often it comes and goes. */
export const savedSearchFinds = pgTable(
  'saved_search_finds',
  {
    searchId: uuid('search_id')
      .notNull()
      .references(() => savedSearches.id, { onDelete: 'cascade' }),
    /** Of the person, post, question or organisation. */
    documentId: uuid('document_id').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    foundAt: moment('found_at').notNull(),
    /** False once it matches no more. */
    isCurrent: boolean('is_current').notNull().default(true),
    mailedAt: moment('mailed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.searchId, table.documentId] }),
    index('saved_search_finds_user_idx').on(table.userId),
    index('saved_search_finds_document_idx').on(table.documentId),
  ],
);

/**
 * What changed among the things that can be found and was not held against the saved searches yet, one row each: as it
 * was before the first of these changes, and as it is. Written by triggers on the documents; gone once it was looked at.
 */
export const searchDocumentChanges = pgTable(
  'search_document_changes',
  {
    documentId: uuid('document_id').primaryKey(),
    orgId: uuid('org_id').notNull(),
    kind: text('kind', { enum: documentKinds }).notNull(),
    changedAt: moment('changed_at').notNull(),
    formerWords: tsvector('former_words'),
    formerIsPublic: boolean('former_is_public'),
    formerConfirmedAt: moment('former_confirmed_at'),
    words: tsvector('words'),
    isPublic: boolean('is_public'),
    confirmedAt: moment('confirmed_at'),
  },
  (table) => [index('search_document_changes_changed_idx').on(table.changedAt)],
);
