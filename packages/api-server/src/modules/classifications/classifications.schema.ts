import { sql, type SQL } from 'drizzle-orm';
import {
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core';
import { createdAt, idColumn, moment, updatedAt, versionColumn } from '@rostrum/server-kit/database';
import { organisations, users } from '@rostrum/identity/schema';
import type { MergeRecord } from './merge-record.ts';

/** Words that profiles, posts and questions are filed under; without an organisation they belong to all. */
export const classifications = pgTable(
  'classifications',
  {
    id: idColumn(),
    orgId: uuid('org_id').references(() => organisations.id),
    scheme: text('scheme', { enum: ['topic', 'industry', 'category', 'tag', 'department'] }).notNull(),
    title: varchar('title', { length: 80 }).notNull(),
    parentId: uuid('parent_id'),
    synonyms: text('synonyms')
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** What the term covers and what it does not, for those who file by it. */
    scopeNote: varchar('scope_note', { length: 500 }).notNull().default(''),
    externalCode: varchar('external_code', { length: 80 }),
    status: text('status', { enum: ['suggested', 'active', 'merged', 'retired'] })
      .notNull()
      .default('active'),
    usageCount: integer('usage_count').notNull().default(0),
    /** Title and synonyms without case and accents: what the autocomplete looks at. */
    searchTitle: text('search_title').generatedAlwaysAs(
      (): SQL =>
        sql`rostrum_fold(${classifications.title} || ' ' || rostrum_join(${classifications.synonyms}))`,
    ),
    /** Title and synonyms as stems: what a text is compared with when it is read. */
    terms: text('terms')
      .array()
      .generatedAlwaysAs(
        (): SQL => sql`rostrum_terms(${classifications.title} || ${classifications.synonyms})`,
      ),
    version: versionColumn(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    foreignKey({ name: 'classifications_parent_fk', columns: [table.parentId], foreignColumns: [table.id] }),
    unique('classifications_org_id_key').on(table.orgId, table.id),
    uniqueIndex('classifications_title_key').on(
      sql`coalesce(${table.orgId}, '00000000-0000-0000-0000-000000000000'::uuid)`,
      table.scheme,
      sql`rostrum_fold(${table.title})`,
    ),
    index('classifications_slug_idx').on(sql`rostrum_slug(${table.title})`),
    index('classifications_entry_slugs_idx').using('gin', sql`rostrum_slugs(${table.synonyms})`),
    index('classifications_parent_idx').on(table.parentId),
    index('classifications_terms_idx').using('gin', table.terms),
    index('classifications_search_idx').using('gin', sql`${table.searchTitle} gin_trgm_ops`),
  ],
);

/** Merges of two terms, with all that is needed to take one back. */
export const classificationMerges = pgTable(
  'classification_merges',
  {
    id: idColumn(),
    orgId: uuid('org_id')
      .notNull()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    scheme: text('scheme', { enum: classifications.scheme.enumValues }).notNull(),
    title: varchar('title', { length: 80 }).notNull(),
    intoTitle: varchar('into_title', { length: 80 }).notNull(),
    record: jsonb('record').$type<MergeRecord>().notNull(),
    mergedBy: uuid('merged_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    undoneAt: moment('undone_at'),
  },
  (table) => [
    index('classification_merges_org_idx').on(table.orgId, table.scheme, table.createdAt),
    index('classification_merges_merged_by_idx').on(table.mergedBy),
  ],
);

/** Suggested words that an organisation does not want as terms, folded. */
export const dismissedSuggestions = pgTable(
  'dismissed_suggestions',
  {
    orgId: uuid('org_id')
      .notNull()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    scheme: text('scheme', { enum: classifications.scheme.enumValues }).notNull(),
    word: varchar('word', { length: 300 }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.orgId, table.scheme, table.word] })],
);
