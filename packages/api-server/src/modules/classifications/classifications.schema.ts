import { sql, type SQL } from 'drizzle-orm';
import {
  foreignKey,
  index,
  integer,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core';
import { createdAt, idColumn, updatedAt } from '@rostrum/server-kit/database';
import { organisations } from '@rostrum/identity/schema';

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
    index('classifications_parent_idx').on(table.parentId),
    index('classifications_terms_idx').using('gin', table.terms),
    index('classifications_search_idx').using('gin', sql`${table.searchTitle} gin_trgm_ops`),
  ],
);
