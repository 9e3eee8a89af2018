import { customType, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt } from '../../database/columns.ts';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** Answers of writes by Idempotency-Key; written in the transaction of the write itself. Kept for a day. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** Whose key it is: a user's id, or a hash of a guest's address. */
    owner: text('owner').notNull(),
    routeId: text('route_id').notNull(),
    key: text('key').notNull(),
    requestHash: bytea('request_hash').notNull(),
    status: integer('status').notNull(),
    answer: jsonb('answer').notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.owner, table.routeId, table.key] }), index('idempotency_keys_created').on(table.createdAt)],
);
