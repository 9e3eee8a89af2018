import { index, jsonb, pgTable, primaryKey, smallint, varchar } from 'drizzle-orm/pg-core';
import { createdAt } from './columns.ts';

/** Answers of repeatable writes, stored in the transaction of the write itself, so neither exists without the other. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** The user, or for guests a hash of address and route. */
    scope: varchar('scope', { length: 64 }).notNull(),
    key: varchar('key', { length: 128 }).notNull(),
    requestHash: varchar('request_hash', { length: 64 }).notNull(),
    status: smallint('status'),
    answer: jsonb('answer').$type<unknown>(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.scope, table.key] }),
    index('idempotency_keys_created_idx').on(table.createdAt),
  ],
);
