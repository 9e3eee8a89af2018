import { bigint, index, jsonb, pgTable, text, unique, uuid, varchar } from 'drizzle-orm/pg-core';
import { createdAt, idColumn } from '../database/columns.ts';

/** The newest link of each chain; its row lock keeps the entries of one chain in one order. */
export const activityChains = pgTable('activity_chains', {
  /** An organisation, or a user for acts outside any organisation. */
  scopeId: uuid('scope_id').primaryKey(),
  sequence: bigint('sequence', { mode: 'number' }).notNull().default(0),
  hash: varchar('hash', { length: 64 }).notNull().default(''),
});

/** Who did what to which, when. Append-only (a trigger refuses changes); each entry carries the hash of the one before. */
export const activityEntries = pgTable(
  'activity_entries',
  {
    id: idColumn(),
    scopeId: uuid('scope_id').notNull(),
    sequence: bigint('sequence', { mode: 'number' }).notNull(),
    orgId: uuid('org_id'),
    actorUserId: uuid('actor_user_id'),
    actorName: varchar('actor_name', { length: 150 }).notNull(),
    actorRole: varchar('actor_role', { length: 30 }).notNull(),
    verb: varchar('verb', { length: 60 }).notNull(),
    /** The sentence people read. */
    text: varchar('text', { length: 500 }).notNull(),
    entityType: varchar('entity_type', { length: 30 }).notNull(),
    entityId: uuid('entity_id'),
    entityLabel: varchar('entity_label', { length: 300 }).notNull(),
    href: text('href'),
    before: jsonb('before').$type<Record<string, unknown>>(),
    after: jsonb('after').$type<Record<string, unknown>>(),
    ip: text('ip'),
    requestId: varchar('request_id', { length: 64 }),
    previousHash: varchar('previous_hash', { length: 64 }).notNull(),
    hash: varchar('hash', { length: 64 }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    unique('activity_entries_chain_key').on(table.scopeId, table.sequence),
    index('activity_entries_org_idx').on(table.orgId, table.createdAt),
    index('activity_entries_entity_idx').on(table.entityType, table.entityId, table.createdAt),
    index('activity_entries_actor_idx').on(table.actorUserId, table.createdAt),
  ],
);
